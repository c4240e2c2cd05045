/** Small line drawings beside a label. They say nothing on their own, so screen readers skip them. */
function Icon({ d, className }: { d: string; className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}

type IconProps = { className?: string };

export function Arrow({ className }: IconProps) {
  return <Icon className={className} d="M2 10h15M11 4l6 6-6 6" />;
}

export function Back({ className }: IconProps) {
  return <Icon className={className} d="M18 10H3M9 4l-6 6 6 6" />;
}

export function Check({ className }: IconProps) {
  return <Icon className={className} d="m3 10.5 4.5 4.5L17 5" />;
}

export function Cross({ className }: IconProps) {
  return <Icon className={className} d="m3 3 14 14M17 3 3 17" />;
}

export function Menu({ className }: IconProps) {
  return <Icon className={className} d="M1 4h18M1 10h18M1 16h18" />;
}

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

const STAR = "M10 1.6 12.5 7.2 18.6 7.9 14 12 15.3 18 10 14.9 4.7 18 6 12 1.4 7.9 7.5 7.2Z";

/** Five stars, `rating` of them lit; read out as "5 out of 5". */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg
      className="strong"
      viewBox="0 0 116 20"
      width="7.25rem"
      height="1.25rem"
      fill="currentColor"
      role="img"
      aria-label={`${rating} out of 5`}
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <path
          key={star}
          d={STAR}
          transform={`translate(${(star - 1) * 24})`}
          {...(star > rating && { fill: "none", stroke: "var(--smoke)" })}
        />
      ))}
    </svg>
  );
}

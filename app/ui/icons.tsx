function Icon({ d }: { d: string }) {
  return (
    <svg
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

export const Arrow = () => <Icon d="M2 10h15M11 4l6 6-6 6" />;
export const Back = () => <Icon d="M18 10H3M9 4l-6 6 6 6" />;
export const Cross = () => <Icon d="m3 3 14 14M17 3 3 17" />;
export const Menu = () => <Icon d="M1 4h18M1 10h18M1 16h18" />;
export const Phone = () => <Icon d="M6 2 2 5c0 7 6 13 13 13l3-4-5-3-2 2c-2-1-3-2-4-4l2-2z" />;

const STAR = "M10 1.6 12.5 7.2 18.6 7.9 14 12 15.3 18 10 14.9 4.7 18 6 12 1.4 7.9 7.5 7.2Z";

/** Five stars with `rating` of them lit; read out as "5 out of 5". */
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

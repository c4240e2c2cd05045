import { carOutline } from "./car-outline.ts";

const { body, wheels, tyre } = carOutline;

/** A car that is missing: the hole it leaves, the cut line round it, and measures nobody knows. */
export function CarCutOut({ label }: { label: string }) {
  return (
    <svg
      viewBox="-12 -190 560 262"
      fill="var(--ink)"
      fontFamily="var(--font-display)"
      fontSize="14"
      aria-hidden="true"
    >
      <defs>
        <clipPath id="missing-car">
          <path d={body} />
          {wheels.map((x) => (
            <circle key={x} cx={x} cy={-tyre} r={tyre} />
          ))}
        </clipPath>
      </defs>
      <g clipPath="url(#missing-car)">
        <path fill="#b9b5ab" d="M-12-150H480V10H-12z" />
        <g fill="var(--night)" transform="translate(2 4)">
          <path d={body} />
          {wheels.map((x) => (
            <circle key={x} cx={x} cy={-tyre} r={tyre} />
          ))}
        </g>
      </g>
      <g fill="none" stroke="var(--ink)" strokeWidth="1.2" strokeDasharray="5 3.5">
        <path d={body} />
        {wheels.map((x) => (
          <circle key={x} cx={x} cy={-tyre} r={tyre} />
        ))}
      </g>
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="0.7"
        d="M0 8V46M93 8V32M376 8V32M471 8V46M0 26H471M0 40H471M-5 31l10-10M88 31l10-10M371 31l10-10M466 31l10-10M-5 45l10-10M466 45l10-10M486-132H514M486 0H514M506-132V0M501-127l10-10M501 5l10-10M262-133V-158H226"
      />
      <g fontSize="11" textAnchor="middle">
        <text x="46.5" y="22">
          ?
        </text>
        <text x="234.5" y="22">
          ?
        </text>
        <text x="423.5" y="22">
          ?
        </text>
        <text x="234.5" y="58">
          ?
        </text>
        <text x="520" y="-62">
          ?
        </text>
      </g>
      <text x="218" y="-153" textAnchor="end">
        {label}
      </text>
    </svg>
  );
}

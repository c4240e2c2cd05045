import { carOutline } from "./car-outline.ts";

export type Shot = "side" | "front" | "damage" | "film";

const { body, glass, wheels, tyre } = carOutline;

/** What a photo should show, in the corners of a viewfinder. */
export function PhotoSketch({ shot }: { shot: Shot }) {
  return (
    <svg
      viewBox="0 0 120 80"
      width="7.5rem"
      height="5rem"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {sketches[shot]}
      <path strokeWidth="2" d="M2 16V2h14M104 2h14v14M118 64v14h-14M16 78H2V64" />
    </svg>
  );
}

const sketches = {
  side: (
    <g transform="translate(12 58) scale(.204)" strokeWidth="7.4">
      <path d={body} />
      <path d={glass} />
      {wheels.map((x) => (
        <circle key={x} cx={x} cy={-tyre} r={tyre} />
      ))}
      <path d="M-20 0H490" />
    </g>
  ),
  front: (
    <>
      <path d="M30 58v6h10v-6h40v6h10v-6c3-8 3-18-2-24l-8-15c-1-2-3-3-5-3H45c-2 0-4 1-5 3l-8 15c-5 6-5 16-2 24z" />
      <path d="M35 33 42 21h36l7 12zM33 41l12 3M87 41l-12 3M45 50h30M24 31l7 1M96 31l-7 1M16 64h88" />
    </>
  ),
  damage: (
    <>
      <path d="M10 52c22-12 62-16 100-12M10 64c24-9 62-12 100-9" />
      <circle cx="64" cy="34" r="19" fill="var(--field)" />
      <path d="m58 28 5 3 4-5 1 6 6 2-5 4 1 6-6-3-5 4v-6l-6-3zM78 48l14 15" />
    </>
  ),
  film: (
    <>
      <path fill="#0f6a63" d="M36 14h48v40L72 66H36z" />
      <path d="M84 54H72v12z" />
    </>
  ),
} satisfies Record<Shot, unknown>;

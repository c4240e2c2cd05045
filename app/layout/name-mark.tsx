// The studio's sign: a sheet of film with one corner peeled, and the name.

import { studio } from "#facts/studio.ts";

export function NameMark() {
  const [first, ...rest] = studio.name.split(" ");
  return (
    <>
      <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
        <path d="M0 0h28v18L18 28H0z" fill="currentColor" />
        <path d="M28 18L18 28V18z" fill="var(--smoke)" />
        <path d="M9 6h6v16H9z" fill="var(--night)" />
      </svg>
      <span>
        {first} <span className="quiet">{rest.join(" ")}</span>
      </span>
    </>
  );
}

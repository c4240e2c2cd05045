// Preview of the site at phone and desktop width.

import { useState } from "react";

const widths = { phone: 390, desktop: 1280 };

/** @param address changes with each restart of the site; `undefined` while it starts */
export function Preview({ address }: { address: string | undefined }) {
  const [device, setDevice] = useState<keyof typeof widths>("phone");
  const [loads, setLoads] = useState(0);
  // The column is 27rem wide.
  const scale = device === "phone" ? 1 : 0.335;
  return (
    <section className="preview" aria-label="Your site">
      <div className="acts">
        {(["phone", "desktop"] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === device}
            onClick={() => setDevice(one)}
          >
            {one === "phone" ? "Phone" : "Desktop"}
          </button>
        ))}
        <button type="button" onClick={() => setLoads(loads + 1)}>
          Reload
        </button>
        {address && (
          <a className="button" href={address} target="_blank" rel="noreferrer">
            Open in a tab<span className="unseen"> (your site)</span>
          </a>
        )}
      </div>
      {address ? (
        <div className="window">
          <iframe
            key={`${address} ${loads}`}
            title="Your site as it is now"
            src={address}
            width={widths[device]}
            height={720 / scale}
            style={{ transform: `scale(${scale})` }}
          />
        </div>
      ) : (
        <p>The site is starting…</p>
      )}
    </section>
  );
}

// The last step: what is open, and the ways to put the site live.

import type { Progress } from "./api.ts";

const ways = [
  {
    title: "A static host",
    can: "Netlify, Apache or any web space. The pages, and on Netlify the quote form by its own form service.",
    cannot:
      "No photos with a request, no desk, no reminder; without a form service, visitors are asked to ring or write.",
    how: "SITE_URL=https://www.example.com npm run export, then upload dist/static. See “Static hosts” in docs/going-live.md.",
  },
  {
    title: "A small server (VPS)",
    can: "Everything, with HTTPS, backups and releases, on a Debian machine for a few pounds a month.",
    cannot: "It asks for somebody who can work at a terminal, for an afternoon.",
    how: "See “One machine” in docs/going-live.md.",
  },
];

export function GoLive({ progress }: { progress: Progress }) {
  const open = progress.sections.filter(({ state }) => state !== "done");
  return (
    <>
      <h1>Put it live</h1>
      <p className="lead">
        {open.length === 0 && progress.missingPhotos === 0
          ? "Every step is done."
          : "Not everything is done yet. You can look around, and come back to this."}
      </p>
      {open.length > 0 && (
        <ul className="plain-list">
          {open.map(({ id, title, state }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>: {state}
            </li>
          ))}
        </ul>
      )}
      <p>
        First run <code>npm run check</code>: it reads the built pages and lists what is still the
        demonstration’s or unproved, in words.
      </p>
      {ways.map(({ title, can, cannot, how }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{can}</p>
          <p>{cannot}</p>
          <p className="quiet">{how}</p>
        </section>
      ))}
    </>
  );
}

// Last step: open points, and the ways to publish the site.

import { useEffect, useState } from "react";
import { ask, type OpenPoint, type Progress } from "./api.ts";

const ways = [
  {
    title: "A static host",
    can: "Netlify, Apache or any web space serves the pages. On Netlify, its form service receives the quote form.",
    cannot:
      "No photos with a request, no desk, no reminder; without a form service, visitors are asked to ring.",
    how: "SITE_URL=https://www.example.com npm run export, then upload dist/static. See “Static hosts” in docs/going-live.md.",
  },
  {
    title: "A platform with a disk",
    can: "Fly.io, Render and the like run the container and keep its volume. Everything works, with HTTPS, from a few pounds a month.",
    cannot: "With SQLite, only one instance can run. You have to fetch each backup yourself.",
    how: "See docs/hosting/platforms.md.",
  },
  {
    title: "A container on your own machine",
    can: "Everything works: run docker compose up --build --detach behind a proxy with HTTPS.",
    cannot: "You add HTTPS yourself, and rebuild the image at each update.",
    how: "See compose.yaml, and docs/hosting/platforms.md.",
  },
  {
    title: "A small server (VPS)",
    can: "Everything works, with HTTPS, backups and releases, on a Debian machine for a few pounds a month.",
    cannot: "You need someone who can use a terminal to set it up.",
    how: "See “One machine” in docs/going-live.md.",
  },
];

export function GoLive({ progress }: { progress: Progress }) {
  const open = progress.sections.filter(({ state }) => state !== "done");
  const [points, setPoints] = useState<OpenPoint[]>();
  const [said, setSaid] = useState("One moment…");
  useEffect(() => {
    ask<OpenPoint[]>("open").then(setPoints, (error) => setSaid(error.message));
  }, []);
  return (
    <>
      <h1>Put it live</h1>
      <p className="lead">
        {open.length === 0 && progress.missingPhotos === 0
          ? "Every step is done."
          : "Not everything is done yet. You can look around and come back later."}
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
      <h2>Still open</h2>
      <p role="status">{points ? `${points.length} to settle before going live.` : said}</p>
      <ul className="plain-list">
        {points?.map(({ file, problem, mend, step }) => (
          <li key={file + problem + mend}>
            {problem.replace(/\.?$/, ".")} {mend} {step && <a href={`#${step}`}>Go to this step</a>}
          </li>
        ))}
      </ul>
      <p>
        Finally, run <code>npm run check</code>, and on the server{" "}
        <code>npm run desk -- launch-check</code>.
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

import { Picture } from "#app/ui/picture.tsx";
import { finishPanels as words } from "#content/finish-panels.ts";
import { type Finish, finishes, finishNames } from "#facts/finishes.ts";
import type { PictureSource } from "#facts/picture-source.ts";
import finishCarbon from "#studio/pictures/finish-carbon";
import finishChrome from "#studio/pictures/finish-chrome";
import finishFlip from "#studio/pictures/finish-flip";
import finishGloss from "#studio/pictures/finish-gloss";
import finishMatte from "#studio/pictures/finish-matte";
import finishSatin from "#studio/pictures/finish-satin";

const pictures: Record<Finish, PictureSource> = {
  gloss: finishGloss,
  satin: finishSatin,
  matte: finishMatte,
  carbon: finishCarbon,
  "colour-flip": finishFlip,
  chrome: finishChrome,
};

export function FinishPanels() {
  return (
    <figure aria-label="Rendering">
      <ul className="fill label">
        {finishes.map((finish) => (
          <li key={finish} className="stack">
            <Picture
              source={pictures[finish]}
              alt={words.alts[finish]}
              sizes="(width < 40rem) 45vw, 18rem"
            />
            {finishNames[finish]}
          </li>
        ))}
      </ul>
      <figcaption>{words.caption}</figcaption>
    </figure>
  );
}

// One photo in the list: its picture, what is happening to it, and what can be done about it.

import css from "#app/pages/pages.module.css";
import { Button } from "#app/ui/button.tsx";
import { photos as words } from "#content/photos.ts";
import type { ShownPhoto } from "./photo-list.ts";
import type { ChosenFile } from "./use-photos.ts";

export function PhotoItem({
  photo,
  onRemove,
  onRetry,
}: {
  photo: ShownPhoto;
  onRemove: () => void;
  onRetry: () => void;
}) {
  return (
    <li>
      <img src={photo.thumbnail} alt="" width="80" height="60" />
      <div>
        <p className={css.name}>{photo.name}</p>
        {photo.state === "refused" ? (
          <p className="error" role="alert">
            {photo.problem}
          </p>
        ) : (
          <p className="small">{words.states[photo.state]}</p>
        )}
        {photo.state === "sending" ? <progress value={photo.part} aria-label={photo.name} /> : null}
      </div>
      <div className="row">
        {photo.state === "waiting" || photo.state === "refused" ? (
          <Button kind="text" onClick={onRetry} aria-label={`${words.retry}: ${photo.name}`}>
            {words.retry}
          </Button>
        ) : null}
        <Button kind="text" onClick={onRemove} aria-label={`${words.remove}: ${photo.name}`}>
          {words.remove}
        </Button>
      </div>
    </li>
  );
}

export function ChosenItem({ file, onRemove }: { file: ChosenFile; onRemove: () => void }) {
  return (
    <li>
      <span className={css.blank} />
      <div>
        <p className={css.name}>{file.name}</p>
        {file.isUnreadable ? (
          <p className="error" role="alert">
            {words.unreadable}
          </p>
        ) : (
          <p className="small">{words.states.preparing}</p>
        )}
      </div>
      {file.isUnreadable ? (
        <Button kind="text" onClick={onRemove} aria-label={`${words.remove}: ${file.name}`}>
          {words.remove}
        </Button>
      ) : null}
    </li>
  );
}

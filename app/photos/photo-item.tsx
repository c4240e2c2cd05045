// List item for a photo: thumbnail, state and actions.

import css from "#app/pages/pages.module.css";
import { Button } from "#app/ui/button.tsx";
import { photos as words } from "#content/photos.ts";
import type { ShownPhoto } from "./photo-list.ts";
import type { ChosenFile } from "./use-photos.ts";

export function PhotoItem(props: {
  photo: ShownPhoto | ChosenFile;
  onRemove: () => void;
  onRetry?: () => void;
}) {
  const { photo, onRemove, onRetry } = props;
  const { name, state } = photo;
  const problem = "problem" in photo ? photo.problem : undefined;
  return (
    <li>
      {"thumbnail" in photo ? (
        <img src={photo.thumbnail} alt="" width="80" height="60" />
      ) : (
        <span className={css.blank} />
      )}
      <div>
        <p className={css.name}>{name}</p>
        {state === "refused" || state === "unreadable" ? (
          <p className="error" role="alert">
            {problem ?? words.unreadable}
          </p>
        ) : (
          <p className="small">{words.states[state]}</p>
        )}
        {state === "sending" ? <progress value={photo.part} aria-label={name} /> : null}
      </div>
      <div className="row">
        {state === "waiting" || state === "refused" ? (
          <Button kind="text" onClick={onRetry} aria-label={`${words.retry}: ${name}`}>
            {words.retry}
          </Button>
        ) : null}
        {state === "preparing" ? null : (
          <Button kind="text" onClick={onRemove} aria-label={`${words.remove}: ${name}`}>
            {words.remove}
          </Button>
        )}
      </div>
    </li>
  );
}

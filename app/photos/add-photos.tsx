// Upload of photos to a quote request. Without scripts, or if the host accepts no photos, only an email address shows.

import { type ChangeEvent, useRef } from "react";
import css from "#app/pages/pages.module.css";
import { Button, type ButtonKind } from "#app/ui/button.tsx";
import { photos as words } from "#content/photos.ts";
import type { ListedPhoto } from "./photo-list.ts";
import { usePhotos } from "./use-photos.ts";

export function AddPhotos() {
  const photos = usePhotos();
  const { canAdd, isFull, listed } = photos;
  const isWaiting = listed.some(({ state }) => state === "waiting");
  // Until the request has photos, adding some is the visitor's next step.
  const isNext = !photos.isUnsent && photos.arrived + listed.length === 0;
  return (
    <div className="stack">
      {canAdd ? (
        <>
          <div className="row">
            <FileButton
              label={words.choose}
              kind={isNext ? "signal" : "plain"}
              multiple
              isFull={isFull}
              onFiles={photos.add}
            />
            <FileButton label={words.take} camera isFull={isFull} onFiles={photos.add} />
          </div>
          <p className="small">{words.hint}</p>
          {photos.isLinked ? (
            <p className="small">
              {words.linked}{" "}
              <Button kind="text" onClick={photos.leaveLink}>
                {words.leaveLink}
              </Button>
            </p>
          ) : null}
          {listed.length > 0 ? (
            // Hides pictures and file names from session replay.
            <ul className={`ruled ${css.photos}`} aria-label={words.list} data-hj-suppress="">
              {listed.map((photo) => (
                <PhotoItem
                  key={photo.key}
                  photo={photo}
                  onRemove={() => photos.remove(photo.key)}
                  onRetry={() => void photos.retry(photo.key)}
                />
              ))}
            </ul>
          ) : null}
        </>
      ) : null}
      <div role="status" className="small">
        {canAdd && photos.leftOut > 0 ? <p>{words.tooMany(photos.leftOut)}</p> : null}
        {canAdd && photos.arrived > 0 ? <p>{words.arrived(photos.arrived)}</p> : null}
        {canAdd && isWaiting ? (
          <p>{photos.isUnsent ? words.requestUnsent : words.waiting}</p>
        ) : null}
      </div>
      <PhotosByEmail isOption={canAdd} />
    </div>
  );
}

/** @param isOption whether photos can also be uploaded here */
export function PhotosByEmail({ isOption = false }) {
  return (
    <p className={isOption ? "small" : undefined}>
      {isOption ? words.orByEmail : words.byEmail} <a href={words.emailLink}>{words.email}</a>.
    </p>
  );
}

/** Button in place of the file input, which CSS cannot style. */
function FileButton(props: {
  label: string;
  kind?: ButtonKind;
  multiple?: boolean;
  /** Opens the camera; shown only on touch devices. */
  camera?: boolean;
  isFull: boolean;
  onFiles: (files: readonly File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    props.onFiles([...(currentTarget.files ?? [])]);
    // Lets the same photo be chosen again.
    currentTarget.value = "";
  }
  return (
    <div className={props.camera ? css.camera : undefined}>
      <Button kind={props.kind} disabled={props.isFull} onClick={() => input.current?.click()}>
        {props.label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label={props.label}
        multiple={props.multiple}
        capture={props.camera ? "environment" : undefined}
        onChange={onChange}
      />
    </div>
  );
}

function PhotoItem(props: { photo: ListedPhoto; onRemove: () => void; onRetry: () => void }) {
  const { name, state, thumbnail, part, problem = words.unreadable } = props.photo;
  const isRefused = state === "refused";
  return (
    <li>
      {thumbnail ? (
        <img src={thumbnail} alt="" width="80" height="60" />
      ) : (
        <span className={css.blank} />
      )}
      <div>
        <p className="strong">{name}</p>
        {isRefused || state === "unreadable" ? (
          <p className="error" role="alert">
            {problem}
          </p>
        ) : (
          <p className="small">{words.states[state]}</p>
        )}
        {state === "sending" ? <progress value={part} aria-label={name} /> : null}
      </div>
      <div className="row">
        {isRefused || state === "waiting" ? (
          <Button kind="text" onClick={props.onRetry} aria-label={`${words.retry}: ${name}`}>
            {words.retry}
          </Button>
        ) : null}
        {state === "preparing" ? null : (
          <Button kind="text" onClick={props.onRemove} aria-label={`${words.remove}: ${name}`}>
            {words.remove}
          </Button>
        )}
      </div>
    </li>
  );
}

// Adds photos to a sent quote request: chosen or taken, scaled down, and uploaded while the page is open.
// Without scripts, or if the host accepts no photos, it says where to email them.

import { type ChangeEvent, useRef } from "react";
import css from "#app/pages/pages.module.css";
import { Button } from "#app/ui/button.tsx";
import { photos as words } from "#content/photos.ts";
import { PhotoItem } from "./photo-item.tsx";
import { usePhotos } from "./use-photos.ts";

export function AddPhotos() {
  const photos = usePhotos();
  const { canAdd, isFull, shown, chosen } = photos;
  const isWaiting = shown.some(({ state }) => state === "waiting");
  return (
    <div className="stack">
      {canAdd ? (
        <>
          <div className="row">
            <FileButton label={words.choose} multiple isFull={isFull} onFiles={photos.add} />
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
          {shown.length + chosen.length > 0 ? (
            // Hides pictures and file names from session replay.
            <ul className={`ruled ${css.photos}`} aria-label={words.list} data-hj-suppress="">
              {shown.map((photo) => (
                <PhotoItem
                  key={photo.key}
                  photo={photo}
                  onRemove={() => photos.remove(photo.key)}
                  onRetry={() => void photos.retry(photo.key)}
                />
              ))}
              {chosen.map((file) => (
                <PhotoItem key={file.key} photo={file} onRemove={() => photos.drop(file.key)} />
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
      <p className={canAdd ? "small" : undefined}>
        {canAdd ? words.orByEmail : words.byEmail} <a href={words.emailLink}>{words.email}</a>.
      </p>
    </div>
  );
}

/** Button that opens a hidden file input, as CSS cannot style the native one. */
function FileButton(props: {
  label: string;
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
      <Button disabled={props.isFull} onClick={() => input.current?.click()}>
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

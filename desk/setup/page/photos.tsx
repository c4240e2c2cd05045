// Photo step: for each place, the user drops or chooses a photo, crops it and describes it.

import { useCallback, useEffect, useRef, useState } from "react";
import { ask, type Photo, put } from "./api.ts";
import { Cropping } from "./cropping.tsx";
import { Frame } from "./frame.tsx";
import { Warning } from "./warning.tsx";

type PhotosProps = { onSaved: () => void; onFailed: (message: string) => void };

export function Photos({ onSaved, onFailed }: PhotosProps) {
  const [photos, setPhotos] = useState<Photo[]>([]);
  const [failure, setFailure] = useState("");
  const load = useCallback(
    () => ask<Photo[]>("photos").then(setPhotos, (error) => setFailure(error.message)),
    [],
  );
  useEffect(() => void load(), [load]);
  const saved = async () => {
    await load();
    onSaved();
  };
  return (
    <>
      <h1>Photos and sign</h1>
      <p className="lead">
        Drop a photo on its place, or choose one. It is turned upright, cropped to the frame and
        saved in every size. JPEG, PNG or WebP.
      </p>
      <Warning text={failure} />
      {photos.map((photo) => (
        <PhotoPlace key={photo.name} {...{ photo, onFailed }} onSaved={saved} />
      ))}
    </>
  );
}

type PhotoPlaceProps = DescriptionProps & { onSaved: () => Promise<void> };

function PhotoPlace({ photo, onSaved, onFailed }: PhotoPlaceProps) {
  const [file, setFile] = useState<File>();
  const [said, setSaid] = useState("");
  const { name, where, size, whose, image } = photo;
  const isSign = name === "sign";
  const choose = (chosen: File | undefined) => {
    setSaid("");
    if (!isSign) return setFile(chosen);
    if (!chosen) return;
    ask("sign", { method: "PUT", body: chosen, headers: { "Content-Type": chosen.type } }).then(
      () => {
        setSaid("The sign is in its place.");
        void onSaved();
      },
      (error) => setSaid(error.message),
    );
  };
  return (
    <section
      className="photo"
      aria-labelledby={`photo-${name}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        choose(event.dataTransfer.files[0]);
      }}
    >
      <h2 id={`photo-${name}`}>
        {name} <span>{where}</span>
      </h2>
      <p className="quiet">
        {whose}; {isSign ? "a square" : `best at ${size.width} × ${size.height} pixels`}
      </p>
      {file ? (
        <Cropping
          key={`${file.name} ${file.lastModified}`}
          {...{ photo, file }}
          onDone={(words) => {
            setSaid(words);
            // Reload the list first: the previous picture's URL no longer works.
            void onSaved().then(() => setFile((now) => (now === file ? undefined : now)));
          }}
          onLeft={() => setFile(undefined)}
        />
      ) : (
        <Frame photo={photo}>
          <img src={image} alt={photo.alt ?? ""} />
        </Frame>
      )}
      <label className="button">
        Choose a {isSign ? "file" : "photo"}
        <span className="unseen"> for {name}</span>
        <input
          type="file"
          accept={isSign ? "image/svg+xml,image/png" : "image/jpeg,image/png,image/webp"}
          className="unseen"
          onChange={({ target }) => {
            choose(target.files?.[0]);
            // Lets the user choose the same file again.
            target.value = "";
          }}
        />
      </label>
      <p role="status">{said}</p>
      {photo.alt !== undefined && <Description {...{ photo, onFailed }} />}
    </section>
  );
}

/** `onFailed` is called if the description fails to save after the user has left the step. */
type DescriptionProps = { photo: Photo; onFailed: (message: string) => void };

function Description({ photo, onFailed }: DescriptionProps) {
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");
  const saved = useRef(photo.alt);
  useEffect(() => {
    const leave = () => input.current && void save(input.current.value);
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  });
  const id = `alt-${photo.name}`;
  async function save(alt: string) {
    if (alt === saved.current) return;
    const path = `photos/${photo.name}/alt`;
    const { problem } = await put<{ problem?: string }>(path, { alt }).catch((error: Error) => ({
      problem: error.message,
    }));
    if (!problem) saved.current = alt;
    setSaid(problem ?? "Saved.");
    if (problem && !input.current) onFailed(`${photo.name}: ${problem}`);
  }
  return (
    <div className="field">
      <label htmlFor={id}>What it shows, for people who cannot see it</label>
      <input
        id={id}
        ref={input}
        defaultValue={photo.alt}
        aria-describedby={`${id}-said`}
        onBlur={(event) => void save(event.target.value)}
      />
      <p id={`${id}-said`} role="status">
        {said}
      </p>
    </div>
  );
}

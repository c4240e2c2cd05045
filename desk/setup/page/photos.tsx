// Photos in their places: dropped or chosen, cropped by mouse, touch or keys, and described.

import { useCallback, useEffect, useState } from "react";
import Cropper from "react-easy-crop";
import { ask, type Photo, put } from "./api.ts";

type Crop = { x: number; y: number; width: number; height: number };

export function Photos({ onSaved }: { onSaved: () => void }) {
  const [photos, setPhotos] = useState<Photo[]>([]);
  const load = useCallback(() => void ask<Photo[]>("photos").then(setPhotos), []);
  useEffect(load, [load]);
  const saved = () => {
    load();
    onSaved();
  };
  return (
    <>
      <h1>Photos</h1>
      <p className="lead">
        Drop a photo on its place, or choose one. It is turned upright, cropped to the frame and
        made into every size. JPEG, PNG or WebP.
      </p>
      {photos.map((photo) => (
        <PhotoPlace key={photo.name} photo={photo} onSaved={saved} />
      ))}
    </>
  );
}

function PhotoPlace({ photo, onSaved }: { photo: Photo; onSaved: () => void }) {
  const [file, setFile] = useState<File>();
  const [said, setSaid] = useState("");
  const { name, where, size, whose, image } = photo;
  const choose = (chosen: File | undefined) => {
    setSaid("");
    setFile(chosen);
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
        {whose}; best at {size.width} × {size.height} pixels
      </p>
      {file ? (
        <Cropping
          key={file.name}
          {...{ photo, file }}
          onDone={(words) => {
            setSaid(words);
            setFile(undefined);
            onSaved();
          }}
          onLeft={() => setFile(undefined)}
        />
      ) : (
        <Frame photo={photo}>
          <img src={image} alt={photo.alt ?? ""} />
        </Frame>
      )}
      <label className="button">
        Choose a photo<span className="unseen"> for {name}</span>
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          className="unseen"
          onChange={(event) => choose(event.target.files?.[0])}
        />
      </label>
      <p role="status">{said}</p>
      {photo.alt !== undefined && <Description photo={photo} />}
    </section>
  );
}

/** The shape of the place, with a shade where words stand. */
function Frame({ photo, children }: { photo: Photo; children: React.ReactNode }) {
  const { size, words } = photo;
  const percent = (value: number) => `${value}%`;
  return (
    <div className="frame" style={{ aspectRatio: `${size.width} / ${size.height}` }}>
      {children}
      {words && (
        <div
          className="words"
          style={{
            left: percent(words.left),
            top: percent(words.top),
            width: percent(words.width),
            height: percent(words.height),
          }}
        >
          Words stand here: keep it dark and empty
        </div>
      )}
    </div>
  );
}

type CroppingProps = {
  photo: Photo;
  file: File;
  onDone: (words: string) => void;
  onLeft: () => void;
};

function Cropping({ photo, file, onDone, onLeft }: CroppingProps) {
  const [address, setAddress] = useState<string>();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Crop>();
  const [problem, setProblem] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  async function use() {
    setIsBusy(true);
    setProblem("");
    try {
      const query = new URLSearchParams(
        Object.entries(area ?? {}).map(([key, value]) => [key, String(value / 100)]),
      );
      const init = { method: "PUT", body: file, headers: { "Content-Type": "image/*" } };
      await ask(`photos/${photo.name}?${query}`, init);
      onDone("The photo is in its place.");
    } catch (error) {
      setProblem((error as Error).message);
    }
    setIsBusy(false);
  }
  return (
    <>
      <Frame photo={photo}>
        {address && (
          <Cropper
            image={address}
            aspect={photo.size.width / photo.size.height}
            objectFit="cover"
            disableAutomaticStylesInjection
            keyboardStep={8}
            {...{ crop, zoom }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={setArea}
            cropperProps={{
              role: "group",
              "aria-label": "The part that is shown: move it by the arrow keys",
            }}
            mediaProps={{ alt: "", onError: () => setProblem(unreadable) }}
          />
        )}
      </Frame>
      <label className="zoom">
        Closer
        <input
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      {problem && (
        <p role="alert" className="warning">
          {problem}
        </p>
      )}
      <div className="acts">
        <button
          type="button"
          className="button strong"
          disabled={isBusy}
          onClick={() => void use()}
        >
          {isBusy ? "Making every size…" : "Use this photo"}
        </button>
        <button type="button" onClick={onLeft}>
          Leave it
        </button>
      </div>
    </>
  );
}

const unreadable =
  "This browser cannot show that file. Save it as JPEG, PNG or WebP; telephones’ HEIC is none of these.";

function Description({ photo }: { photo: Photo }) {
  const [said, setSaid] = useState("");
  const id = `alt-${photo.name}`;
  async function save(alt: string) {
    if (alt === photo.alt) return;
    const { problem } = await put<{ problem?: string }>(`photos/${photo.name}/alt`, { alt });
    setSaid(problem ?? "Saved.");
  }
  return (
    <div className="field">
      <label htmlFor={id}>What it shows, for people who cannot see it</label>
      <input
        id={id}
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

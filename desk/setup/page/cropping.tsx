// Photo cropper: the user frames a photo by mouse, touch or keyboard, and uploads it with the chosen region.

import { useEffect, useState } from "react";
import Cropper from "react-easy-crop";
import type { Crop } from "../../pictures/put.ts";
import { ask, type Photo } from "./api.ts";
import { Frame } from "./frame.tsx";
import { Warning } from "./warning.tsx";

type CroppingProps = {
  photo: Photo;
  file: File;
  onDone: (words: string) => void;
  onLeft: () => void;
};

export function Cropping({ photo, file, onDone, onLeft }: CroppingProps) {
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
              "aria-label": "The part that is shown: move it with the arrow keys",
            }}
            mediaProps={{ alt: "", onError: () => setProblem(unreadable) }}
          />
        )}
      </Frame>
      <label className="zoom">
        Zoom
        <input
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      <Warning text={problem} />
      <div className="acts">
        <button
          type="button"
          className="button strong"
          disabled={isBusy}
          onClick={() => void use()}
        >
          {isBusy ? "Saving every size…" : "Use this photo"}
        </button>
        <button type="button" disabled={isBusy} onClick={onLeft}>
          Cancel
        </button>
      </div>
    </>
  );
}

const unreadable =
  "This browser can’t show that file. Save it as JPEG, PNG or WebP, not as the HEIC that some phones make.";

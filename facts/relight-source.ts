/** What turns the light over one picture of a car, whatever film it is in; written by `art/relight.py`. */
export type RelightSource = {
  /** Address of the packed file: normals, depth and masks of the car. */
  readonly data: string;
  /** Cells of normals and depth, across and down. */
  readonly cells: readonly [number, number];
  /** Cells of the masks. */
  readonly maskCells: readonly [number, number];
  /** Part of the picture the cells lie over: left, top, width, height as shares of it. */
  readonly box: readonly [number, number, number, number];
  /** Least and greatest depth, in metres. */
  readonly depth: readonly [number, number];
  /** Where the camera stands, in metres. */
  readonly camera: readonly [number, number, number];
  /** Ray through the picture's top left corner, and how it changes across and down the picture. */
  readonly rays: readonly (readonly [number, number, number])[];
  /** How light falls on the paint or film of each still, by its `fallback`: another picture in its place is left alone. */
  readonly surfaces: Readonly<Record<string, CarSurface>>;
};

/** As in Blender's Principled shader. */
export type CarSurface = {
  /** Linear red, green and blue. */
  readonly colour: readonly [number, number, number];
  readonly metal: number;
  readonly rough: number;
  readonly spec: number;
  readonly coat: number;
  readonly coatRough: number;
  readonly pattern: "none" | "flip" | "weave";
};

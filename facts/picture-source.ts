/** One picture of the site, in every size and format in which it is served. */
export type PictureSource = {
  /** Width of the largest file, in px; with `height` it reserves the space. */
  readonly width: number;
  /** Height of the largest file, in px. */
  readonly height: number;
  /** Average colour as `#rrggbb`, shown until the picture arrives. */
  readonly colour: string;
  /** `srcset` of the AVIF files, with width descriptors (`480w`, in px). */
  readonly avif: string;
  /** `srcset` of the WebP files, with width descriptors (`480w`, in px); empty if `fallback` is the only one. */
  readonly webp: string;
  /** Address of one WebP file of at most 800 px, for `<img src>`. */
  readonly fallback: string;
};

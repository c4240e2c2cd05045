// Modules that the build adds under #studio/ beside the readers (run/studio-modules.ts).

declare module "#studio/pictures/*" {
  const picture: import("#facts/picture-source.ts").PictureSource;
  export default picture;
}

declare module "#studio/hero-pictures" {
  /** By film code. */
  const pictures: Readonly<Record<string, import("#facts/picture-source.ts").PictureSource>>;
  export default pictures;
}

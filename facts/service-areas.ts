// The form in which a studio says where its customers are.

export type ServiceAreas = {
  readonly intro: string;
  readonly parts: readonly {
    readonly part: string;
    readonly places: string;
    readonly way: string;
    readonly usually: string;
  }[];
  readonly map: {
    readonly alt: string;
    readonly caption: string;
    readonly halves?: boolean;
  } | null;
  readonly near: string;
  readonly alsoNear: string;
  readonly far: string;
  readonly alsoFar: string;
  readonly farEnd: string;
};

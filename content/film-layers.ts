// Labels of the drawing that compares a colour-change wrap with clear film.

export const filmLayers = {
  caption:
    "The layers are drawn apart and not to scale. A colour-change wrap stops the light. Clear film lets light through to the paint, so you see the paint’s colour.",
  stacks: [
    {
      film: "colour",
      title: "Colour-change wrap",
      alt: "Three layers pulled apart: an opaque coloured film on top, its adhesive, and the car’s paint. The film reflects a ray of light.",
      layers: ["Pigmented vinyl film", "Adhesive", "Your paint, shaded"],
    },
    {
      film: "clear",
      title: "Paint protection film",
      alt: "Three layers pulled apart: a clear film on top, its adhesive, and the car’s paint. A ray of light goes through film and adhesive, and the paint reflects it.",
      layers: ["Clear urethane film", "Clear adhesive", "Your paint, in view"],
    },
  ],
} as const;

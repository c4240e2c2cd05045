// Labels of the drawing that compares a colour-change wrap with clear film.

export const filmLayers = {
  caption:
    "Pulled apart and not to scale. Light stops at a colour-change wrap; through clear film it reaches the paint and comes back with its colour.",
  stacks: [
    {
      film: "colour",
      title: "Colour-change wrap",
      alt: "Three layers pulled apart: an opaque coloured film on top, its adhesive, and the car’s paint. A ray of light is thrown back by the film.",
      layers: ["Pigmented vinyl film", "Adhesive", "Your paint, shaded"],
    },
    {
      film: "clear",
      title: "Paint protection film",
      alt: "Three layers pulled apart: a clear film on top, its adhesive, and the car’s paint. A ray of light goes through film and adhesive and is thrown back by the paint.",
      layers: ["Clear urethane film", "Clear adhesive", "Your paint, in view"],
    },
  ],
} as const;

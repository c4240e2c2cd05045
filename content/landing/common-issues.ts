// Text of "Don't Take The Risk": four faults of rushed work, and how the studio avoids them.

export const commonIssues = {
  title: "Don't Take The Risk",
  text: "These are the common issues we’re asked to fix. Most come from rushed work, and the worst don’t show up on collection day.",
  issues: [
    {
      plate: "edge",
      title: "Lifted edges",
      fault:
        "Film that’s cut short of the edge has little to hold on to. Water and dirt get under it and the lift spreads.",
      remedy: "We turn film round the edge wherever the panel lets us, and set it with heat.",
    },
    {
      plate: "dust",
      title: "Trapped dust",
      fault: "Under satin film even a speck of dust shows as a bump, and it can’t be pressed out.",
      remedy:
        "We wash, clay and wipe the car down before we unroll any film. If you can see a speck at arm’s length, we do the panel again.",
    },
    {
      plate: "cut",
      title: "Cuts in the lacquer",
      fault:
        "A blade that’s pressed too hard goes through the film and into the lacquer. You won’t see the line until the wrap comes off.",
      remedy:
        "Where film ends mid-panel we use knifeless tape: a thread cuts the film, not a blade.",
    },
    {
      plate: "shades",
      title: "Two shades of one colour",
      fault:
        "Rolls from two batches can look the same indoors and different in daylight. So can metallic panels if the grain runs the wrong way.",
      remedy: "We wrap each car from one batch, with the grain running one way.",
    },
  ],
} as const;

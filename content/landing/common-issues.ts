// Text of "Don't Take The Risk": four faults of rushed work, and how the studio avoids them.

export const commonIssues = {
  title: "Don't Take The Risk",
  text: "These are the common issues we’re asked to fix. Most come from rushed work. You can’t see the worst ones on collection day.",
  issues: [
    {
      plate: "edge",
      title: "Lifted edges",
      fault:
        "Film that stops short of the panel’s edge has little to hold on to. Water and dirt get under the film, and more of it lifts.",
      remedy:
        "Wherever the panel allows, we turn the film round the edge. Then we heat the film to set it.",
    },
    {
      plate: "dust",
      title: "Trapped dust",
      fault: "Under satin film, even a speck of dust makes a bump that can’t be pressed out.",
      remedy:
        "We wash the car, clean it with a clay bar and wipe it down before we unroll any film. If you can see a speck at arm’s length, we do the panel again.",
    },
    {
      plate: "cut",
      title: "Cuts in the lacquer",
      fault:
        "A blade that’s pressed too hard cuts through the film into the lacquer. You won’t see the cut until the wrap comes off.",
      remedy:
        "Where film ends in the middle of a panel, we use knifeless tape. A thread in the tape cuts the film, so we need no blade.",
    },
    {
      plate: "shades",
      title: "Two shades of one colour",
      fault:
        "Rolls from two batches can look the same indoors and different in daylight. Two metallic panels can also differ in daylight if the grain doesn’t run the same way on both.",
      remedy: "We wrap each car from one batch, with the grain running one way.",
    },
  ],
} as const;

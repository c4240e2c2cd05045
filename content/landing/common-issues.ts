// Words of "Don't Take The Risk": four faults of hurried work, and what is done here instead.

export const commonIssues = {
  title: "Don't Take The Risk",
  text: "Common issues we are asked to put right. Most of them begin with a job done in a hurry, and the worst do not show on the day you collect.",
  issues: [
    {
      plate: "edge",
      title: "Lifted edges",
      fault:
        "Film trimmed short of the panel’s edge has little to hold on to. Water and dirt get under it, and the lift spreads.",
      remedy: "We turn film round the edge wherever the panel lets us, and set it with heat.",
    },
    {
      plate: "dust",
      title: "Trapped dust",
      fault: "One speck under satin shows like a pea under a bedsheet, and cannot be pressed out.",
      remedy:
        "We wash, clay and wipe down before any film is unrolled. A panel with a speck that you see at arm’s length is done again.",
    },
    {
      plate: "cut",
      title: "Cuts in the lacquer",
      fault:
        "A blade leant on too hard goes through the film and on into the lacquer. You find the line when the wrap comes off.",
      remedy: "We use knifeless tape wherever a line crosses paint.",
    },
    {
      plate: "shades",
      title: "Two shades of one colour",
      fault:
        "Rolls from two batches can look alike indoors and differ in daylight. So do metallic panels laid with the grain turned.",
      remedy: "We plan each car from one batch, with the grain running one way.",
    },
  ],
} as const;

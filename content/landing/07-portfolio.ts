// Words of the portfolio; the projects stand in studio/portfolio.ts.

export const portfolio = {
  title: "Portfolio",
  text: "Three we were sorry to see go.",
  fallbackAlt: "A wrapped coupé in the studio",
} as const;

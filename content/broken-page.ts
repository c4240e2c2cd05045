// Words for a page that the visitor's browser cannot build.

export const brokenPage = {
  title: "Something went wrong",
  text: "This page could not be shown. The quote form above still works.",
  again: "Load the page again",
} as const;

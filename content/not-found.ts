export const notFound = {
  title: "Page Not Found",
  heading: "404",
  text: "The page you're looking for doesn't exist. It may have been moved or deleted.",
  home: "Go back home",
  part: "Part not found",
} as const;

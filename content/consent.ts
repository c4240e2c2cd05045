// Words of the question whether visits may be recorded. Shown only where session replay is set up.

export const consent = {
  label: "Session replay",
  question: "May we record how you use this site?",
  text: "Hotjar would show us where a page confuses people: clicks, scrolling, the way through the site. What you type in a form stays hidden. It sets cookies of its own; the privacy policy says what they do and for how long.",
  agree: "Agree",
  refuse: "Refuse",
  privacy: "What the privacy policy says",
} as const;

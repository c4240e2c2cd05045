// Text of the consent bar, shown only if session replay is set up.

export const consent = {
  label: "Session replay",
  question: "May we record how you use this site?",
  text: "Hotjar records clicks, scrolling and the pages you go through, to show us what confuses people. We can’t see what you type in a form. Hotjar sets its own cookies; the privacy policy says what they do and for how long.",
  agree: "Agree",
  refuse: "Refuse",
  privacy: "What the privacy policy says",
} as const;

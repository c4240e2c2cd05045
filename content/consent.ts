// Text of the consent bar, shown only if session replay is set up.

export const consent = {
  label: "Session replay",
  question: "May we record how you use this site?",
  text: "Hotjar records clicks, scrolling and the pages you visit, to show us what confuses people. We can’t see what you type in a form. Hotjar sets its own cookies. The privacy policy says what the cookies do and how long they last.",
  agree: "Agree",
  refuse: "Refuse",
  privacy: "What the privacy policy says",
} as const;

// Words for a visitor who no longer wants an unsent quote request to be sent.

export const discard = {
  button: "Discard my request",
  heading: "Request discarded",
  text: "It will not be sent, and this browser no longer keeps it.",
} as const;

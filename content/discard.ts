// Text for discarding unsent quote requests.

export const discard = {
  button: (count: number) => (count > 1 ? `Discard all ${count} requests` : "Discard my request"),
  heading: "Discarded",
  text: "We won’t send anything, and this browser no longer keeps what you typed.",
} as const;

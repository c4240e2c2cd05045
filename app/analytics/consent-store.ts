// The visitor's answer about session replay, kept in the browser. What cannot be kept counts as not given.

const KEY = "session-replay";

export type Answer = "agreed" | "refused";

export function readAnswer(): Answer | undefined {
  try {
    const answer = localStorage.getItem(KEY);
    return answer === "agreed" || answer === "refused" ? answer : undefined;
  } catch {
    return undefined;
  }
}

export function saveAnswer(answer: Answer): void {
  try {
    localStorage.setItem(KEY, answer);
  } catch {
    // Storage is switched off: the question comes again on the next visit.
  }
}

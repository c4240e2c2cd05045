// The visitor's answer about session replay, kept in the browser. If it cannot be stored, it counts as not given.

export const answerKey = "session-replay";

export type Answer = "agreed" | "refused";

export function readAnswer(): Answer | undefined {
  try {
    const answer = localStorage.getItem(answerKey);
    return answer === "agreed" || answer === "refused" ? answer : undefined;
  } catch {
    return undefined;
  }
}

export function saveAnswer(answer: Answer): void {
  try {
    // Remove first: a full storage rejects new values, but withdrawn consent must go.
    localStorage.removeItem(answerKey);
    localStorage.setItem(answerKey, answer);
  } catch {
    // Full or switched off: the question is asked again on the next visit.
  }
}

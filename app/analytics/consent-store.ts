// The visitor's answer about session replay, kept in the browser. An answer that cannot be kept counts as not given.

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
    // First: a full storage takes nothing new, but a withdrawn consent must go.
    localStorage.removeItem(answerKey);
    localStorage.setItem(answerKey, answer);
  } catch {
    // Full or switched off: the question comes again on the next visit.
  }
}

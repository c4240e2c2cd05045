// The visitor's answer about session replay, kept in the browser. What cannot be kept counts as not given.

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
    localStorage.setItem(answerKey, answer);
  } catch {
    // Full or switched off: the question comes again on the next visit.
    forgetAnswer();
  }
}

/** A full storage takes nothing new, but the earlier answer must not outlive its taking back. */
function forgetAnswer(): void {
  try {
    localStorage.removeItem(answerKey);
  } catch {}
}

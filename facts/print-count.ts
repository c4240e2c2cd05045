/** "one maker", "three makers", "12 makers". */
export function printCount(count: number, thing: string): string {
  const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
  return `${words[count] ?? count} ${thing}${count === 1 ? "" : "s"}`;
}

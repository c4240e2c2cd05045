/** Whether the visitor's browser asks for less data. Not in every browser, nor in TypeScript's. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

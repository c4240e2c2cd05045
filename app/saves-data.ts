/** Whether the browser asks for reduced data use. Not supported by every browser or by TypeScript's types. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Whether the browser asks for reduced data use; false in browsers without this setting. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

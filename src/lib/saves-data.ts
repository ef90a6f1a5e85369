/** Whether the visitor asked for less data: nothing is fetched then before it is pointed at, or near. */
export function savesData(): boolean {
  return Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
}

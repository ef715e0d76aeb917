/** Reads the search parameters of the editor: the initial segment. */
export function readSegmentSearch(raw: Record<string, unknown>): { segment?: number } {
  const segment = Number(raw['segment']);
  return Number.isInteger(segment) && segment > 0 ? { segment } : {};
}

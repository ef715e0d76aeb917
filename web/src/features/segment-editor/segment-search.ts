/** What the address of the editor may say: the segment that it begins with. */
export function readSegmentSearch(raw: Record<string, unknown>): { segment?: number } {
  const segment = Number(raw['segment']);
  return Number.isInteger(segment) && segment > 0 ? { segment } : {};
}

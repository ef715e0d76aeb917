// The last opened tools, stored in this browser. Only their identifiers: titles of documents must not outlive a session.

const key = 'folio-recent-tools';
const maxRecent = 5;

/** Identifiers of tools, the last one first. */
export function recentTools(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, maxRecent) : [];
  } catch {
    return [];
  }
}

/** Records that a tool was opened. Blocked browser storage does not cause an error. */
export function recordTool(slug: string): void {
  const next = [slug, ...recentTools().filter((one) => one !== slug)].slice(0, maxRecent);
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Storage is full or forbidden: the list is a convenience.
  }
}

/** URL parameters of `/brand-voices`. */
export interface VoiceSearch {
  search?: string;
  /** The whole account's voices instead of those of the place; for owners. */
  all?: '1';
}

/** Keeps known values that are not empty. */
export function readVoiceSearch(raw: Record<string, unknown>): VoiceSearch {
  const search = typeof raw['search'] === 'string' ? raw['search'].trim() : '';
  return { ...(search ? { search } : {}), ...(String(raw['all']) === '1' ? { all: '1' } : {}) };
}

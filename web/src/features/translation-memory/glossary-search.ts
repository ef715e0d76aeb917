import { type MemoryQuality, memoryQualities } from '@folio/contract/memory-words';

/** URL parameters of the glossary and the translation memory. */
export interface GlossarySearch {
  /** The glossary without it. */
  tab?: 'memory';
  search?: string;
  /** Of the memory alone. */
  quality?: MemoryQuality;
  /** Of the memory alone: two language codes, as `en>pt-BR`. */
  pair?: string;
  page?: number;
}

/** Reads the URL; invalid values are omitted. */
export function readGlossarySearch({ tab, search, quality, pair, page }: Record<string, unknown>): GlossarySearch {
  const text = typeof search === 'string' || typeof search === 'number' ? String(search).trim().slice(0, 100) : '';
  const number = Number(page);
  const known = tab === 'memory' ? memoryQualities.find((one) => one === quality) : undefined;
  return {
    ...(tab === 'memory' ? { tab } : {}),
    ...(text ? { search: text } : {}),
    ...(known ? { quality: known } : {}),
    ...(tab === 'memory' && typeof pair === 'string' && /^[\w-]{2,12}>[\w-]{2,12}$/.test(pair) ? { pair } : {}),
    ...(Number.isInteger(number) && number > 1 ? { page: number } : {}),
  };
}

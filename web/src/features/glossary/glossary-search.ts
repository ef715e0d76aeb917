/** What is in the address of the glossary. */
export interface GlossarySearch {
  search?: string;
  page?: number;
}

/** Reads the address; what makes no sense is left out. */
export function readGlossarySearch({ search, page }: Record<string, unknown>): GlossarySearch {
  const text = typeof search === 'string' || typeof search === 'number' ? String(search).trim().slice(0, 100) : '';
  const number = Number(page);
  return { ...(text ? { search: text } : {}), ...(Number.isInteger(number) && number > 1 ? { page: number } : {}) };
}

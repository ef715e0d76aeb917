const maxShown = 5;

/** Five page numbers around the current one, and the first or last page behind a gap. */
export function pagesShown(page: number, pages: number): (number | 'gap-before' | 'gap-after')[] {
  const first = Math.max(1, Math.min(page - 2, pages - maxShown + 1));
  const last = Math.min(pages, first + maxShown - 1);
  const middle = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const before: (number | 'gap-before')[] = first > 2 ? [1, 'gap-before'] : first === 2 ? [1] : [];
  const after: (number | 'gap-after')[] = last < pages - 1 ? ['gap-after', pages] : last === pages - 1 ? [pages] : [];
  return [...before, ...middle, ...after];
}

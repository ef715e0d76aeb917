// The filters of the sources list, as they are in the address.
export const sourceSorts = ['-updated_at', '-created_at', 'name', '-name'] as const;
type SourceSort = (typeof sourceSorts)[number];

export interface SourceSearch {
  search?: string;
  tag?: string;
  sort?: SourceSort;
  page?: number;
}

/** Keeps known values that are not empty; all others are dropped. */
export function readSourceSearch(raw: Record<string, unknown>): SourceSearch {
  const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  const [search, tag] = [textOf(raw['search']), textOf(raw['tag'])];
  const sort = sourceSorts.find((one) => one === raw['sort']);
  const page = Number(raw['page']);
  return {
    ...(search ? { search } : {}),
    ...(tag ? { tag } : {}),
    ...(sort && sort !== '-updated_at' ? { sort } : {}),
    ...(Number.isInteger(page) && page > 1 ? { page } : {}),
  };
}

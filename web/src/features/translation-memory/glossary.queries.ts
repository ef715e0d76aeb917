import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { glossaryKeys } from '../../base/query-keys.ts';
import type { GlossarySearch } from './glossary-search.ts';

/** One page of the account's glossary. */
export const glossaryQuery = ({ search, page = 1 }: GlossarySearch) =>
  queryOptions({
    queryKey: [...glossaryKeys.all, { search, page }],
    queryFn: ({ signal }) => api.translationMemory.terms({ page, ...(search ? { search } : {}) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** One page of the account's translation memory. */
export const memoryQuery = ({ search, quality, pair, page = 1 }: GlossarySearch) =>
  queryOptions({
    queryKey: [...glossaryKeys.all, 'memory', { search, quality, pair, page }],
    queryFn: ({ signal }) => {
      const [source, target] = pair?.split('>') ?? [];
      return api.translationMemory.units(
        {
          page,
          ...(search ? { search } : {}),
          ...(quality ? { quality } : {}),
          ...(source && target ? { source_language: source, target_language: target } : {}),
        },
        { signal },
      );
    },
    placeholderData: keepPreviousData,
  });

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { panelKeys } from '../../base/query-keys.ts';

/** One page of the account's own tools, and the tools that one can be made of. */
export const customToolsQuery = (page: number, language: string) =>
  queryOptions({
    queryKey: [...panelKeys.customTools, page, language],
    queryFn: ({ signal }) => api.tools.showCustomTools({ page }, { signal }),
    placeholderData: keepPreviousData,
  });

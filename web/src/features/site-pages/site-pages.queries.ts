// Asks for the pages of a website.
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { sitePageKeys } from '../../base/query-keys.ts';

/** While pages are checked, in milliseconds. */
const whileChecked = 1000;

/** What is known of a website's pages in numbers; asked again each second while they are checked. */
export const sitePagesSummaryQuery = (websiteId: number) =>
  queryOptions({
    queryKey: [...sitePageKeys.summaries, websiteId],
    queryFn: ({ signal }) => api.pages.summary({ website_id: websiteId }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.website_pages.check ? whileChecked : false),
  });

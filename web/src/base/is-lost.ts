import { isGone } from './api.ts';

/** True if a page has nothing to show of a query: what was fetched stays, with what is typed in it, while later calls fail; unless it is gone. */
export const isLost = ({ data, error }: { data: unknown; error: Error | null }): boolean =>
  error !== null && (data === undefined || isGone(error));

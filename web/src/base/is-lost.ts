import { isGone } from './api.ts';

/**
 * True if a page has no data of a query to show. Fetched data stays, including typed text, while later calls
 * fail, unless it was deleted.
 */
export const isLost = ({ data, error }: { data: unknown; error: Error | null }): boolean =>
  error !== null && (data === undefined || isGone(error));

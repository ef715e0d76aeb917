// Shows a change in all cached answers before the server has answered, and takes it back if the server refuses.
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

type Fields = Record<string, unknown>;
/** Returns a row as it will be, and every other object as it is. */
type Change = (fields: Fields) => Fields;

interface Shown {
  /** Cached answers without the changes that wait. */
  confirmed: { query: Query; data: unknown }[];
  /** Changes that wait for the server, oldest first. */
  waiting: Change[];
}

const shownByKey = new Map<string, Shown>();

/** The same data with the change applied to each object in it; parts without a change stay the same objects. */
function withChange(data: unknown, change: Change): unknown {
  if (Array.isArray(data)) {
    const next = data.map((one) => withChange(one, change));
    return next.some((one, at) => one !== data[at]) ? next : data;
  }
  if (data === null || typeof data !== 'object') return data;
  const fields = change(data as Fields);
  const inner = Object.entries(fields).flatMap(([name, value]) => {
    const next = withChange(value, change);
    return next === value ? [] : [[name, next] as const];
  });
  return inner.length === 0 ? fields : { ...fields, ...Object.fromEntries(inner) };
}

/**
 * Applies a change to all cached answers below a key. The returned function ends it once the server has answered: a refused change is taken back,
 * later ones stay. It returns true if no other change waits, so that the answers can be loaded again.
 */
export async function showAtOnce(client: QueryClient, queryKey: QueryKey, change: Change): Promise<(isDone: boolean) => boolean> {
  const key = JSON.stringify(queryKey);
  const shown = shownByKey.get(key) ?? { confirmed: [], waiting: [] };
  shownByKey.set(key, shown);
  shown.waiting.push(change);
  const cache = client.getQueryCache();
  // The cache of another caller gets nothing of this one.
  const isCached = (query: Query) => cache.get(query.queryHash) === query;
  const show = () => {
    for (const { query, data } of shown.confirmed)
      if (isCached(query)) client.setQueryData(query.queryKey, shown.waiting.reduce(withChange, data));
  };
  // An answer that is on its way would bring the former state.
  await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined });
  const known = new Set(shown.confirmed.map(({ query }) => query));
  for (const query of cache.findAll({ queryKey }))
    if (query.state.data !== undefined && !known.has(query)) shown.confirmed.push({ query, data: query.state.data });
  show();
  return (isDone) => {
    shown.waiting = shown.waiting.filter((one) => one !== change);
    if (isDone) shown.confirmed = shown.confirmed.map(({ query, data }) => ({ query, data: withChange(data, change) }));
    show();
    const isLast = shown.waiting.length === 0;
    if (isLast) shownByKey.delete(key);
    return isLast;
  };
}

// Name of the product for the company: in titles, wherever a page is.

const subscribers = new Set<() => void>();
let name = 'Folio';

export const productName = (): string => name;

/** Components that show the name follow. */
export function setProductName(next: string): void {
  if (next === name) return;
  name = next;
  for (const subscriber of subscribers) subscriber();
}

/** For `useSyncExternalStore`. */
export function subscribeToProductName(subscriber: () => void): () => void {
  subscribers.add(subscriber);
  return () => void subscribers.delete(subscriber);
}

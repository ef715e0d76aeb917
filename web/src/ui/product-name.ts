// What the company calls the product: in titles, wherever a page stands.

const listeners = new Set<() => void>();
let name = 'Folio';

export const productName = (): string => name;

/** Components that show the name follow. */
export function setProductName(next: string): void {
  if (next === name) return;
  name = next;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export function subscribeToProductName(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

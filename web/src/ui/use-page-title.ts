import { useEffect, useSyncExternalStore } from 'react';
import { productName, subscribeToProductName } from './product-name.ts';

/** Names the browser's tab: the page, then the product as the company calls it. */
export function usePageTitle(page: string): void {
  const product = useSyncExternalStore(subscribeToProductName, productName);
  useEffect(() => {
    document.title = page ? `${page} · ${product}` : product;
  }, [page, product]);
}

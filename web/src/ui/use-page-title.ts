import { useEffect } from 'react';

/** Names the browser's tab: the page, then the product as the company calls it. */
export function usePageTitle(page: string, product = 'Folio'): void {
  useEffect(() => {
    document.title = page ? `${page} · ${product}` : product;
  }, [page, product]);
}

// Underlined tabs below a page's head: pages that are parts of one thing, each with its address.
import { type ReactNode, useCallback } from 'react';
import classes from './page-tabs.module.css';

interface PageTabsProps {
  /** The name of the whole, for screen readers. */
  label: string;
  /** The tabs are inside the head of the page and use its lower edge. */
  isInHead?: boolean;
  /** Links; the open one has `aria-current="page"`. */
  children: ReactNode;
}

/** If the tabs scroll, the open one is brought into sight. The page itself stays where it is. */
export function PageTabs({ label, isInHead = false, children }: PageTabsProps) {
  const show = useCallback((list: HTMLElement | null) => {
    const open = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && open) list.scrollLeft = open.offsetLeft - (list.clientWidth - open.offsetWidth) / 2;
  }, []);
  return (
    <nav ref={show} className={classes.tabs} data-in-head={isInHead || undefined} aria-label={label}>
      {children}
    </nav>
  );
}

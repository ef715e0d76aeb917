// True if the sidebar lists the entries below *Tools*.
import { useState } from 'react';

const key = 'folio-sidebar-tools';
const week = 7 * 24 * 60 * 60 * 1000;

/** Open in the first week of this browser; afterwards closed, until someone decides. What is kept: "open", "closed" or when the week began. */
function readKept(): boolean {
  try {
    const kept = localStorage.getItem(key);
    if (kept === 'open' || kept === 'closed') return kept === 'open';
    const began = Number(kept);
    if (began > 0) return Date.now() - began < week;
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Nothing is remembered then.
  }
  return true;
}

/** `toggle` decides for all later visits. The sheet of a phone begins closed, so that it fits the screen, and decides nothing. */
export function useToolsOpen(isSheet: boolean): { isOpen: boolean; toggle: () => void } {
  const [isOpen, setOpen] = useState(() => !isSheet && readKept());
  const toggle = () => {
    setOpen(!isOpen);
    if (isSheet) return;
    try {
      localStorage.setItem(key, isOpen ? 'closed' : 'open');
    } catch {
      // Not remembered then.
    }
  };
  return { isOpen, toggle };
}

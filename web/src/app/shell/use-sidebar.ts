import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useIsMiniWanted } from '../../base/mini-sidebar.ts';

export type SidebarState = 'open' | 'mini' | 'closed';

const kept = 'folio-sidebar';
const next: Record<SidebarState, SidebarState> = { open: 'mini', mini: 'closed', closed: 'open' };

function readKept(): SidebarState {
  try {
    const state = localStorage.getItem(kept);
    return state === 'mini' || state === 'closed' ? state : 'open';
  } catch {
    return 'open';
  }
}

/**
 * Open (248 px), minimised (68) or closed (0), remembered in the browser; `turn` goes to the next. Below 1200 px an open sidebar would leave too
 * little room for tables, so there it is minimised or closed, as on pages about one thing (`base/mini-sidebar.ts`).
 */
export function useSidebar(): { sidebar: SidebarState; turn: () => void } {
  const isNarrow = useMediaQuery('(max-width: 1199px)', false, { getInitialValueInEffect: false });
  const [chosen, setChosen] = useState(readKept);
  const isMiniWanted = useIsMiniWanted();
  const sidebar = (isNarrow || isMiniWanted) && chosen === 'open' ? 'mini' : chosen;
  const turn = () => {
    const state = next[sidebar];
    setChosen(state);
    try {
      localStorage.setItem(kept, state);
    } catch {
      // Not remembered then.
    }
  };
  return { sidebar, turn };
}

import { useState } from 'react';

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

/** Open (248 px), minimised (68) or closed (0), remembered in the browser; `turn` goes to the next. */
export function useSidebar(): { sidebar: SidebarState; turn: () => void } {
  const [sidebar, setSidebar] = useState(readKept);
  const turn = () => {
    const state = next[sidebar];
    setSidebar(state);
    try {
      localStorage.setItem(kept, state);
    } catch {
      // Not remembered then.
    }
  };
  return { sidebar, turn };
}

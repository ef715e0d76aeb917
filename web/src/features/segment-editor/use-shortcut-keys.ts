import { useState } from 'react';
import { useMe } from '../../base/use-me.ts';
import { readShortcuts, type SegmentShortcuts, saveShortcuts } from './core/segment-shortcuts.ts';

/** The keys of the caller, and a way to change them. */
export function useShortcutKeys(): [SegmentShortcuts, (shortcuts: SegmentShortcuts) => void] {
  const userId = useMe().user_info.id;
  const [shortcuts, setShortcuts] = useState(() => readShortcuts(userId));
  return [
    shortcuts,
    (changed) => {
      setShortcuts(changed);
      saveShortcuts(userId, changed);
    },
  ];
}

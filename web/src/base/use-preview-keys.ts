// Keys A and C for the open item of the inbox; each kind of item has its own.
import { IconCheck, IconMessage2, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePageActions } from '../ui/page-actions.ts';
import { useShortcuts } from '../ui/use-shortcuts.ts';

export interface PreviewKey {
  label: string;
  icon?: TablerIcon;
  run: () => void;
}

/** The parts of a preview: its buttons stand in the head, and on a phone at the bottom. */
export interface PreviewParts {
  actions: ReactNode;
  children: ReactNode;
}

export type RenderFrame = (parts: PreviewParts) => ReactNode;

/** Also in the command palette and the list of keys. */
export function usePreviewKeys(subject: string, approve: PreviewKey | null, change: PreviewKey | null): void {
  const keys = [
    ...(approve ? [{ id: 'approve', shortcut: 'A', icon: IconCheck, ...approve }] : []),
    ...(change ? [{ id: 'changes', shortcut: 'C', icon: IconMessage2, ...change }] : []),
  ];
  usePageActions(subject, keys);
  useShortcuts({ withModifier: {}, alone: Object.fromEntries(keys.map(({ shortcut, run }) => [shortcut.toLowerCase(), run])) });
}

// The keys of the suggestions, which the command palette and the list of shortcuts offer as well.
import type { LinkSuggestion } from '@folio/contract/link-suggestions';
import { IconArrowDown, IconArrowUp, IconCheck, IconEye, IconSquareCheck, IconX, type TablerIcon } from '@tabler/icons-react';
import type { Action } from '../../../ui/actions.ts';
import { usePageActions } from '../../../ui/page-actions.ts';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import { useText } from '../../../ui/use-text.ts';
import type { Decision } from './suggestion-row.tsx';

interface SuggestionKeys {
  current: LinkSuggestion | null;
  decide: ((state: Decision) => void) | null;
  walk: (step: number) => void;
  select: (() => void) | null;
  preview: (() => void) | null;
}

/** A approves, R rejects, J and K walk, X selects, P previews; only while nobody is typing. */
export function useSuggestionKeys({ current, decide, walk, select, preview }: SuggestionKeys): void {
  const { t } = useText();
  const isOpen = current?.state === 'pending' || current?.state === 'approved';
  const action = (id: string, shortcut: string, icon: TablerIcon, label: string, run: (() => void) | null) =>
    run ? [{ id, shortcut, icon, label, run }] : [];
  const actions: (Action & { shortcut: string; run: () => void })[] = [
    ...action('approve', 'A', IconCheck, t('links.suggestions.approve'), decide && isOpen ? () => decide('approved') : null),
    ...action('reject', 'R', IconX, t('links.suggestions.reject'), decide && isOpen ? () => decide('rejected') : null),
    ...action('next', 'J', IconArrowDown, t('links.suggestions.keys.next'), () => walk(1)),
    ...action('previous', 'K', IconArrowUp, t('links.suggestions.keys.previous'), () => walk(-1)),
    ...action('select', 'X', IconSquareCheck, t('links.suggestions.keys.select'), current ? select : null),
    ...action('preview', 'P', IconEye, t('links.suggestions.preview'), preview),
  ];
  usePageActions(t('links.tabs.suggestions'), actions);
  useShortcuts({
    withModifier: {},
    alone: Object.fromEntries(actions.map(({ shortcut, run }) => [shortcut.toLowerCase(), run])),
  });
}

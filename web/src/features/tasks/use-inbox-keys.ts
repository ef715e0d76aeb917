// The keys of the review inbox, which the command palette and the list of shortcuts offer as well.
import type { TaskRow } from '@folio/contract/task-shapes';
import type { verdicts } from '@folio/contract/task-words';
import {
  IconArrowDown,
  IconArrowUp,
  IconCheck,
  IconMessage2Exclamation,
  IconSquareCheck,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Action } from '../../ui/actions.ts';
import { usePageActions } from '../../ui/page-actions.ts';
import { useShortcuts } from '../../ui/use-shortcuts.ts';
import { useText } from '../../ui/use-text.ts';

interface InboxKeys {
  task: TaskRow | null;
  say: (verdict: (typeof verdicts)[number]) => void;
  next: (() => void) | undefined;
  previous: (() => void) | undefined;
  select: (() => void) | undefined;
}

/** A approves, C asks for changes, R rejects, J and K walk, X selects; only while nobody is typing. */
export function useInboxKeys({ task, say, next, previous, select }: InboxKeys): void {
  const { t } = useText();
  const can = task?.can.decide ?? false;
  const action = (id: string, shortcut: string, icon: TablerIcon, label: string, run: (() => void) | undefined) =>
    run ? [{ id, shortcut, icon, label, run }] : [];
  const actions: (Action & { shortcut: string; run: () => void })[] = [
    ...action('approve', 'A', IconCheck, t('tasks.review.approve'), can ? () => say('approve') : undefined),
    ...action('changes', 'C', IconMessage2Exclamation, t('tasks.review.changes'), can ? () => say('changes') : undefined),
    ...action('reject', 'R', IconX, t('tasks.review.reject'), can ? () => say('reject') : undefined),
    ...action('next', 'J', IconArrowDown, t('taskViews.inbox.next'), next),
    ...action('previous', 'K', IconArrowUp, t('taskViews.inbox.previous'), previous),
    ...action('select', 'X', IconSquareCheck, t('taskViews.inbox.select'), select),
  ];
  usePageActions(t('taskViews.inbox.subject', { name: task?.title ?? '' }), actions);
  useShortcuts({
    withModifier: {},
    alone: Object.fromEntries(actions.map(({ shortcut, run }) => [shortcut.toLowerCase(), run])),
  });
}

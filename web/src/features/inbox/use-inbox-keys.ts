// The keys of the inbox, which the command palette and the list of keys offer as well. A and C belong to the open item.
import type { InboxItem } from '@folio/contract/inbox';
import {
  IconArrowBackUp,
  IconArrowDown,
  IconArrowUp,
  IconArrowUpRight,
  IconCheck,
  IconClock,
  type TablerIcon,
} from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { usePageActions } from '../../ui/page-actions.ts';
import { undoLatest, useUndoOffer } from '../../ui/undo-offers.ts';
import { useShortcuts } from '../../ui/use-shortcuts.ts';
import { useText } from '../../ui/use-text.ts';

interface InboxKeys {
  item: InboxItem | null;
  next: (() => void) | undefined;
  previous: (() => void) | undefined;
  done: (() => void) | undefined;
  snooze: (() => void) | undefined;
  open: (() => void) | undefined;
}

export function useInboxKeys({ item, next, previous, done, snooze, open }: InboxKeys): void {
  const { t } = useText();
  const hasOffer = useUndoOffer() !== null;
  const action = (id: string, shortcut: string, icon: TablerIcon, label: string, run: (() => void) | undefined) =>
    run ? [{ id, shortcut, icon, label, run }] : [];
  const actions = [
    ...action('next', 'J', IconArrowDown, t('inbox.keys.next'), next),
    ...action('previous', 'K', IconArrowUp, t('inbox.keys.previous'), previous),
    ...action('done', 'E', IconCheck, t('inbox.keys.done'), done),
    ...action('snooze', 'S', IconClock, t('inbox.keys.snooze'), snooze),
    ...action('undo', 'Z', IconArrowBackUp, t('inbox.undo.name'), hasOffer ? () => void undoLatest() : undefined),
    ...action('open', 'Enter', IconArrowUpRight, t('inbox.keys.open'), open),
  ];
  usePageActions(item?.title ?? t('inbox.title'), actions);
  const { enter: _enter, ...letters } = Object.fromEntries(actions.map(({ shortcut, run }) => [shortcut.toLowerCase(), run]));
  useShortcuts({ withModifier: {}, alone: letters });
  const onEnter = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = event.key === 'Enter' && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.altKey;
    if (!open || !isPlain || !opensWith(event.target) || document.querySelector('[aria-modal="true"], dialog[open]')) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onEnter(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** Enter presses the button or link that has the focus; anywhere else, and on the row of the open item, it opens the item. */
const opensWith = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target === document.body || target.matches('[data-inbox-row][aria-current], main, section, h1'));

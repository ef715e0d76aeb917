// `/inbox`: everything that waits for the caller at the left, the open item beside it. State, kind and item are in the address.
import type { InboxItem } from '@folio/contract/inbox';
import { inboxStates } from '@folio/contract/inbox-words';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowBackUp, IconArrowUpRight, IconCheck, IconClock, IconMailOpened } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsHeld } from '../base/held-calls.ts';
import { useMe } from '../base/use-me.ts';
import classes from '../features/inbox/inbox.module.css';
import { snoozeTimes } from '../features/inbox/inbox-days.ts';
import { InboxEmpty } from '../features/inbox/inbox-empty.tsx';
import { InboxFilter } from '../features/inbox/inbox-filter.tsx';
import { InboxList } from '../features/inbox/inbox-list.tsx';
import type { InboxSearch } from '../features/inbox/inbox-search.ts';
import { NoPreview, PreviewFrame } from '../features/inbox/preview-frame.tsx';
import { useInboxActions } from '../features/inbox/use-inbox-actions.ts';
import { useInboxKeys } from '../features/inbox/use-inbox-keys.ts';
import { useInboxList } from '../features/inbox/use-inbox-list.ts';
import { useOpenItem } from '../features/inbox/use-open-item.ts';
import { heldDecision } from '../features/tasks/core/held-decision.ts';
import { heldJob } from '../features/translation-desk/held-job.ts';
import { heldQuote } from '../features/translation-requests/held-quote.ts';
import type { Action } from '../ui/actions.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { formatNumber } from '../ui/intl-format.ts';
import { Row } from '../ui/row.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { Text } from '../ui/text.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import { useUndo } from '../ui/use-undo.ts';
import { ViewSwitch } from '../ui/view-switch.tsx';
import { InboxPreview } from './inbox-preview.tsx';

const route = getRouteApi('/shell/inbox');
/** An item that is shown for so long was read, in milliseconds. */
const readAfter = 1000;

function useDecidedOn(): (item: InboxItem) => boolean {
  const isHeld = useIsHeld();
  return ({ kind, subject }) =>
    (kind === 'review' && subject.task_id !== undefined && isHeld(heldDecision(subject.task_id))) ||
    (kind === 'offer' && subject.request_id !== undefined && isHeld(heldQuote(subject.request_id))) ||
    (kind === 'offer' && subject.job_id !== undefined && isHeld(heldJob(subject.job_id)));
}

export function InboxPage() {
  const { t, language } = useText();
  const search = route.useSearch();
  const navigate = useNavigate();
  const { impersonator } = useMe().user_info;
  const isPhone = useMediaQuery('(max-width: 991px)', false, { getInitialValueInEffect: false });
  const { items, todo, isFailed, isEmpty, retry, more } = useInboxList(search, useDecidedOn());
  const change = useInboxActions();
  const offer = useUndo();
  const openItem = useOpenItem();
  const box = useRef<HTMLDivElement>(null);
  usePageTitle(t('inbox.title'));
  const go = (next: InboxSearch, replace = true) => void navigate({ to: '/inbox', search: next, replace });
  const { state = 'todo', kind } = search;
  const listed = items ?? [];
  const chosen = listed.findIndex(({ key }) => key === search.item);
  // On a phone either the list or one item is shown; at a desk the first item is open until another one is chosen.
  const index = chosen >= 0 ? chosen : isPhone || search.item ? -1 : 0;
  const open = listed[index] ?? null;
  const isGone = items !== null && search.item !== undefined && open === null && !more;
  const show = (item: InboxItem | undefined, replace = !isPhone) => go({ ...search, item: item?.key }, replace);

  // The item goes with its buttons: the keyboard continues at the next one, or at one that comes back once it is listed again.
  const continuesAt = useRef<{ key: string | undefined } | null>(null);
  useEffect(() => {
    if (!continuesAt.current) return;
    const { key } = continuesAt.current;
    const row = box.current?.querySelector<HTMLElement>(key === undefined ? 'h1' : `[data-key="${key}"] button`);
    if (!row) return;
    continuesAt.current = null;
    row.focus();
  });
  const continueAfter = (item: InboxItem) => {
    const at = listed.findIndex(({ key }) => key === item.key);
    const next = listed[at + 1] ?? listed[at - 1];
    go({ ...search, item: isPhone ? undefined : next?.key });
    continuesAt.current = { key: next?.key };
  };
  const comeBack = (item: InboxItem) => {
    if (!isPhone) show(item, true);
    continuesAt.current = { key: item.key };
  };

  const settle = (item: InboxItem, action: 'done' | 'snooze', until?: Date) => {
    continueAfter(item);
    change.mutate({ item, action, ...(until ? { until } : {}) });
    offer(t(action === 'done' ? 'inbox.undo.done' : 'inbox.undo.snoozed', { title: item.title }), () => {
      change.mutate({ item, action: 'todo' });
      comeBack(item);
    });
  };
  const reopen = (item: InboxItem) => {
    continueAfter(item);
    change.mutate({ item, action: 'todo' });
  };

  const markOpenRead = useEffectEvent(() => {
    if (open) change.mutate({ item: open, action: 'read' });
  });
  const unreadKey = open && !open.is_read && state === 'todo' && impersonator === null ? open.key : null;
  const [keptUnread, setKeptUnread] = useState<string | null>(null);
  useEffect(() => {
    // The timer depends on the key alone: a list that is fetched again does not restart it.
    if (unreadKey === null || unreadKey === keptUnread) return undefined;
    const timer = setTimeout(() => markOpenRead(), readAfter);
    return () => clearTimeout(timer);
  }, [unreadKey, keptUnread]);

  const walk = (step: number) => {
    const next = listed[index + step];
    if (!next) return;
    show(next, true);
    continuesAt.current = { key: next.key };
  };
  useInboxKeys({
    item: open,
    next: index < listed.length - 1 ? () => walk(1) : undefined,
    previous: index > 0 ? () => walk(-1) : undefined,
    done: open && state !== 'done' ? () => settle(open, 'done') : undefined,
    snooze: open && state === 'todo' ? () => settle(open, 'snooze', tomorrow()) : undefined,
    open: open ? () => openItem(open) : undefined,
  });

  const actionsOf = (item: InboxItem): Action[] => [
    { id: 'open', icon: IconArrowUpRight, label: t('inbox.open'), shortcut: 'Enter', run: () => openItem(item) },
    ...(state === 'done'
      ? []
      : [{ id: 'done', icon: IconCheck, label: t('inbox.done'), shortcut: 'E', run: () => settle(item, 'done') }]),
    ...(state === 'todo'
      ? [
          {
            id: 'unread',
            icon: IconMailOpened,
            label: t('inbox.markUnread'),
            run: () => {
              setKeptUnread(item.key);
              change.mutate({ item, action: 'unread' });
            },
          },
          {
            id: 'snooze',
            icon: IconClock,
            label: t('inbox.snooze'),
            startsGroup: true as const,
            choices: snoozeTimes().map(({ choice, until }) => ({
              id: choice,
              label: t(`inbox.snoozeUntil.${choice}`),
              run: () => settle(item, 'snooze', until),
            })),
          },
        ]
      : [{ id: 'todo', icon: IconArrowBackUp, label: t('inbox.toDo'), run: () => reopen(item) }]),
  ];

  const nameOf = (one: (typeof inboxStates)[number]) => {
    const name = t(`inbox.states.${one}`);
    return one === 'todo' && todo > 0 ? `${name} ${formatNumber(todo, language)}` : name;
  };
  return (
    <div ref={box} className={classes.inbox} data-open={open || isGone ? true : undefined}>
      <section className={classes.side} aria-label={t('inbox.list')}>
        <div className={classes.top}>
          <Row justify="between" mb={12}>
            <Text as="h1" size="5xl" family="display" tabIndex={-1}>
              {t('inbox.title')}
            </Text>
            <InboxFilter kind={kind} onChange={(next) => go({ ...search, kind: next, item: undefined })} />
          </Row>
          <ViewSwitch
            label={t('inbox.statesLabel')}
            views={inboxStates.map((value) => ({ value, label: nameOf(value) }))}
            value={state}
            onChange={(next) => go({ ...(kind ? { kind } : {}), ...(next === 'todo' ? {} : { state: next }) })}
          />
        </div>
        <div className={classes.scroll}>
          {isFailed ? <ErrorState title={t('inbox.failed')} message={t('inbox.failedLead')} onRetry={retry} /> : null}
          {!isFailed && items === null ? <SkeletonRows rows={7} /> : null}
          {isEmpty ? <InboxEmpty state={state} isFiltered={kind !== undefined} /> : null}
          {listed.length > 0 ? <InboxList items={listed} openKey={open?.key} onOpen={(item) => show(item)} more={more} /> : null}
        </div>
      </section>
      {open ? (
        <InboxPreview
          key={open.key}
          item={open}
          onOpen={() => openItem(open)}
          onDecided={() => continueAfter(open)}
          onUndone={() => comeBack(open)}
          renderFrame={(parts) => (
            <PreviewFrame {...parts} item={open} more={actionsOf(open)} onBack={() => show(undefined, true)} />
          )}
        />
      ) : (
        <NoPreview onBack={isGone && isPhone ? () => show(undefined, true) : undefined}>
          {isGone ? `${t('inbox.gone')}. ${t('inbox.goneLead')}` : isEmpty || items === null ? null : t('inbox.pick')}
        </NoPreview>
      )}
    </div>
  );
}

/** The key S snoozes until tomorrow morning; other times are in the menu. */
const tomorrow = (): Date => snoozeTimes().find(({ choice }) => choice === 'tomorrow')?.until ?? new Date();

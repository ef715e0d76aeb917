// Moves in the calendar: fetches the other affected entries first, shows the move at once, reverts it if the server rejects it,
// and can undo it for 10 s. A second move of an entry waits for the response to the first.
import type { CalendarEntry } from '@folio/contract/calendar-entries';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { noonOf } from '../../base/calendar-days.ts';
import { invalidate } from '../../base/stale-after.ts';
import { formatWeekdayAndDay } from '../../ui/intl-format.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { useUndo } from '../../ui/use-undo.ts';
import { type EntryMoved, listEntries, movePreviewQuery } from './calendars.queries.ts';
import { keyOf, movesOf, type Target } from './entry-moves.ts';

/** Reverts a move: restores tasks and the tasks moved with them; other entries move back. */
async function putBack(entry: CalendarEntry, { moved, entry: now }: EntryMoved): Promise<void> {
  if (moved.length > 0)
    await api.taskDates.restore({
      tasks: moved.map(({ id, revision, start_date_before: start, due_date_before: due, steps }) => ({
        id,
        revision,
        start_date: start,
        due_date: due,
        steps,
      })),
    });
  else if (now)
    for (const move of movesOf(now, { ...entry, personId: entry.people[0]?.id ?? null })) await api.calendarEntries.move(move);
}

export interface EntryMoves {
  /** Drop positions of entries, by their key, until the response arrives. */
  pending: ReadonlyMap<string, Target>;
  /** The move that is asked about. */
  asked: { entry: CalendarEntry; target: Target } | null;
  isBusy: boolean;
  /** Moves an entry; where tasks move with it or fixed dates are missed, it is asked about first. */
  drop: (entry: CalendarEntry, target: Target) => void;
  /** Asks for the day of an entry. */
  ask: (entry: CalendarEntry) => void;
  confirm: (entry: CalendarEntry, target: Target) => void;
  cancel: () => void;
}

/** `say` gets the sentences of the live region. */
export function useEntryMoves(say: (text: string) => void): EntryMoves {
  const { t, language } = useText();
  const client = useQueryClient();
  const [pending, setPending] = useState<ReadonlyMap<string, Target>>(new Map());
  const [asked, setAsked] = useState<EntryMoves['asked']>(null);
  const [isBusy, setBusy] = useState(false);
  /** Moves that are sent, with the target of a later drop. */
  const running = useRef(new Map<string, Target | null>());
  const offer = useUndo();
  const nameOf = (day: string) => formatWeekdayAndDay(noonOf(day), language);

  const release = (key: string) => {
    running.current.delete(key);
    setBusy(running.current.size > 0);
  };
  /** Unless it was dropped somewhere else meanwhile. */
  const stopShowing = (key: string, target: Target | undefined) =>
    setPending((before) => new Map([...before].filter(([one, shown]) => one !== key || shown !== target)));
  const begin = (key: string, target: Target) => {
    running.current.set(key, null);
    setBusy(true);
    setPending((before) => new Map(before).set(key, target));
  };
  const fail = (error: unknown) => {
    toastError(messageOf(error));
    say(t('taskPlanning.move.failed', { message: messageOf(error) }));
  };
  const undo = async (entry: CalendarEntry, answer: EntryMoved) => {
    const failure = await putBack(entry, answer).then(
      () => null,
      (error: unknown) => error,
    );
    // Said once it is to be seen.
    await invalidate(client, 'task.changed');
    if (failure) return fail(failure);
    toastSuccess(t('taskPlanning.move.undone'));
    say(t('taskPlanning.move.undone'));
  };
  const offerUndo = (entry: CalendarEntry, target: Target, answer: EntryMoved) => {
    const isGiven = target.to === entry.to && target.from === entry.from;
    const message = isGiven
      ? t('calendar.given', { name: entry.title })
      : t('taskPlanning.move.done', { name: entry.title, day: nameOf(target.to) });
    offer(message, () => void undo(entry, answer));
    say(`${message} ${t('taskPlanning.move.undoKeys')}`);
  };
  const commit = async (entry: CalendarEntry, target: Target) => {
    try {
      let answer: EntryMoved | null = null;
      // The second move is made to the state that the first one left.
      for (const move of movesOf(entry, target))
        answer = await api.calendarEntries.move({ ...move, revision: answer?.entry?.revision ?? move.revision });
      setAsked(null);
      if (answer) offerUndo(entry, target, answer);
    } catch (error) {
      setAsked(null);
      fail(error);
    }
    try {
      // The entry stays where it was dropped until the calendar has come again, with the revision that the next move is made to.
      await invalidate(client, 'task.changed');
    } finally {
      settle(entry, target);
    }
  };
  const check = async (entry: CalendarEntry, target: Target) => {
    try {
      const days = movesOf(entry, target).find((move) => move.to !== undefined || move.from !== undefined);
      const { moved, conflicts } = days ? await client.fetchQuery(movePreviewQuery(days)) : { moved: [], conflicts: [] };
      const movesAlone = moved.every(({ is_named: isNamed }) => isNamed);
      if (movesAlone && conflicts.length === 0) return await commit(entry, target);
      const next = running.current.get(keyOf(entry));
      release(keyOf(entry));
      if (next) drop(entry, next);
      else setAsked({ entry, target });
    } catch (error) {
      fail(error);
      settle(entry, target);
    }
  };
  const drop = (entry: CalendarEntry, target: Target) => {
    const key = keyOf(entry);
    if (running.current.has(key)) {
      running.current.set(key, target);
      setPending((before) => new Map(before).set(key, target));
      return;
    }
    if (movesOf(entry, target).length === 0) return stopShowing(key, target);
    begin(key, target);
    void check(entry, target);
  };
  /** Ends a move, and begins the one to where the entry was dropped meanwhile. */
  const settle = (entry: CalendarEntry, target: Target) => {
    const key = keyOf(entry);
    const next = running.current.get(key);
    release(key);
    stopShowing(key, target);
    const now = listEntries(client).find((one) => keyOf(one) === key);
    if (next && now) drop(now, next);
  };
  return {
    pending,
    asked,
    isBusy,
    drop: (entry, target) => {
      if (!asked) drop(entry, target);
    },
    ask: (entry) => {
      if (!running.current.has(keyOf(entry))) setAsked({ entry, target: { from: entry.from, to: entry.to } });
    },
    confirm: (entry, target) => {
      if (running.current.has(keyOf(entry))) return;
      begin(keyOf(entry), target);
      void commit(entry, target);
    },
    cancel: () => {
      if (!asked || running.current.has(keyOf(asked.entry))) return;
      stopShowing(keyOf(asked.entry), pending.get(keyOf(asked.entry)));
      setAsked(null);
      say(t('taskPlanning.move.cancelled'));
    },
  };
}

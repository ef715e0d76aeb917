// Moves in the calendar: what else moves is asked first, the move is shown at once, put back where the server refuses it, and undone for 10 s.
import type { TaskRow } from '@folio/contract/task-shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api, messageOf } from '../../../base/api.ts';
import { invalidate } from '../../../base/stale-after.ts';
import { formatWeekdayAndDay } from '../../../ui/intl-format.ts';
import { toastError, toastSuccess, toastUndo } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';
import { noonOf } from '../task-days.ts';
import { movePreviewQuery } from './calendar.queries.ts';

/** For which a move can be undone. */
const undoMs = 10_000;

type Answer = Awaited<ReturnType<typeof api.taskDates.move>>;

/** What puts back a move: each task as it was, as long as nobody changed it since. */
const undoOf = ({ moved, tasks }: Answer) =>
  moved.flatMap(({ id, start_date_before, due_date_before, steps }) => {
    const revision = tasks.find((task) => task.id === id)?.revision;
    return revision === undefined ? [] : [{ id, revision, start_date: start_date_before, due_date: due_date_before, steps }];
  });

export interface DayMoves {
  /** Days of tasks that were dropped and not answered yet. */
  pending: ReadonlyMap<number, string>;
  /** The move that is asked about. */
  asked: { task: TaskRow; day: string } | null;
  isBusy: boolean;
  /** Moves a task; where other tasks move or fixed dates are missed, it is asked about first. */
  drop: (task: TaskRow, day: string) => void;
  /** Asks for the day of a task. */
  ask: (task: TaskRow) => void;
  confirm: (task: TaskRow, day: string) => void;
  cancel: () => void;
}

/** `say` gets the sentences of the live region. */
export function useDayMoves(say: (text: string) => void): DayMoves {
  const { t, language } = useText();
  const client = useQueryClient();
  const [pending, setPending] = useState<ReadonlyMap<number, string>>(new Map());
  const [asked, setAsked] = useState<DayMoves['asked']>(null);
  const [isBusy, setBusy] = useState(false);
  const running = useRef(new Set<number>());
  const undoable = useRef<(() => void) | null>(null);
  const nameOf = (day: string) => formatWeekdayAndDay(noonOf(day), language);

  const settle = (id: number) => {
    running.current.delete(id);
    setBusy(running.current.size > 0);
    setPending((before) => new Map([...before].filter(([one]) => one !== id)));
  };
  const begin = (id: number, day: string) => {
    running.current.add(id);
    setBusy(true);
    setPending((before) => new Map(before).set(id, day));
  };
  const fail = (error: unknown) => {
    toastError(messageOf(error));
    say(t('taskPlanning.move.failed', { message: messageOf(error) }));
  };
  const undo = async (answer: Answer) => {
    undoable.current = null;
    try {
      await api.taskDates.restore({ tasks: undoOf(answer) });
      toastSuccess(t('taskPlanning.move.undone'));
      say(t('taskPlanning.move.undone'));
    } catch (error) {
      fail(error);
    }
    await invalidate(client, 'task.changed');
  };
  const offerUndo = (task: TaskRow, day: string, answer: Answer) => {
    const message = t('taskPlanning.move.done', { name: task.title, day: nameOf(day) });
    let isOver = false;
    const run = () => {
      if (isOver) return;
      isOver = true;
      close();
      void undo(answer);
    };
    const close = toastUndo(message, t('taskPlanning.move.undo'), undoMs, run);
    undoable.current = run;
    setTimeout(() => {
      isOver = true;
      if (undoable.current === run) undoable.current = null;
    }, undoMs);
    say(`${message} ${t('taskPlanning.move.undoKeys')}`);
  };
  const commit = async (task: TaskRow, day: string) => {
    try {
      const answer = await api.taskDates.move({ ids: [task.id], due_date: day });
      setAsked(null);
      offerUndo(task, day, answer);
    } catch (error) {
      setAsked(null);
      fail(error);
    }
    try {
      // The task stays where it was dropped until the calendar has come again.
      await invalidate(client, 'task.changed');
    } finally {
      settle(task.id);
    }
  };
  const check = async (task: TaskRow, day: string) => {
    try {
      const { moved, conflicts } = await client.fetchQuery(movePreviewQuery(task.id, day));
      if (moved.length <= 1 && conflicts.length === 0) return await commit(task, day);
      running.current.delete(task.id);
      setBusy(false);
      setAsked({ task, day });
    } catch (error) {
      fail(error);
      settle(task.id);
    }
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isWriting = event.target instanceof HTMLElement && event.target.matches('input, textarea, [contenteditable]');
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || isWriting || !undoable.current) return;
    event.preventDefault();
    undoable.current();
  });
  useEffect(() => {
    const keyed = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', keyed);
    return () => removeEventListener('keydown', keyed);
  }, []);
  return {
    pending,
    asked,
    isBusy,
    drop: (task, day) => {
      if (running.current.has(task.id) || asked) return;
      begin(task.id, day);
      void check(task, day);
    },
    ask: (task) => {
      if (!running.current.has(task.id) && task.due_date) setAsked({ task, day: task.due_date });
    },
    confirm: (task, day) => {
      if (running.current.has(task.id)) return;
      begin(task.id, day);
      void commit(task, day);
    },
    cancel: () => {
      if (!asked || running.current.has(asked.task.id)) return;
      settle(asked.task.id);
      setAsked(null);
      say(t('taskPlanning.move.cancelled'));
    },
  };
}

// Moving a task of the calendar with the keyboard: Space lifts it, the arrows choose a day or a week, Space or Enter drops it, Escape cancels.
import type { TaskRow } from '@folio/contract/task-shapes';
import { type KeyboardEvent, useState } from 'react';
import { formatWeekdayAndDay } from '../../../ui/intl-format.ts';
import { useText } from '../../../ui/use-text.ts';
import { addDays, noonOf } from '../task-days.ts';

export interface DayKeys {
  lifted: { task: TaskRow; day: string } | null;
  onKeyDown: (event: KeyboardEvent<HTMLElement>, task: TaskRow) => void;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Days are those that the calendar shows; `say` gets the sentences of the live region. */
export function useDayKeys(
  days: readonly string[],
  say: (text: string) => void,
  onDrop: (task: TaskRow, day: string) => void,
): DayKeys {
  const { t, language } = useText();
  const [lifted, setLifted] = useState<DayKeys['lifted']>(null);
  const nameOf = (day: string) => formatWeekdayAndDay(noonOf(day), language);
  const lift = (task: TaskRow) => {
    if (!task.can.edit || task.due_date === null) return say(t('taskPlanning.move.notAllowed', { name: task.title }));
    setLifted({ task, day: task.due_date });
    say(t('taskPlanning.move.lifted', { name: task.title, day: nameOf(task.due_date) }));
  };
  const choose = (task: TaskRow, day: string) => {
    if (!days.includes(day)) return;
    setLifted({ task, day });
    say(nameOf(day));
  };
  const end = () => {
    setLifted(null);
    say(t('taskPlanning.move.cancelled'));
  };
  const drop = (task: TaskRow, day: string) => {
    if (day === task.due_date) return end();
    setLifted(null);
    onDrop(task, day);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, task: TaskRow) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    if (!lifted) {
      if (key !== ' ') return;
      event.preventDefault();
      return lift(task);
    }
    const step = steps[key];
    if (key === 'Tab') return end();
    if (key === 'Escape') end();
    else if (key === ' ' || key === 'Enter') drop(lifted.task, lifted.day);
    else if (step) choose(lifted.task, addDays(lifted.day, step));
    event.preventDefault();
    event.stopPropagation();
  };
  return { lifted, onKeyDown };
}

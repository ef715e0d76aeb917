// The keyboard in the calendar: the arrows go from entry to entry. To move one, Space lifts it, the arrows choose a day or a week, with Shift
// another last day, Space or Enter drops it, Escape cancels.
import type { CalendarEntry } from '@folio/contract/calendar-entries';
import { type KeyboardEvent, useState } from 'react';
import { noonOf } from '../../base/calendar-days.ts';
import { formatWeekdayAndDay } from '../../ui/intl-format.ts';
import { useText } from '../../ui/use-text.ts';
import { focusNextEntry } from './entry-focus.ts';
import { shifted, stretched, type Target } from './entry-moves.ts';

export interface EntryKeys {
  lifted: { entry: CalendarEntry; target: Target } | null;
  onKeyDown: (event: KeyboardEvent<HTMLElement>, entry: CalendarEntry) => void;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Days are those that the calendar shows; `say` gets the sentences of the live region. */
export function useEntryKeys(
  days: readonly string[],
  say: (text: string) => void,
  onDrop: (entry: CalendarEntry, target: Target) => void,
): EntryKeys {
  const { t, language } = useText();
  const [lifted, setLifted] = useState<EntryKeys['lifted']>(null);
  const nameOf = (day: string) => formatWeekdayAndDay(noonOf(day), language);
  const lift = (entry: CalendarEntry) => {
    if (!entry.can.move) return say(t('taskPlanning.move.notAllowed', { name: entry.title }));
    setLifted({ entry, target: { from: entry.from, to: entry.to } });
    say(t('taskPlanning.move.lifted', { name: entry.title, day: nameOf(entry.to) }));
  };
  const choose = (entry: CalendarEntry, target: Target) => {
    if (!days.includes(target.to)) return;
    setLifted({ entry, target });
    say(nameOf(target.to));
  };
  const end = () => {
    setLifted(null);
    say(t('taskPlanning.move.cancelled'));
  };
  const drop = (entry: CalendarEntry, target: Target) => {
    if (target.to === entry.to && target.from === entry.from) return end();
    setLifted(null);
    onDrop(entry, target);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, entry: CalendarEntry) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    if (!lifted) {
      if (steps[key] && !event.shiftKey && focusNextEntry(event.currentTarget, key)) return event.preventDefault();
      if (key !== ' ') return;
      event.preventDefault();
      return lift(entry);
    }
    const step = steps[key];
    const { target } = lifted;
    if (key === 'Tab') return end();
    if (key === 'Escape') end();
    else if (key === ' ' || key === 'Enter') drop(lifted.entry, target);
    else if (step && event.shiftKey) choose(lifted.entry, stretched(lifted.entry, target, step));
    else if (step) choose(lifted.entry, { ...shifted(target, step), personId: target.personId });
    event.preventDefault();
    event.stopPropagation();
  };
  return { lifted, onKeyDown };
}

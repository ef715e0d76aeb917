import type { CalendarGroup } from '@folio/contract/calendar-words';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../ui/use-text.ts';
import type { CalendarViewName } from './calendar-search.ts';
import { type EntriesFilter, entriesQuery, spanOf } from './calendars.queries.ts';
import { groupOf } from './entry-mark.tsx';

interface CalendarLeadProps {
  view: CalendarViewName;
  date: string;
  filter: EntriesFilter;
  hidden: CalendarGroup | undefined;
}

/** Number of entries, and scheduled texts without approval. */
export function CalendarLead({ view, date, filter, hidden }: CalendarLeadProps) {
  const { t } = useText();
  const { data } = useQuery(entriesQuery({ ...filter, ...spanOf(view, date) }));
  const shown = data?.entries.filter((entry) => groupOf(entry) !== hidden) ?? [];
  if (shown.length === 0) return null;
  const unapproved = shown.filter(({ state }) => state === 'unapproved').length;
  return (
    <>
      {t('calendar.lead', { count: shown.length })}
      {unapproved > 0 ? ` ${t('calendar.unapproved', { count: unapproved })}` : ''}
    </>
  );
}

// Availability at the desk in two weeks: words that are booked, absences and holidays, by linguist and day. What is due is in the calendar.
import type { CalendarLinguist } from '@folio/contract/translation-calendar';
import { addDays } from '@folio/contract/working-days';
import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { formatDay, formatNumber, formatWeekday, formatWeekdayAndDay } from '../../ui/intl-format.ts';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './calendar.module.css';
import type { ManagerSearch } from './manager-search.ts';
import { calendarQuery } from './translation-manager.queries.ts';

interface AvailabilitySectionProps {
  search: ManagerSearch;
  onSearch: (search: ManagerSearch) => void;
}

interface CalendarDay {
  day: string;
  is_open: boolean;
  is_holiday: boolean;
}

/** Linguists of a page, as the query asks for. */
const perPage = 20;
/** Days by which the arrows move. */
const step = 7;
const isToday = (day: string) => day === new Date().toISOString().slice(0, 10);
const noon = (day: string) => new Date(`${day}T12:00:00`);

export function AvailabilitySection({ search, onSearch }: AvailabilitySectionProps) {
  const { t, language } = useText();
  const { data, isPending, refetch } = useQuery(calendarQuery(search.from, search.page));
  const { from: _from, page: _page, ...kept } = search;
  const first = data?.days[0]?.day;
  const last = data?.days.at(-1)?.day;
  const move = (days: number) => {
    if (first) onSearch({ ...kept, from: addDays(first, days) });
  };
  return (
    <Stack gap={20}>
      <Panel isFlush>
        <FilterBar
          views={
            <Text as="h2" size="lg" weight="semibold">
              {first && last ? t('deskCalendar.span', { from: formatDay(first, language), to: formatDay(last, language) }) : ''}
            </Text>
          }
          actions={
            <>
              <Button variant="default" size="compact-md" aria-label={t('deskCalendar.before')} onClick={() => move(-step)}>
                <IconChevronLeft size={16} aria-hidden="true" />
              </Button>
              <Button variant="default" size="compact-md" onClick={() => onSearch(kept)}>
                {t('deskCalendar.today')}
              </Button>
              <Button variant="default" size="compact-md" aria-label={t('deskCalendar.after')} onClick={() => move(step)}>
                <IconChevronRight size={16} aria-hidden="true" />
              </Button>
            </>
          }
        />
        {isPending ? <SkeletonRows rows={5} /> : null}
        {!isPending && !data ? <ErrorState title={t('deskCalendar.failed')} onRetry={() => void refetch()} /> : null}
        {data?.recordsFiltered === 0 ? (
          <EmptyCard
            title={t('deskCalendar.empty')}
            sample={t('samples.linguists', { returnObjects: true })}
            action={<Button onClick={() => onSearch({ tab: 'linguists' })}>{t('translationDesk.linguists.open')}</Button>}
          >
            {t('deskCalendar.emptyLead')}
          </EmptyCard>
        ) : null}
        {data && data.recordsFiltered > 0 ? (
          <>
            <ScrollRegion label={t('deskCalendar.caption')} className={classes.scroll}>
              <table className={classes.table}>
                <caption className="visually-hidden">{t('deskCalendar.caption')}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t('translationDesk.linguists.name')}</th>
                    {data.days.map((day) => (
                      <DayHead key={day.day} day={day} />
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {data.linguists.map((linguist) => (
                    <LinguistDays key={linguist.id} linguist={linguist} days={data.days} />
                  ))}
                </tbody>
              </table>
            </ScrollRegion>
            <Text size="sm" tone="quiet" px={20} py={10}>
              {t('deskCalendar.hours', { opens: data.opens, closes: data.closes })}
            </Text>
            {data.recordsFiltered > perPage || search.page ? (
              <Pager
                page={search.page ?? 1}
                perPage={perPage}
                total={data.recordsFiltered}
                onChange={(page) => onSearch({ ...search, page })}
              />
            ) : null}
          </>
        ) : null}
      </Panel>
    </Stack>
  );
}

function DayHead({ day: { day, is_open: isOpen, is_holiday: isHoliday } }: { day: CalendarDay }) {
  const { t, language } = useText();
  return (
    <th scope="col" data-closed={!isOpen || undefined} aria-current={isToday(day) ? 'date' : undefined}>
      <span aria-hidden="true">
        {formatWeekday(noon(day), language, 'short')}
        <span className={classes.date}>{Number(day.slice(8))}</span>
      </span>
      <span className="visually-hidden">{formatWeekdayAndDay(noon(day), language)}</span>
      {isHoliday ? (
        <Text as="span" size="xxs" tone="hold" breaks block>
          {t('deskCalendar.holiday')}
        </Text>
      ) : null}
    </th>
  );
}

function LinguistDays({ linguist, days }: { linguist: CalendarLinguist; days: readonly CalendarDay[] }) {
  const { t, language } = useText();
  const { name, words_a_day: wordsADay } = linguist;
  const number = (value: number) => formatNumber(value, language);
  return (
    <tr>
      <th scope="row">
        {name}
        <Text as="span" tone="quiet" weight="regular" block>
          {t('translationDesk.capacity.perDay', { words: number(wordsADay) })}
        </Text>
      </th>
      {days.map(({ day, is_open: isOpen }, index) => {
        const { words = 0, is_absent: isAbsent = false } = linguist.days[index] ?? {};
        if (isAbsent || !isOpen)
          return (
            <td key={day} data-closed={!isOpen || undefined} data-absent={isAbsent || undefined}>
              <span className={isAbsent && isOpen ? classes.absent : 'visually-hidden'}>
                {t(isAbsent ? 'deskCalendar.absent' : 'deskCalendar.closed')}
              </span>
            </td>
          );
        const said = t('deskCalendar.booked', { words: number(words), capacity: number(wordsADay) });
        return (
          <td key={day} title={said}>
            <span className={classes.bar} data-over={words > wordsADay || undefined} aria-hidden="true">
              <span style={{ height: `${Math.min(1, words / wordsADay) * 100}%` }} />
            </span>
            <Text as="span" size="xs" tone="quiet" block className={classes.words} aria-hidden="true">
              {words > 0 ? number(words) : ''}
            </Text>
            <span className="visually-hidden">{said}</span>
          </td>
        );
      })}
    </tr>
  );
}

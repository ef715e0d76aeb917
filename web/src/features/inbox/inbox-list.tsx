import type { InboxItem } from '@folio/contract/inbox';
import { Button } from '@mantine/core';
import { addDays, noonOf, today } from '../../base/calendar-days.ts';
import { formatWeekdayAndDay } from '../../ui/intl-format.ts';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './inbox.module.css';
import { groupByDay } from './inbox-days.ts';
import { InboxRow } from './inbox-row.tsx';

interface InboxListProps {
  items: readonly InboxItem[];
  openKey: string | undefined;
  onOpen: (item: InboxItem) => void;
  more: { isBusy: boolean; load: () => void } | null;
}

/** Grouped by the day since which items wait. */
export function InboxList({ items, openKey, onOpen, more }: InboxListProps) {
  const { t, language } = useText();
  const now = today();
  const nameOf = (day: string) => {
    if (day === now) return t('inbox.today');
    return day === addDays(now, -1) ? t('inbox.yesterday') : formatWeekdayAndDay(noonOf(day), language);
  };
  return (
    <>
      {groupByDay(items).map(({ day, items: ofDay }) => (
        <section key={day} aria-label={nameOf(day)}>
          <Text as="h2" size="sm" tone="quiet" weight="regular" px={20} className={classes.day}>
            {nameOf(day)}
          </Text>
          <ul>
            {ofDay.map((item) => (
              <InboxRow key={item.key} item={item} isOpen={item.key === openKey} onOpen={() => onOpen(item)} />
            ))}
          </ul>
        </section>
      ))}
      {more ? (
        <div className={classes.more}>
          <Button variant="default" loading={more.isBusy} onClick={more.load}>
            {t('inbox.loadMore')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

// The items of a card: each with its day and its status.
import type { Widget } from '@folio/contract/widgets';
import { Link } from '@tanstack/react-router';
import { noonOf } from '../../../base/calendar-days.ts';
import { dateFormat, formatDay } from '../../../ui/intl-format.ts';
import { Stack } from '../../../ui/stack.tsx';
import { StateBadge, WordBadge } from '../../../ui/state-badge.tsx';
import { Text } from '../../../ui/text.tsx';
import type { ReportWords } from '../report-format.ts';
import classes from './widget-items.module.css';

type Item = Widget['items'][number];

/** Shows late items as late; otherwise a step by its name, and other items by their status. */
function ItemState({ item, words: { t } }: { item: Item; words: ReportWords }) {
  const { is_late: isLate, note, state, request_state: request } = item;
  if (isLate)
    return (
      <Text as="span" tone="failed">
        {t('widgets.overdue')}
      </Text>
    );
  if (note !== '')
    return (
      <Text as="span" tone="quiet" truncate>
        {note}
      </Text>
    );
  if (request)
    return (
      <WordBadge kind={request === 'quoted' || request === 'delivered' ? 'hold' : 'progress'}>
        {t(`translationRequests.states.${request}`)}
      </WordBadge>
    );
  if (state === 'planned') return <StateBadge kind="ready">{t('tasks.states.approved')}</StateBadge>;
  if (state === 'unapproved') return <StateBadge kind="hold">{t('widgets.notApproved')}</StateBadge>;
  return state ? (
    <Text as="span" tone="quiet" truncate>
      {t(`tasks.states.${state}`)}
    </Text>
  ) : null;
}

const shortDay = (language: string) => dateFormat(language, { weekday: 'short', day: 'numeric', month: 'short' });

const dayOf = ({ day, time }: Item, language: string) => {
  if (day === null) return null;
  return time === null ? formatDay(noonOf(day).toISOString(), language) : `${shortDay(language).format(noonOf(day))}, ${time}`;
};

export function WidgetItems({ widget, words }: { widget: Widget; words: ReportWords }) {
  return (
    <ul className={classes.items}>
      {widget.items.map((item) => {
        const day = dayOf(item, words.language);
        return (
          <li key={item.id}>
            <Stack as="span" flex="shrink">
              <Link to={item.path} className={classes.title}>
                {item.title}
              </Link>
              {day === null ? null : (
                <Text as="span" tone="quiet" truncate>
                  {day}
                </Text>
              )}
            </Stack>
            <ItemState item={item} words={words} />
          </li>
        );
      })}
    </ul>
  );
}

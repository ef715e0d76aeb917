import classes from './day-bars.module.css';
import { formatDay, formatNumber } from './intl-format.ts';
import { Row } from './row.tsx';
import { useText } from './use-text.ts';

interface DayBarsProps {
  days: { date: string; value: number }[];
  label: string;
  isTall?: boolean;
}

const isToday = (date: string) => date === new Date().toISOString().slice(0, 10);

/** One bar a day, oldest first; each says its day and number. */
export function DayBars({ days, label, isTall = false }: DayBarsProps) {
  const { t, language } = useText();
  const most = Math.max(1, ...days.map((day) => day.value));
  const [first, last] = [days[0], days.at(-1)];
  const number = (value: number) => formatNumber(value, language);
  return (
    <>
      <ul className={classes.chart} data-tall={isTall || undefined} aria-label={label}>
        {days.map(({ date, value }) => {
          const said = t('dashboard.onDay', { day: formatDay(date, language), credits: number(value) });
          return (
            <li key={date} title={said}>
              <span className={classes.bar} style={{ height: `${Math.max(2, (value / most) * 100)}%` }} />
              <span className="visually-hidden">{said}</span>
            </li>
          );
        })}
      </ul>
      <Row as="p" size="xs" tone="quiet" align="stretch" justify="between">
        <span>{first ? formatDay(first.date, language) : ''}</span>
        <span>
          {last && !isToday(last.date)
            ? formatDay(last.date, language)
            : t('dashboard.today', { credits: number(last?.value ?? 0) })}
        </span>
      </Row>
    </>
  );
}

import { formatDay, formatNumber } from '../../ui/intl-format.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './control-panel.module.css';

/** One bar a day, oldest first; each says its day and number. */
export function DayBars({ days }: { days: { date: string; spent: number }[] }) {
  const { t, language } = useText();
  const most = Math.max(1, ...days.map((day) => day.spent));
  const [first, last] = [days[0], days.at(-1)];
  const number = (value: number) => formatNumber(value, language);
  return (
    <>
      <ul className={classes.bars} aria-label={t('panel.credits.perDay')}>
        {days.map(({ date, spent }) => {
          const said = t('dashboard.onDay', { day: formatDay(date, language), credits: number(spent) });
          return (
            <li key={date} title={said}>
              <span className={classes.bar} style={{ height: `${Math.max(2, (spent / most) * 100)}%` }} />
              <span className={classes.unseen}>{said}</span>
            </li>
          );
        })}
      </ul>
      <p className={classes.axis}>
        <span>{first ? formatDay(first.date, language) : ''}</span>
        <span>{t('dashboard.today', { credits: number(last?.spent ?? 0) })}</span>
      </p>
    </>
  );
}

// The plan as a timeline: a row for each item, its bar over the days of the campaign, and a line for today. On a phone it is an agenda.
import type { Campaign, CampaignItem } from '@folio/contract/campaign-shapes';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { useText } from '../../ui/use-text.ts';
import { ItemBadge } from './campaign-badges.tsx';
import { addDays, daysBetween, formatDate, formatDays, formatMoney, today } from './campaign-format.ts';
import classes from './plan.module.css';

interface PlanTimelineProps {
  campaign: Campaign;
  items: readonly CampaignItem[];
  onOpen: (item: CampaignItem) => void;
}

/** At most so many names of weeks are above the bars. */
const maxMarks = 6;

/** First and last day of the timeline: those of the campaign, or of its items where it has none. */
function spanOf({ from, to }: Campaign, items: readonly CampaignItem[]) {
  const first = from ?? items.map((item) => item.from).toSorted()[0] ?? today();
  const last =
    to ??
    items
      .map((item) => item.to)
      .toSorted()
      .at(-1) ??
    first;
  return { first, days: daysBetween(first, last) + 1 };
}

export function PlanTimeline({ campaign, items, onOpen }: PlanTimelineProps) {
  const { t, language } = useText();
  const { first, days } = spanOf(campaign, items);
  const at = (day: string) => (daysBetween(first, day) / days) * 100;
  const step = Math.max(7, Math.ceil(days / 7 / maxMarks) * 7);
  const marks = Array.from({ length: Math.ceil(days / step) }, (_, index) => addDays(first, index * step));
  const now = today();
  const isNowShown = now >= first && daysBetween(first, now) < days;
  return (
    <ScrollRegion className={classes.timeline} label={t('campaigns.plan.timeline')}>
      <div className={classes.head} aria-hidden="true">
        <span>{t('campaigns.plan.item')}</span>
        <span className={classes.weeks}>
          {marks.map((day) => (
            <span key={day} style={{ insetInlineStart: `${at(day)}%` }}>
              {formatDate(day, language)}
            </span>
          ))}
        </span>
      </div>
      <ul>
        {items.map((item) => (
          <li key={item.id} className={classes.row} data-state={item.state}>
            <div className={classes.item}>
              <button type="button" className={classes.open} onClick={() => onOpen(item)}>
                {item.name}
              </button>
              <span className={classes.second}>
                {[item.code, item.channel, ...item.links.slice(0, 1).map(({ title }) => title)].join(', ')}
              </span>
              <span className={classes.agenda}>{formatDays(item.from, item.to, language)}</span>
            </div>
            <div className={classes.badge}>
              <ItemBadge state={item.state} />
            </div>
            <div className={classes.lane}>
              {isNowShown ? (
                <span className={classes.now} style={{ insetInlineStart: `${at(now)}%` }} aria-hidden="true" />
              ) : null}
              <span
                className={classes.bar}
                style={{
                  insetInlineStart: `${Math.max(0, at(item.from))}%`,
                  inlineSize: `${((daysBetween(item.from, item.to) + 1) / days) * 100}%`,
                }}
              >
                <span>
                  {[
                    formatDays(item.from, item.to, language),
                    ...(item.budget === null ? [] : [formatMoney(item.budget, campaign.currency, language)]),
                  ].join(', ')}
                </span>
              </span>
            </div>
          </li>
        ))}
      </ul>
    </ScrollRegion>
  );
}

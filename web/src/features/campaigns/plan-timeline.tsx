// The plan as a timeline: a row for each item, its bar over the days of the campaign, and a line for today. Bars are moved and stretched. On a phone
// it is an agenda.
import type { Campaign, CampaignItem } from '@folio/contract/campaign-shapes';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { ProblemLine } from '../../base/document-problem.tsx';
import { formatDay } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { ItemBadge } from './campaign-badges.tsx';
import { addDays, daysBetween, formatDays, formatMoney, today } from './campaign-format.ts';
import { MoveItemDialog } from './move-item-dialog.tsx';
import classes from './plan.module.css';
import { type Days, isMovable } from './plan-moves.ts';
import { useBarDrag } from './use-bar-drag.ts';
import { useBarKeys } from './use-bar-keys.ts';
import { usePlanMoves } from './use-plan-moves.ts';

interface PlanTimelineProps {
  campaign: Campaign;
  items: readonly CampaignItem[];
  onOpen: (item: CampaignItem) => void;
  /** Other actions on an item. */
  renderMenu: (item: CampaignItem) => ReactNode;
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

export function PlanTimeline({ campaign, items, onOpen, renderMenu }: PlanTimelineProps) {
  const { t, language } = useText();
  const { first, days } = spanOf(campaign, items);
  const at = (day: string) => (daysBetween(first, day) / days) * 100;
  const step = Math.max(7, Math.ceil(days / 7 / maxMarks) * 7);
  const marks = Array.from({ length: Math.ceil(days / step) }, (_, index) => addDays(first, index * step));
  const now = today();
  const isNowShown = now >= first && daysBetween(first, now) < days;
  const [said, say] = useState('');
  const moves = usePlanMoves(campaign.id, say);
  const drag = useBarDrag(campaign, days, moves.drop);
  const keys = useBarKeys(campaign, say, moves.drop);
  const moving = drag.dragged ?? keys.lifted;
  const shownDays = (item: CampaignItem) =>
    (moving?.item.id === item.id ? moving.days : moves.pending.get(item.id)) ?? { from: item.from, to: item.to };
  return (
    <>
      <ScrollRegion className={classes.timeline} label={t('campaigns.plan.timeline')}>
        <div className={classes.head} data-only="desktop" aria-hidden="true">
          <span>{t('campaigns.plan.item')}</span>
          <span className={classes.weeks}>
            {marks.map((day) => (
              <span key={day} style={{ insetInlineStart: `${at(day)}%` }}>
                {formatDay(day, language)}
              </span>
            ))}
          </span>
        </div>
        <ul>
          {items.map((item) => (
            <li key={item.id} className={classes.row} data-state={item.state}>
              <div className={classes.item}>
                <button type="button" className={classes.open} data-touch="height" onClick={() => onOpen(item)}>
                  {item.name}
                </button>
                <Text as="span" size="sm" tone="quiet" truncate>
                  {[item.code, item.channel, ...item.links.slice(0, 1).map(({ title }) => title)].join(', ')}
                </Text>
                <ProblemLine problem={item.document_problem} />
                <Text as="span" size="sm" tone="muted" data-only="phone">
                  {formatDays(item.from, item.to, language)}
                </Text>
              </div>
              <Row gap={4} justify="end" className={classes.badge}>
                <ItemBadge state={item.state} />
                {renderMenu(item)}
              </Row>
              <div className={classes.lane} data-only="desktop">
                {isNowShown ? (
                  <span className={classes.now} style={{ insetInlineStart: `${at(now)}%` }} aria-hidden="true" />
                ) : null}
                <Bar
                  item={item}
                  days={shownDays(item)}
                  money={item.budget === null ? null : formatMoney(item.budget, campaign.currency, language)}
                  isMovable={isMovable(campaign, item)}
                  isLifted={moving?.item.id === item.id}
                  left={Math.max(0, at(shownDays(item).from))}
                  width={((daysBetween(shownDays(item).from, shownDays(item).to) + 1) / days) * 100}
                  onOpen={() => onOpen(item)}
                  onPress={(event) => drag.press(event, { ...item, ...shownDays(item) })}
                  onKeyDown={(event) => keys.onKeyDown(event, { ...item, ...shownDays(item) })}
                />
              </div>
            </li>
          ))}
        </ul>
      </ScrollRegion>
      {campaign.can.edit ? (
        <Text size="sm" tone="quiet" px={20} py={12} data-only="desktop">
          {t('campaignPlan.hint')}
        </Text>
      ) : null}
      <p id="plan-help" className="visually-hidden">
        {t('campaignPlan.help')}
      </p>
      <output className="visually-hidden" aria-live="assertive">
        {said}
      </output>
      {moves.asked ? (
        <MoveItemDialog move={moves.asked} isBusy={moves.isBusy} onMove={moves.confirm} onClose={moves.cancel} />
      ) : null}
    </>
  );
}

interface BarProps {
  item: CampaignItem;
  days: Days;
  money: string | null;
  isMovable: boolean;
  isLifted: boolean;
  /** Share of the lane, in percent. */
  left: number;
  width: number;
  onOpen: () => void;
  onPress: (event: PointerEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

function Bar({ item, days, money, isMovable: canMove, isLifted, left, width, onOpen, onPress, onKeyDown }: BarProps) {
  const { t, language } = useText();
  const said = formatDays(days.from, days.to, language);
  return (
    <button
      type="button"
      className={classes.bar}
      data-movable={canMove || undefined}
      data-lifted={isLifted || undefined}
      data-end={left + width > 60 || undefined}
      aria-label={t('campaignPlan.bar', { name: item.name, days: [said, ...(money === null ? [] : [money])].join(', ') })}
      aria-describedby={canMove ? 'plan-help' : undefined}
      style={{ insetInlineStart: `${left}%`, inlineSize: `${width}%` }}
      onClick={onOpen}
      onPointerDown={canMove ? onPress : undefined}
      onKeyDown={onKeyDown}
      // Space lifts; some browsers would also click.
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
    >
      <span className={classes.label}>
        {said}
        {money === null ? null : <span className={classes.price}>, {money}</span>}
      </span>
    </button>
  );
}

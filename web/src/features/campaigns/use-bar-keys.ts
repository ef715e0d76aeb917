// Moving bars of the timeline with the keyboard: Space lifts one, the arrows move it by a day or a week, with Shift its last day, Space or Enter drops
// it, Escape cancels.
import type { Campaign, CampaignItem } from '@folio/contract/campaign-shapes';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '../../ui/use-text.ts';
import { formatDays } from './campaign-format.ts';
import { isElsewhere, isMovable, movedDays } from './plan-moves.ts';
import type { BarMove } from './use-bar-drag.ts';

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** `say` gets the sentences of the live region. */
export function useBarKeys(campaign: Campaign, say: (text: string) => void, onDrop: (move: BarMove) => void) {
  const { t, language } = useText();
  const [lifted, setLifted] = useState<BarMove | null>(null);
  const end = () => {
    setLifted(null);
    say(t('taskPlanning.move.cancelled'));
  };
  const lift = (item: CampaignItem) => {
    if (!isMovable(campaign, item)) return say(t('taskPlanning.move.notAllowed', { name: item.name }));
    setLifted({ item, days: { from: item.from, to: item.to } });
    say(t('campaignPlan.lifted', { name: item.name, days: formatDays(item.from, item.to, language) }));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, item: CampaignItem) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    if (!lifted) {
      if (key !== ' ') return;
      event.preventDefault();
      return lift(item);
    }
    if (key === 'Tab') return end();
    const step = steps[key];
    if (key === 'Escape') end();
    else if (key === ' ' || key === 'Enter') {
      setLifted(null);
      if (isElsewhere(lifted.item, lifted.days)) onDrop(lifted);
      else end();
    } else if (step) {
      const days = movedDays(lifted.days, event.shiftKey ? 'end' : 'whole', step, campaign);
      setLifted({ ...lifted, days });
      say(isElsewhere(lifted.days, days) ? formatDays(days.from, days.to, language) : t('campaignPlan.atEnd'));
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return { lifted, onKeyDown };
}

// The plan of a campaign as a calendar: its items and the day on which it waits for the client, moved by the rules of campaigns.
import type { Campaign } from '@folio/contract/campaign-shapes';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { today } from '../base/calendar-days.ts';
import { Calendar } from '../features/calendars/calendar.tsx';
import type { CalendarViewName } from '../features/calendars/calendar-search.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { useText } from '../ui/use-text.ts';

/** Today while the campaign lasts, else its first day. */
function firstShown({ from, to }: Campaign): string {
  const now = today();
  return from && (now < from || (to && now > to)) ? from : now;
}

export function PlanCalendar({ campaign }: { campaign: Campaign }) {
  const { t } = useText();
  const isPhone = useMediaQuery('(max-width: 991px)', false, { getInitialValueInEffect: false });
  const [chosen, setChosen] = useState<CalendarViewName | null>(null);
  const [date, setDate] = useState(() => firstShown(campaign));
  return (
    <Calendar
      view={chosen ?? (isPhone ? 'agenda' : 'month')}
      date={date}
      filter={{
        workspace_id: campaign.workspace_id,
        kinds: ['campaign_item', 'campaign_approval'],
        campaign_id: campaign.id,
      }}
      hidden={null}
      onView={setChosen}
      onDate={(next) => setDate(next ?? today())}
      empty={
        <Panel>
          <EmptyState title={t('campaignPlan.noneHere')}>{t('campaignPlan.noneHereLead')}</EmptyState>
        </Panel>
      }
    />
  );
}

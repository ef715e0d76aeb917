// Scheduled notices to staff: unapproved items that begin on the next working day, and spend that leaves its band.
import { addWorkingDays, isWorkingDay } from '@folio/contract/working-days';
import type { Db } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { raiseCampaignNoticed } from './campaign-events.ts';
import { findListed } from './campaign-list.queries.ts';
import { listBeginningCampaigns, listRunningIds, recordDueItems, recordPacing } from './campaign-notices.queries.ts';
import { pacingOfCampaign } from './campaign-pacing.ts';
import { lockCampaignRow } from './campaigns.queries.ts';
import { listItems } from './item-states.queries.ts';
import { listSpend } from './result-totals.queries.ts';

/** Hour of the day in the workspace from which notifications of due items go out. */
const morning = 9;

/** Items of a locked campaign that begin until a day and are not approved are noticed, once for each first day. */
async function noticeDue(tx: Db, id: number, today: string, until: string): Promise<void> {
  const campaign = await lockCampaignRow(tx, id);
  if (!campaign || !['proposed', 'approved', 'running'].includes(campaign.state)) return;
  const near = (await listItems(tx, [id])).filter(
    ({ state, from_date: from }) =>
      from >= today &&
      from <= until &&
      (campaign.state === 'proposed' || ['planned', 'in_production', 'client_review'].includes(state)),
  );
  const noticed = await recordDueItems(
    tx,
    near.map((item) => item.id),
  );
  const [first] = near.filter((item) => noticed.includes(item.id));
  if (!first) return;
  const kind = campaign.state === 'proposed' ? 'plan_due' : 'items_due';
  await raiseCampaignNoticed(tx, campaign, { kind, due: first.from_date, count: noticed.length });
}

/** Notifies staff on the working morning before items begin. Of many workers one does. */
export async function noticeDueItems(kernel: Kernel): Promise<void> {
  const now = kernel.clock.now();
  for (let afterId = 0; ; ) {
    const found = await listBeginningCampaigns(kernel.database, now, afterId);
    for (const { id, today, hour, freeDays } of found)
      if (hour >= morning && isWorkingDay(today, freeDays))
        await kernel.database.transaction((tx) => noticeDue(tx, id, today, addWorkingDays(today, 1, freeDays)));
    const last = found.at(-1);
    if (!last) return;
    afterId = last.id;
  }
}

async function noticePacingOf(tx: Db, id: number): Promise<void> {
  const campaign = await lockCampaignRow(tx, id);
  const listed = await findListed(tx, id);
  if (campaign?.state !== 'running' || !listed) return;
  const spend = (await listSpend(tx, [id])).get(id) ?? new Map();
  const { band, points } = pacingOfCampaign(listed, await listItems(tx, [id]), spend);
  // Without data, the previous notice stays valid.
  if (band === null) return;
  if (!(await recordPacing(tx, id, band !== 'on_pace')) || band === 'on_pace') return;
  await raiseCampaignNoticed(tx, campaign, { kind: band, count: Math.abs(points ?? 0) });
}

/** Notifies staff once when spend leaves the band, and once more after it has come back. */
export async function noticePacing(kernel: Kernel): Promise<void> {
  for (let afterId = 0; ; ) {
    const ids = await listRunningIds(kernel.database, afterId);
    for (const id of ids) await kernel.database.transaction((tx) => noticePacingOf(tx, id));
    const last = ids.at(-1);
    if (last === undefined) return;
    afterId = last;
  }
}

// Data of a campaign in groups, beside the plan. Unknown values are null everywhere.
import type { CallInput } from '@folio/contract/base';
import type { CampaignImport, campaignResultsContract, ResultGroupRow } from '@folio/contract/campaign-results';
import { campaignFigures, type ResultGroup } from '@folio/contract/campaign-words';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { findListed, type ListedCampaign } from '../core/campaign-list.queries.ts';
import { inputOfPacing } from '../core/campaign-pacing.ts';
import { getVisibleCampaign } from '../core/campaigns.policy.ts';
import { listItems, type ShownItem } from '../core/item-states.queries.ts';
import { addDays, type PacingInput, pacingOf, plannedUntil } from '../core/pacing.ts';
import { listSpend } from '../core/result-totals.queries.ts';
import { listImports } from './imports.queries.ts';
import { findTotals, type GroupRow, listGroups, type Sums } from './results.queries.ts';

export type ShowResultsCall = CallInput<(typeof campaignResultsContract)['show']>;

/** Plan for a day, or for the week that begins on it. */
function plannedFor(by: ResultGroup, key: string | null, input: PacingInput): number | null {
  if (key === null || (by !== 'day' && by !== 'week')) return null;
  const last = by === 'day' ? key : addDays(key, 6);
  const [before, after] = [plannedUntil(input, addDays(key, -1)), plannedUntil(input, last)];
  return before === null || after === null ? null : after - before;
}

const figuresOf = (row: Sums) => ({
  ...Object.fromEntries(campaignFigures.map((figure) => [figure, row[figure]])),
  click_rate: row.click_rate,
  cost_per_conversion: row.cost_per_conversion,
});

const presentGroup = (row: GroupRow, by: ResultGroup, items: readonly ShownItem[], input: PacingInput): ResultGroupRow => ({
  key: row.key,
  label: (by === 'item' ? items.find(({ code }) => code === row.key)?.name : row.key) ?? '',
  ...(figuresOf(row) as Sums),
  planned: plannedFor(by, row.key, input),
  sources: row.sources,
});

type Imported = Awaited<ReturnType<typeof listImports>>[number];

export const presentImport = ({ row, person }: Imported): CampaignImport => ({
  id: row.id,
  file_name: row.file_name,
  source: row.source,
  added: row.added,
  replaced: row.replaced,
  person,
  imported_at: (row.imported_at ?? row.created_at).toISOString(),
  undone_at: row.undone_at?.toISOString() ?? null,
});

/** The import as it is shown after it was made or undone. */
export async function showImport(db: Db, campaignId: number, id: number): Promise<CampaignImport> {
  const found = (await listImports(db, campaignId)).find(({ row }) => row.id === id);
  if (!found) throw notFound('campaign_import_not_found');
  return presentImport(found);
}

/** Results of a campaign. The client sees the same as staff; `is_shared` counts only the items visible to clients. */
export async function resultsOf(
  db: Db,
  listed: ListedCampaign,
  { group_by: by, is_shared: isShared = false, ...span }: Omit<ShowResultsCall, 'id'> & { is_shared?: boolean },
) {
  const { id } = listed.campaign;
  const items = await listItems(db, [id]);
  const spend = (await listSpend(db, [id])).get(id) ?? new Map<string, number>();
  const input = inputOfPacing(listed, items, spend);
  const totals = await findTotals(db, id, span, isShared);
  const of = items.filter(({ state, is_shared }) => state !== 'dropped' && (is_shared || !isShared)).length;
  const known = (figure: (typeof campaignFigures)[number]) => ({
    value: totals[figure],
    items: totals.known[figure],
    of,
  });
  return {
    results: (await listGroups(db, id, span, by)).map((row) => presentGroup(row, by, items, input)),
    totals: {
      impressions: known('impressions'),
      clicks: known('clicks'),
      visits: known('visits'),
      conversions: known('conversions'),
      spend: known('spend'),
      click_rate: totals.click_rate,
      cost_per_conversion: totals.cost_per_conversion,
    },
    pacing: pacingOf(input),
    known_until: totals.known_until,
  };
}

/** Throws 404 where the campaign is out of reach. */
export async function showResults(kernel: Kernel, actor: Actor, { id, ...call }: ShowResultsCall) {
  const { database: db } = kernel;
  await getVisibleCampaign(db, actor, id);
  const listed = await findListed(db, id);
  if (!listed) throw notFound('campaign_not_found');
  return { ...(await resultsOf(db, listed, call)), imports: (await listImports(db, id)).map(presentImport) };
}

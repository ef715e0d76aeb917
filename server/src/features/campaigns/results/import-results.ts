// Files with figures: read and compared first, then imported, and undone where they were wrong. Importing the same file twice changes nothing.
import { createHash } from 'node:crypto';
import type { CallInput } from '@folio/contract/base';
import type { CheckedImport, campaignResultsContract, ResultRow } from '@folio/contract/campaign-results';
import { acceptableFaults, campaignFigures, campaignImportLimits, campaignLimits } from '@folio/contract/campaign-words';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { conflict, invalidField, notFound } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { message } from '../../../kernel/messages/messages.ts';
import { recordAudit } from '../../audit/index.ts';
import { noFile, readTableFile, type Table } from '../../bulk-orders/index.ts';
import type { ReadRow } from '../core/campaign-results.table.ts';
import { getVisibleCampaign, lockCampaign, refuseWhereHidden } from '../core/campaigns.policy.ts';
import { type CampaignRow, findCampaign, findToday } from '../core/campaigns.queries.ts';
import { listItems, type ShownItem } from '../core/item-states.queries.ts';
import { listContents } from '../urls/campaign-urls.queries.ts';
import { guessDayForm, guessNumberForm } from './cell-forms.ts';
import {
  compareRows,
  completeImport,
  countImports,
  findImport,
  findRemembered,
  type ImportRow,
  insertImport,
  revertImport,
  writeRows,
} from './imports.queries.ts';
import { guessMapping, type Mapping } from './map-columns.ts';
import { readRows } from './read-rows.ts';

export type ValidateCall = CallInput<(typeof campaignResultsContract)['validate']>;

const cellsOf = (table: Table, column: string | undefined) => {
  const at = table.columns.indexOf(column ?? '');
  return at === -1 ? [] : table.rows.slice(0, 1000).map(({ cells }) => cells[at] ?? '');
};

/** The mapping as it was given, without columns that were left out; throws 422 for a column that the file does not have. */
function checkMapping(mapping: Mapping, table: Table): Mapping {
  const named = Object.entries(mapping).filter(([, column]) => column !== '');
  const missing = named.find(([, column]) => !table.columns.includes(column));
  if (missing) throw invalidField('mapping', 'unknown_column', { name: missing[1] });
  return Object.fromEntries(named);
}

/** Mapping of a file: from the call, else from the newest file with these columns, else detected from names and cells. */
async function readingOf(db: Db, actor: Actor, campaign: CampaignRow, table: Table, call: ValidateCall) {
  const hash = createHash('sha256').update(JSON.stringify(table.columns)).digest('hex');
  const remembered = await findRemembered(db, campaign.workspace_id, hash);
  const mapping = checkMapping(call.mapping ?? remembered?.mapping ?? guessMapping(table.columns), table);
  const numbers = campaignFigures.flatMap((figure) => cellsOf(table, mapping[figure]));
  return {
    mapping,
    numbers: call.numbers ?? remembered?.numbers ?? guessNumberForm(numbers, actor.language),
    days: call.days ?? remembered?.days ?? guessDayForm(cellsOf(table, mapping.date)),
    source: call.source || remembered?.source || (call.file?.name ?? '').replace(/\.\w+$/, '').slice(0, 80),
    hash,
    isRemembered: remembered !== null && call.mapping === undefined,
  };
}

const shownRow = (row: ReadRow, items: readonly ShownItem[]): ResultRow => {
  const { fault: _fault, ...plain } = row;
  return { ...plain, code: items.find(({ id }) => id === row.item_id)?.code ?? null };
};

function shownFaults(rows: readonly ReadRow[], actor: Actor): CheckedImport['faults'] {
  return rows.slice(0, campaignImportLimits.shownRows).flatMap(({ line, fault }) =>
    fault
      ? [
          {
            line,
            ...fault,
            text: message(`result_fault_${fault.code}`, actor.language, { value: fault.value }),
            is_acceptable: acceptableFaults.includes(fault.code),
          },
        ]
      : [],
  );
}

/** Reads a file and returns its changes. Throws 413, 415 and 422 for files without a table, 422 for another currency. */
export async function validateResults(kernel: Kernel, actor: Actor, call: ValidateCall): Promise<CheckedImport> {
  const { database: db } = kernel;
  const campaign = await getVisibleCampaign(db, actor, call.id);
  if (!call.file) throw noFile('file');
  if (call.currency && call.currency !== campaign.currency)
    throw invalidField('currency', 'other_currency', { currency: campaign.currency });
  const table = await readTableFile(call.file, 'file', campaignImportLimits.rows);
  const { hash, isRemembered, ...reading } = await readingOf(db, actor, campaign, table, call);
  const items = await listItems(db, [campaign.id]);
  const rows = readRows(table, {
    ...reading,
    today: await findToday(db, campaign.workspace_id),
    items,
    contents: await listContents(db, campaign.id),
    channel: call.channel ?? '',
  });
  const good = rows.filter(({ fault }) => fault === null);
  const faulty = rows.filter(({ fault }) => fault !== null);
  const met = await compareRows(db, { campaignId: campaign.id, source: reading.source }, good);
  const columns = {
    campaign_id: campaign.id,
    workspace_id: campaign.workspace_id,
    user_id: actor.id,
    file_name: call.file.name.slice(0, 200),
    columns: table.columns,
    columns_hash: hash,
    ...reading,
    rows,
  };
  const made = await db.transaction(async (tx) => {
    await lockCampaign(tx, actor, campaign.id);
    if ((await countImports(tx, campaign.id)) >= campaignLimits.imports)
      throw conflict('campaign_limit', { max: campaignLimits.imports });
    return insertImport(tx, columns);
  });
  const byLine = new Map(good.map((row) => [row.line, row]));
  const { shownRows } = campaignImportLimits;
  const listOf = (kind: 'new' | 'replace') =>
    met
      .filter((one) => one.kind === kind)
      .slice(0, shownRows)
      .flatMap(({ line, before }) => {
        const row = byLine.get(line);
        return row ? [{ row: shownRow(row, items), before }] : [];
      });
  const countOf = (kind: 'new' | 'replace' | 'same') => met.filter((one) => one.kind === kind).length;
  return {
    id: made.id,
    file_name: made.file_name,
    columns: table.columns,
    is_remembered: isRemembered,
    ...reading,
    rows: rows.length,
    counts: { new: countOf('new'), replace: countOf('replace'), same: countOf('same'), faults: faulty.length },
    new_rows: listOf('new').map(({ row }) => row),
    replaced_rows: listOf('replace').flatMap(({ row, before }) => (before ? [{ ...row, before }] : [])),
    faults: shownFaults(faulty, actor),
  };
}

/** The import and its campaign, which is locked; 404 where it is out of reach. */
async function lockImport(tx: Db, actor: Actor, id: number): Promise<{ campaign: CampaignRow; found: ImportRow }> {
  await refuseWhereHidden(tx, actor);
  const seen = await findImport(tx, id);
  const owner = seen && (await findCampaign(tx, seen.campaign_id));
  if (!owner || !actor.workspaceIds.includes(owner.workspace_id)) throw notFound('campaign_import_not_found');
  const campaign = await lockCampaign(tx, actor, owner.id);
  const found = await findImport(tx, id);
  if (!found) throw notFound('campaign_import_not_found');
  return { campaign, found };
}

export type ImportCall = CallInput<(typeof campaignResultsContract)['import']>;

/** The rows that are imported: those without fault that are not skipped, and those with an acceptable one that a person takes. */
function chosenRows(found: ImportRow, items: readonly ShownItem[], { skip, accept }: ImportCall): ReadRow[] {
  const skipped = new Set(skip);
  const accepted = new Map(accept.map((one) => [one.line, one]));
  const rows = new Map<string, ReadRow>();
  for (const row of found.rows) {
    const chosen = accepted.get(row.line);
    if (skipped.has(row.line) || (row.fault && !(chosen && acceptableFaults.includes(row.fault.code)))) continue;
    const item = items.find(({ id }) => id === chosen?.item_id);
    if (chosen?.item_id && !item) throw invalidField('accept', 'not_an_option');
    const kept = item ? { ...row, item_id: item.id, channel: row.channel || item.channel } : row;
    if (kept.channel === '') throw invalidField('accept', 'required');
    // A row that a person assigns may meet another one of the file: the first of them counts.
    const key = JSON.stringify([kept.item_id, kept.date, kept.channel, kept.country]);
    if (!rows.has(key)) rows.set(key, kept);
  }
  return [...rows.values()];
}

const noteOf = (
  campaign: CampaignRow,
  action: 'campaign.imported' | 'campaign.import_undone',
  details: Record<string, string | number>,
) => ({
  action,
  subjectId: campaign.id,
  subjectName: campaign.name,
  workspaceId: campaign.workspace_id,
  details,
});

/** Imports a file that was read, once. Throws 409 where that was done, 422 for an item of another campaign. */
export async function importResults(kernel: Kernel, actor: Actor, call: ImportCall): Promise<number> {
  return kernel.database.transaction(async (tx) => {
    const { campaign, found } = await lockImport(tx, actor, call.import_id);
    if (found.imported_at !== null) throw conflict('campaign_import_over');
    const rows = chosenRows(found, await listItems(tx, [campaign.id]), call);
    const counts = await writeRows(tx, found.id, { campaignId: campaign.id, source: found.source }, rows);
    await completeImport(tx, found.id, counts);
    await recordAudit(tx, actor, noteOf(campaign, 'campaign.imported', { file: found.file_name, ...counts }));
    return campaign.id;
  });
}

/** Undoes an import, once; figures of later ones are kept. */
export async function undoImport(kernel: Kernel, actor: Actor, id: number): Promise<number> {
  return kernel.database.transaction(async (tx) => {
    const { campaign, found } = await lockImport(tx, actor, id);
    if (found.imported_at === null || found.undone_at !== null) throw conflict('campaign_import_over');
    await revertImport(tx, id);
    await recordAudit(tx, actor, noteOf(campaign, 'campaign.import_undone', { file: found.file_name }));
    return campaign.id;
  });
}

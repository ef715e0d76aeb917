// The lists of a pack: meta data, links and results as CSV, and the record of approvals. Cells that a spreadsheet would run are made inert.
import { campaignUrl } from '@folio/contract/campaign-url';
import { campaignFigures, microsPerUnit } from '@folio/contract/campaign-words';
import { escapeHtml } from '@folio/contract/escape';
import type { InterfaceLanguage } from '@folio/contract/languages';
import { csvBytes } from '../../../kernel/csv.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { message } from '../../../kernel/messages/messages.ts';
import { renderDownload } from '../../documents/index.ts';
import type { TaskApproval } from '../../tasks/index.ts';
import { listUrls } from '../urls/campaign-urls.queries.ts';
import { type listCampaignApprovals, listResultsAfter } from './campaign-packs.queries.ts';

export type MetaRow = [code: string, item: string, task: string, title: string, description: string, pageUrl: string];

export const metaCsv = (rows: readonly MetaRow[]): Uint8Array =>
  csvBytes([['item', 'name', 'task', 'meta_title', 'meta_description', 'page_url'], ...rows]);

/** Links of the items that the client sees. */
export async function urlsCsv(db: Db, campaignId: number, sharedItemIds: ReadonlySet<number>): Promise<Uint8Array> {
  const urls = (await listUrls(db, campaignId)).filter(({ row }) => sharedItemIds.has(row.item_id));
  return csvBytes([
    ['item', 'name', 'url', 'page_url', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'],
    ...urls.map(({ row, code, item }) => [
      code,
      item,
      campaignUrl(row.page_url, row) ?? row.page_url,
      row.page_url,
      row.source,
      row.medium,
      row.campaign,
      row.content,
      row.term,
    ]),
  ]);
}

/** Rows that are in memory at once. */
const rowsAtATime = 5000;
/** A file begins with a mark of its encoding. Its later pieces have none. */
const markBytes = 3;

/** All data by day, item, channel, country and source. Unknown values are empty cells. */
export async function* resultsCsv(db: Db, campaignId: number, currency: string): AsyncGenerator<Uint8Array> {
  const names = campaignFigures.map((figure) => (figure === 'spend' ? `spend_${currency.toLowerCase()}` : figure));
  yield csvBytes([['date', 'item', 'name', 'channel', 'country', 'source', ...names]]);
  for (let afterId = 0; ; ) {
    const rows = await listResultsAfter(db, campaignId, afterId, rowsAtATime);
    const cells = rows.map((row) => [
      row.date,
      row.code,
      row.name,
      row.channel,
      row.country,
      row.source,
      ...campaignFigures.map((figure) => {
        const value = row[figure];
        return figure === 'spend' && value !== null ? value / microsPerUnit : value;
      }),
    ]);
    if (cells.length > 0) yield csvBytes(cells).subarray(markBytes);
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtATime) return;
    afterId = last.id;
  }
}

/** Approvals by user, as both files of the record have it. */
export interface PackApprovals {
  campaign: { name: string; state_hash: string | null; approvals: CampaignApproval[] };
  items: {
    code: string;
    name: string;
    task: string;
    package_hash: string;
    parts: Record<string, string>;
    approvals: TaskApproval[];
  }[];
  made_at: string;
}

interface CampaignApproval {
  at: string;
  person: string;
  is_guest: boolean;
  /** True where staff recorded it on the contact's word. */
  is_on_word: boolean;
  state_hash: string;
}

/** Approvals of the campaign without their notes, which may be internal. */
export const campaignApprovalsOf = (rows: Awaited<ReturnType<typeof listCampaignApprovals>>): CampaignApproval[] =>
  rows.map(({ decision, user, guest }) => ({
    at: decision.created_at.toISOString(),
    person: guest ?? user ?? '',
    is_guest: decision.guest_id !== null,
    is_on_word: decision.guest_id === null,
    state_hash: decision.state_hash,
  }));

const rowOf = (cells: readonly string[], tag: 'th' | 'td') =>
  `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;

const timeOf = (at: string) => at.replace('T', ' ').replace(/\.\d+Z$/, ' UTC');

/** The record as a PDF. */
export async function approvalsPdf(record: PackApprovals, language: InterfaceLanguage): Promise<Uint8Array> {
  const say = (key: Parameters<typeof message>[0], params?: Record<string, string | number>) => message(key, language, params);
  const title = say('campaign_pack_approvals', { campaign: record.campaign.name });
  const head = [say('record_time'), say('record_person'), say('record_step'), say('record_content')];
  const table = (rows: readonly string[][]) =>
    rows.length === 0
      ? `<p>${escapeHtml(say('campaign_pack_none'))}</p>`
      : `<table><thead>${rowOf(head, 'th')}</thead><tbody>${rows.map((row) => rowOf(row, 'td')).join('')}</tbody></table>`;
  const who = (person: string, isGuest: boolean, acting: string | null = null) =>
    [
      person,
      ...(acting === null ? [] : [say('record_acting', { name: acting })]),
      ...(isGuest ? [`(${say('record_guest')})`] : []),
    ].join(' ');
  const parts = [
    `<h1>${escapeHtml(title)}</h1>`,
    `<h2>${escapeHtml(say('campaign_pack_plan'))}</h2>`,
    table(
      record.campaign.approvals.map((one) => [
        timeOf(one.at),
        who(one.person, one.is_guest),
        one.is_on_word ? say('campaign_pack_on_word') : '',
        one.state_hash,
      ]),
    ),
    ...record.items.flatMap(({ code, name, task, package_hash, approvals }) => [
      `<h2>${escapeHtml([code, name, task].join(', '))}</h2>`,
      `<p>${escapeHtml(say('record_approved_content', { hash: package_hash }))}</p>`,
      table(
        approvals.map((one) => [
          timeOf(one.at),
          who(one.person, one.is_guest, one.acting),
          one.step ?? '',
          one.package_hash ?? '',
        ]),
      ),
    ]),
    `<p>${escapeHtml(say('record_foot'))}</p>`,
  ];
  const { bytes } = await renderDownload({ title, html: parts.join(''), language }, 'pdf');
  return bytes;
}

// Exports the rows: a table of all of them with their texts, or their documents as Word files in one zip.
import { setImmediate } from 'node:timers/promises';
import type { BulkRowState } from '@folio/contract/bulk-orders';
import { textOfHtml } from '@folio/engine/document/plain-text';
import type { Actor } from '../../kernel/actor.ts';
import { conflict } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { type MessageKey, message } from '../../kernel/messages/messages.ts';
import { StreamedFile } from '../../kernel/streamed-file.ts';
import { inlinePictures } from '../assets/index.ts';
import { fileNameFor, zipDocuments } from '../documents/index.ts';
import { findToolOf } from '../tools/index.ts';
import { type BulkOrderRow, type ExportRow, listForExport } from './bulk-orders.queries.ts';
import { asNumber, cellText } from './cell-text.ts';
import { type TableFormat, writeTable } from './table-writer.ts';

/** Rows read at once, so that no export holds the process for long. */
const rowsAtATime = 100;

async function* readRows(kernel: Kernel, bulkOrderId: number): AsyncGenerator<ExportRow> {
  for (let after = 0; ; ) {
    const rows = await listForExport(kernel.database, bulkOrderId, after, rowsAtATime);
    yield* rows;
    if (rows.length < rowsAtATime) return;
    after = rows.at(-1)?.row_number ?? 0;
    await setImmediate();
  }
}

const stateKeys: Record<BulkRowState, MessageKey> = {
  waiting: 'bulk_state_waiting',
  in_progress: 'bulk_state_in_progress',
  ready: 'bulk_state_ready',
  approved: 'bulk_state_approved',
  failed: 'bulk_state_failed',
  on_hold: 'bulk_state_on_hold',
  cancelled: 'CANCELLED',
};

/** Every row with its own columns, its status, its text plain and as HTML, its cost and its link. */
export async function exportTable(kernel: Kernel, actor: Actor, order: BulkOrderRow, format: TableFormat): Promise<File> {
  const { language } = actor;
  const tool = await findToolOf(kernel.database, order.account_id, order.tool_slug, { isDeletedFine: true });
  const known = new Map(tool?.fields.map((field) => [field.name, field]));
  const own = [...known.keys()].filter((name) => name in order.mapping);
  const say = (key: MessageKey) => message(key, language);
  const rows: (string | number | null)[][] = [];
  for await (const row of readRows(kernel, order.id)) {
    const reason =
      row.reason === null || row.state === 'cancelled'
        ? ''
        : message(row.reason as MessageKey, language, { detail: row.reason_detail ?? '' });
    rows.push([
      row.row_number,
      ...own.map((name) => asNumber(cellText(known.get(name), row.fields[name]))),
      say(stateKeys[row.state]),
      reason,
      row.title,
      row.words,
      row.html === null ? '' : textOfHtml(row.html),
      row.html ?? '',
      row.html === null ? 0 : row.price,
      `${kernel.config.publicUrl}/orders/${row.id}`,
    ]);
  }
  const columns = [
    say('bulk_export_row'),
    ...own.map((name) => order.mapping[name] ?? name),
    ...(
      [
        'bulk_export_status',
        'bulk_problems',
        'bulk_export_title',
        'bulk_export_words',
        'bulk_export_text',
        'bulk_export_html',
        'bulk_export_credits',
        'bulk_export_link',
      ] as const
    ).map(say),
  ];
  const name = fileNameFor(order.title, format, language).slice(0, -format.length - 1);
  return writeTable(name, format, { name: say('bulk_sheet_rows'), columns, rows });
}

/** Word files of all rows that are written, named by their titles, made while they are sent. Throws 409 where there is none. */
export async function exportZip(kernel: Kernel, order: BulkOrderRow): Promise<File> {
  async function* written() {
    let files = 0;
    for await (const { id, title, html, language } of readRows(kernel, order.id)) {
      if (html === null) continue;
      files += 1;
      yield { title, html: await inlinePictures(kernel, id, html), language };
      // A Word file takes its time; others get their turn between two of them.
      await setImmediate();
    }
    if (files === 0) throw conflict('bulk_nothing_to_export');
  }
  return StreamedFile.begin(zipDocuments(written(), 'docx'), fileNameFor(order.title, 'zip', order.language), 'application/zip');
}

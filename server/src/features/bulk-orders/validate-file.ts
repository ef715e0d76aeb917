// Judging a file before anything is ordered: it is kept for a day, so that mapping it again or ordering it needs no second upload.
import type { Actor } from '../../kernel/actor.ts';
import { keepStored } from '../../kernel/keep-stored.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { getBalance } from '../ledger/index.ts';
import { insertUpload, type UploadRow } from './bulk-uploads.queries.ts';
import { type BulkCall, readBulkCall } from './read-bulk-call.ts';

/** Faults named in an answer; the annotated file holds all. */
const shownIssues = 200;
/** Rows shown beside the mapping. */
const shownRows = 5;

async function saveUpload(
  kernel: Kernel,
  actor: Actor,
  file: File,
  { tool, fileName, table }: Awaited<ReturnType<typeof readBulkCall>>,
): Promise<UploadRow> {
  const storageKey = await kernel.storage.save('bulk', await file.bytes());
  return keepStored(kernel, [storageKey], () =>
    insertUpload(kernel.database, {
      account_id: actor.accountId,
      user_id: actor.id,
      tool_slug: tool.slug,
      file_name: fileName.slice(-200),
      storage_key: storageKey,
      bytes: file.size,
      columns: table.columns,
      row_count: table.rows.length,
    }),
  );
}

export async function validateFile(kernel: Kernel, actor: Actor, call: BulkCall) {
  const read = await readBulkCall(kernel, actor, call);
  const { table, mapping, judgement } = read;
  const upload = read.upload ?? (await saveUpload(kernel, actor, call.file as File, read));
  const { available } = await getBalance(kernel.database, actor.accountId);
  return {
    upload: {
      id: upload.id,
      file_name: upload.file_name,
      columns: table.columns,
      rows: table.rows.length,
      first_rows: table.rows.slice(0, shownRows).map((row) => row.cells.map((cell) => cell.slice(0, 200))),
    },
    mapping,
    is_valid: judgement.issues.length === 0,
    issues: judgement.issues.slice(0, shownIssues),
    issues_total: judgement.issues.length,
    rows_with_issues: judgement.rowsWithIssues,
    price: judgement.rows.reduce((sum, row) => sum + row.price, 0),
    price_is_maximum: judgement.isPriceMaximum,
    credits_available: available,
  };
}

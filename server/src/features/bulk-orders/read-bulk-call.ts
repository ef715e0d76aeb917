// Shared by validate, annotated and create: tool, file, mapping and scope, and the validation of the rows.
import type { Tool } from '@folio/catalogue/define-tool';
import type { Actor } from '../../kernel/actor.ts';
import { invalidField, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { orderContext, orderInput, peopleWork } from '../orders/index.ts';
import { getFlags } from '../platform/index.ts';
import { checkGivenSources } from '../sources/index.ts';
import type { ColumnMapping } from './bulk-orders.table.ts';
import { isBulkCapable } from './bulk-tool.ts';
import { findUpload, type UploadRow } from './bulk-uploads.queries.ts';
import { mapColumns } from './map-columns.ts';
import { noFile, readTableFile, type Table } from './read-table-file.ts';
import { type Judgement, validateRows } from './validate-rows.ts';

export type BulkCall = orderInput.PlaceOrderCall & {
  file?: File | undefined;
  upload_id?: number | undefined;
  mapping?: ColumnMapping | undefined;
  /** Order the rows without a problem instead of none. */
  leave_out_wrong_rows?: boolean | undefined;
  /** Parsed rows, and their name. */
  given?: { table: Table; fileName: string; isNamed: boolean } | undefined;
};

/** The tool where it takes many rows; throws 422 at the field `tool`. */
export async function getBulkTool(kernel: Kernel, actor: Actor, slug: string): Promise<Tool> {
  const tool = await orderInput.getTool(kernel.database, actor, slug);
  if (!isBulkCapable(tool)) throw invalidField('tool', 'not_an_option');
  return tool;
}

/** The caller's own upload of the last day with its table; 404 otherwise. */
export async function getUpload(
  kernel: Kernel,
  actor: Actor,
  id: number,
): Promise<{ upload: UploadRow; bytes: Uint8Array; table: Table }> {
  const upload = await findUpload(kernel.database, id, actor.id);
  if (!upload) throw notFound();
  const bytes = await kernel.storage.find(upload.storage_key);
  if (!bytes) throw notFound();
  const table = await readTableFile({ name: upload.file_name, size: bytes.length, bytes: () => Promise.resolve(bytes) }, 'file');
  return { upload, bytes, table };
}

export interface ReadBulkCall {
  tool: Tool;
  table: Table;
  fileName: string;
  /** Null where the call brought the file itself. */
  upload: UploadRow | null;
  mapping: ColumnMapping;
  context: Awaited<ReturnType<typeof orderContext.resolveContext>>;
  judgement: Judgement;
}

/** Reads and validates a call's file. `field` is the call's name for it. Throws 404 without access, 422 for files without a table. */
export async function readBulkCall(kernel: Kernel, actor: Actor, call: BulkCall, field = 'file'): Promise<ReadBulkCall> {
  const context = await orderContext.resolveContext(kernel.database, actor, call);
  const earlier = call.upload_id === undefined ? null : await getUpload(kernel, actor, call.upload_id);
  const tool = await getBulkTool(kernel, actor, call.tool);
  orderInput.refuseInPersonal(tool, call);
  orderInput.refuseWithoutPeople(tool, (await getFlags(kernel.database)).has_human_services);
  if (peopleWork.isOfPeople(tool)) await peopleWork.peopleDeskPort.of(kernel).refuseHidden(kernel, actor);
  const sources = orderInput.sourcesOf(tool, call, context.sourceIds);
  checkGivenSources(sources);
  const table = call.given?.table ?? earlier?.table ?? (call.file && (await readTableFile(call.file, field)));
  if (!table) throw noFile(field);
  const mapping = await mapColumns(kernel.database, actor, tool, table.columns, call.mapping);
  const judgement = await validateRows({
    tool,
    table,
    mapping,
    shared: orderInput.withVoice(tool, call.fields, context.brandVoiceId),
    sources,
    reader: actor.language,
  });
  return {
    tool,
    table,
    fileName: call.given?.fileName ?? earlier?.upload.file_name ?? call.file?.name ?? '',
    upload: earlier?.upload ?? null,
    mapping,
    context,
    judgement,
  };
}

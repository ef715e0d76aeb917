// The validated file as it came, with a last column for the faults of each row.
import type { Actor } from '../../kernel/actor.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { orderContext, orderInput } from '../orders/index.ts';
import type { ColumnMapping } from './bulk-orders.table.ts';
import { asNumber } from './cell-text.ts';
import { mapColumns } from './map-columns.ts';
import { getBulkTool, getUpload } from './read-bulk-call.ts';
import { type TableFormat, writeTable } from './table-writer.ts';
import { validateRows } from './validate-rows.ts';

interface AnnotatedCall {
  upload_id: number;
  workspace_id?: number | null | undefined;
  brand_voice_id?: number | null | undefined;
  mapping?: ColumnMapping | undefined;
  fields: Record<string, unknown>;
  format: TableFormat;
}

/** Throws 404 for someone else's upload, or one that is a day old. */
export async function annotatedFile(kernel: Kernel, actor: Actor, call: AnnotatedCall): Promise<File> {
  const { sourceIds, brandVoiceId } = await orderContext.resolveContext(kernel.database, actor, { ...call, tool: '' });
  const { upload, table } = await getUpload(kernel, actor, call.upload_id);
  const tool = await getBulkTool(kernel, actor, upload.tool_slug);
  const mapping = await mapColumns(kernel.database, actor, tool, table.columns, call.mapping);
  const sources = orderInput.sourcesOf(tool, { ...call, tool: tool.slug }, sourceIds);
  const { issues } = await validateRows({
    tool,
    table,
    mapping,
    shared: orderInput.withVoice(tool, call.fields, brandVoiceId),
    sources,
    reader: actor.language,
  });
  const ofAll = issues.filter((issue) => issue.row === 0).map((issue) => issue.message);
  const byRow = Map.groupBy(issues, (issue) => issue.row);
  const rows = table.rows.map((row, index) => {
    const own = (byRow.get(index + 1) ?? []).map((issue) =>
      issue.column === null ? issue.message : `${issue.column}: ${issue.message}`,
    );
    return [...row.cells.map(asNumber), [...ofAll, ...own].join('\n')];
  });
  const columns = [...table.columns, message('bulk_problems', actor.language)];
  const name = upload.file_name.replace(/\.(csv|xlsx)$/i, '');
  return writeTable(name, call.format, { name: message('bulk_sheet_rows', actor.language), columns, rows });
}

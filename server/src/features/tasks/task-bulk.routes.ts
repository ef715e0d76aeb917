// Calls that make many tasks at once.
import { taskColumns } from '@folio/contract/task-bulk';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { writeTable } from '../bulk-orders/index.ts';
import { createMany, type MadeMany, validateMany } from './bulk/make-many-tasks.ts';
import { refuseWhereHidden } from './core/get-task.ts';

const shownRows = 100;
const shownFaults = 200;

/** Cells of the sample by column; the others are empty. */
const examples: Partial<Record<(typeof taskColumns)[number], string>>[] = [
  { title: 'Müslibar für Läufer', priority: 'high', keywords: 'Müsli, Läufer', due_date: '2027-01-15', group: 'user' },
  { title: 'Trail shoes: a guide', request_type: 'rewrite', headings: 'Grip, Weight', content_length: '800', language: 'en' },
];

export function taskBulkRoutes(kernel: Kernel) {
  return {
    sample: rpc.taskBulk.sample.handler(async ({ context: { actor }, input }) => {
      await refuseWhereHidden(kernel.database, actor);
      const name = message('task_rows_sheet', actor.language);
      const columns = taskColumns.map((column) => message(`task_column_${column}`, actor.language));
      const rows = examples.map((example) => taskColumns.map((column) => example[column] ?? ''));
      return writeTable(name, input.format, { name, columns, rows });
    }),
    validate: rpc.taskBulk.validate.handler(async ({ context: { actor }, input }) => {
      const { rows, cells, columns, unknownColumns, faults, leftOut } = await validateMany(kernel, actor, input);
      return {
        rows: rows.slice(0, shownRows).map(({ line, input: task }, index) => ({
          row: line,
          title: task.title ?? '',
          cells: (cells[index] ?? []).map((cell) => cell.slice(0, 200)),
        })),
        columns,
        unknown_columns: unknownColumns,
        count: rows.length,
        left_out: leftOut,
        faults: faults.slice(0, shownFaults),
        faults_total: faults.length,
      };
    }),
    create: rpc.taskBulk.create.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'taskBulk.create', body: input },
        (keep: Keep<MadeMany>) => createMany(kernel, context.actor, input, keep),
        ({ ids, leftOut }) => ({
          message: message('task_rows_created', context.reader.language, { count: ids.length }),
          count: ids.length,
          left_out: leftOut,
          task_ids: ids,
        }),
      ),
    ),
  };
}

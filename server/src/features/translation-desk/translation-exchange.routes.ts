// Calls that exchange jobs with other translation programs. A job's linguist alone makes them.
import type { Kernel } from '../../kernel/kernel.ts';
import { rpc } from '../../kernel/rpc.ts';
import { exportJob } from './exchange/export-job.ts';
import { importJob, undoImport } from './exchange/import-job.ts';

export function translationExchangeRoutes(kernel: Kernel) {
  return {
    export: rpc.translationExchange.export.handler(({ context: { actor }, input }) => exportJob(kernel, actor, input)),
    import: rpc.translationExchange.import.handler(async ({ context: { actor }, input }) => {
      const { file, isOfJob, counts, rows, rowsTotal, importId } = await importJob(kernel, actor, input);
      return {
        file: {
          name: input.file.name.slice(-200),
          version: file.version,
          written_at: file.writtenAt ?? null,
          is_of_job: isOfJob,
        },
        counts,
        rows,
        rows_total: rowsTotal,
        import_id: importId,
      };
    }),
    undoImport: rpc.translationExchange.undoImport.handler(async ({ context: { actor }, input }) => ({
      ...(await undoImport(kernel, actor, input.id)),
    })),
  };
}

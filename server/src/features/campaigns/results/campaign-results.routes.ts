import type { Kernel } from '../../../kernel/kernel.ts';
import { message } from '../../../kernel/messages/messages.ts';
import { rpc } from '../../../kernel/rpc.ts';
import { importResults, undoImport, validateResults } from './import-results.ts';
import { showImport, showResults } from './show-results.ts';

/** Calls on the figures of campaigns. */
export const campaignResultRoutes = (kernel: Kernel) => ({
  validate: rpc.campaignResults.validate.handler(async ({ context: { actor }, input }) => ({
    import: await validateResults(kernel, actor, input),
  })),
  import: rpc.campaignResults.import.handler(async ({ context: { actor }, input }) => {
    const campaignId = await importResults(kernel, actor, input);
    const made = await showImport(kernel.database, campaignId, input.import_id);
    const count = made.added + made.replaced;
    return { message: message('campaign_results_imported', actor.language, { count }), import: made };
  }),
  undo: rpc.campaignResults.undo.handler(async ({ context: { actor }, input }) => {
    const campaignId = await undoImport(kernel, actor, input.import_id);
    return {
      message: message('campaign_import_undone', actor.language),
      import: await showImport(kernel.database, campaignId, input.import_id),
    };
  }),
  show: rpc.campaignResults.show.handler(async ({ context: { actor }, input }) => ({
    ...(await showResults(kernel, actor, input)),
  })),
});

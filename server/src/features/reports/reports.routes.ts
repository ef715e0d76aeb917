// Calls on reports.
import type { Kernel } from '../../kernel/kernel.ts';
import { rpc } from '../../kernel/rpc.ts';
import { countSoon } from './count-soon.ts';
import { reportFile } from './report-file.ts';
import { showReport } from './show-report.ts';

export const reportRoutes = (kernel: Kernel) => ({
  show: rpc.reports.show.handler(async ({ context: { actor }, input }) => {
    const report = await showReport(kernel, actor, input);
    await countSoon(kernel, actor, report);
    return { report };
  }),
  export: rpc.reports.export.handler(async ({ context: { actor }, input }) =>
    reportFile(await showReport(kernel, actor, input), input.format, { part: input.part, language: actor.language }),
  ),
});

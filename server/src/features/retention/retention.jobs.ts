import { defineSweep } from '../../kernel/define-job.ts';
import { archiveAudit } from '../audit/index.ts';
import { removeAllOldRows } from './remove-old-rows.ts';
import { retentionConfig } from './retention.config.ts';

/** Removes rows that are older than they are kept, and archives the audit log. */
export const retentionSweep = defineSweep({
  name: 'retention.sweep',
  cron: '*/20 * * * *',
  retries: 1,
  timeout: 900,
  run: async (kernel, { signal }) => {
    await removeAllOldRows(kernel, signal);
    await archiveAudit(kernel, retentionConfig.of(kernel.config).auditMonths, signal);
  },
});

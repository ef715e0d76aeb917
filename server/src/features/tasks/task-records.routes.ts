import type { Kernel } from '../../kernel/kernel.ts';
import { rpc } from '../../kernel/rpc.ts';
import { downloadRecord } from './review/approval-record.ts';

/** The record of approval as a file. */
export const taskRecordRoutes = (kernel: Kernel) => ({
  show: rpc.taskRecords.show.handler(({ context: { actor }, input }) => downloadRecord(kernel, actor, input)),
});

import { onEvent } from '../../kernel/events.ts';
import { modelConnected } from '../models/index.ts';
import { requestResume } from './resume-orders.ts';

export const writingHandlers = [
  // Single orders and rows of bulk orders alike; passages of sources continue automatically.
  onEvent(modelConnected, async (kernel, tx, { capability, accountId }) => {
    if (capability === 'embedding') return;
    await requestResume(kernel, tx, { ...(capability ? { capability } : {}), ...(accountId ? { accountId } : {}) });
  }),
];

// Documents made within the request: the part of `writing` that `orders` needs.
import type { Tool } from '@folio/catalogue/define-tool';
import type { ToolInput } from '@folio/contract/tool-values';
import type { EngineOutcome } from '@folio/engine/core/engine-types';
import type { Db } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { definePort } from '../../kernel/port.ts';
import type { OrderDetailRow } from './orders.queries.ts';

/** Port: makes a live tool's document in the request; `writing` implements it. */
export interface LiveWriter {
  /** Throws `EngineFailure`. */
  make: (kernel: Kernel, accountId: number, tool: Tool, input: ToolInput, language: string) => Promise<EngineOutcome>;
  deliver: (tx: Db, detail: OrderDetailRow, outcome: EngineOutcome) => Promise<void>;
}

export const liveWriterPort = definePort<LiveWriter>('orders.live_writer');

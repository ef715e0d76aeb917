import type { Tool } from '@folio/catalogue/define-tool';
import type { ToolInput } from '@folio/contract/tool-values';
import type { EngineOutcome } from '@folio/engine/engine-types';
import type { Scope } from '../../kernel/policy.ts';
import type { storeFiles } from '../sources/index.ts';
import type { NewOrder } from './insert-orders.queries.ts';
import type { OrderSources, PlaceOrderCall } from './order-input.ts';
import type { PeopleOutput } from './people-order.ts';

/** An order whose input is judged and whose files are stored; nothing of it is in the database. */
export interface ReadyOrder {
  call: PlaceOrderCall;
  tool: Tool;
  scope: Scope;
  input: ToolInput;
  columns: NewOrder;
  /** Credits of the price that people get; the document holds the rest. */
  human: number;
  /** The document, where it is made in the request. */
  made: EngineOutcome | null;
  people: PeopleOutput | null;
  sources: OrderSources;
  stored: Awaited<ReturnType<typeof storeFiles>>;
}

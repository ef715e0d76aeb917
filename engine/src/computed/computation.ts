import type { ToolResult } from '@folio/catalogue/define-tool';
import type { ToolInput } from '@folio/contract/tool-values';
import type { EngineContext } from '../engine-types.ts';

/** What the file of a computation (`<slug with dashes>.compute.ts`) exports by default: the tool's result, without model and composer. */
export type Computation = (input: ToolInput, context: EngineContext) => ToolResult | Promise<ToolResult>;

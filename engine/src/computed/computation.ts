import type { InputOf, ResultOf, Tool, ToolResult } from '@folio/catalogue/define-tool';
import type { ToolInput } from '@folio/contract/tool-values';
import type { EngineContext } from '../core/engine-types.ts';

/** Default export of a computation's file (`<slug with dashes>.compute.ts`): the tool's result, without model and composer. Each field may be missing. */
export type Computation<T extends Tool> = (
  input: Partial<InputOf<T>>,
  context: EngineContext,
) => ResultOf<T> | Promise<ResultOf<T>>;

/** A computation of any tool, as it is found by its file's name. */
export type AnyComputation = (input: ToolInput, context: EngineContext) => ToolResult | Promise<ToolResult>;

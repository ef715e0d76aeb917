// Default export of a composer's file (`tools/<slug with dashes>.compose.ts`).
import type { ResultOf, Tool, ToolResult } from '@folio/catalogue/define-tool';
import type { Proposal } from '../core/engine-types.ts';
import type { Draft, DraftOf } from './draft.ts';

/** Writes the tool's result from the order's fields and sources, without a model. Both may throw `EngineFailure`. */
export interface Composer<T extends Tool> {
  compose: (draft: DraftOf<T>) => ResultOf<T> | Promise<ResultOf<T>>;
  /** Proposal for the next step after this step of a wizard. */
  propose?: (draft: DraftOf<T>, step: string) => Proposal;
}

/** A composer of any tool, as it is found by its file's name. */
export interface AnyComposer {
  compose: (draft: Draft) => ToolResult | Promise<ToolResult>;
  propose?: (draft: Draft, step: string) => Proposal;
}

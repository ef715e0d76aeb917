// The tools that no model and no composer is needed for.
import type { Tool, ToolResult } from '@folio/catalogue/define-tool';
import type { ToolInput } from '@folio/contract/tool-values';
import type { EngineContext } from './core/engine-types.ts';
import { computationFiles } from './part-files.ts';

/** Computes a tool's result; throws where the catalogue names a computation that the engine does not have. */
export async function compute(tool: Tool, input: ToolInput, context: EngineContext): Promise<ToolResult> {
  const load = computationFiles.get(tool.slug);
  if (!load) throw new Error(`${tool.slug}: no computation of this name`);
  const { default: computation } = await load();
  return computation(input, context);
}

// The built-in writer: drafts from the user's own fields and sources, without a model, a key or a network.
// It never invents a fact: missing facts appear as "To add: …", and missing statements of the sources are reported as missing.
import type { Tool, ToolResult } from '@folio/catalogue/define-tool';
import { baseOf, interfaceLanguages } from '@folio/contract/languages';
import type { ToolStep } from '@folio/contract/tool-definition';
import { needsModelFor, type ToolInput } from '@folio/contract/tool-values';
import { type Delivery, Draft } from './composer/draft.ts';
import { spelledAt } from './composer/regional.ts';
import { type ComposerLanguage, type EngineContext, EngineFailure, type Proposal } from './core/engine-types.ts';
import { composerFiles } from './part-files.ts';
import { withoutMarksDeep } from './text/citations.ts';

export interface Composition {
  result: ToolResult;
  /** The same result with citation marks ("[S3]") in its plain texts; in the document they become `data-source`. */
  marked: ToolResult;
  /** Ids of the sources that sentences were taken from, in the order of their first sentence. */
  sourcesUsed: number[];
  delivery: Delivery;
}

function composerLanguage(code: string): ComposerLanguage {
  const base = baseOf(code);
  const found = interfaceLanguages.find((language) => language === code || language === base);
  // European Portuguese is another written language than Brazilian; "pt" alone is taken as the one that is known.
  const language = found ?? (code.toLowerCase() === 'pt' ? 'pt-BR' : undefined);
  if (language === undefined) throw new EngineFailure('LANGUAGE_NEEDS_MODEL', { detail: code });
  return language;
}

function draftOf(tool: Tool, input: ToolInput, context: EngineContext): Draft {
  if (context.signal.aborted) throw new EngineFailure('ABORTED');
  return new Draft(tool, input, composerLanguage(context.language), context);
}

function sourcesIn(result: ToolResult): number[] {
  const marks = JSON.stringify(result).matchAll(/data-source=\\"(\d+)\\"|\[S(\d+)\]/g);
  return [...new Set([...marks].map(([, span, mark]) => Number(span ?? mark)))];
}

/** True where the built-in composer can make this tool's content. */
export const canCompose = (slug: string): boolean => composerFiles.has(slug);

/** A voice that never exclaims gets full stops instead; addresses and codes have no sentence to end. */
function withoutExclamations(result: ToolResult, { brandVoice }: EngineContext): ToolResult {
  if (brandVoice?.exclamation_marks !== 'never') return result;
  const calm = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(/¡/g, '').replace(/\s?!+(?=\s|$|<|["'»”])/gu, '.');
    if (Array.isArray(value)) return value.map(calm);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, calm(item)]));
  };
  return calm(result) as ToolResult;
}

/**
 * Drafts a result from input and sources alone. Throws `EngineFailure`: NEEDS_MODEL for a tool or an order that only a model can write,
 * LANGUAGE_NEEDS_MODEL for a language other than the six, ABORTED when the order was called off.
 */
export async function compose(tool: Tool, input: ToolInput, context: EngineContext): Promise<Composition> {
  const load = composerFiles.get(tool.base ?? tool.slug);
  if (!load || needsModelFor(tool.modelOnly ?? {}, input)) throw new EngineFailure('NEEDS_MODEL');
  const draft = draftOf(tool, input, context);
  const { default: composer } = await load();
  const marked = spelledAt(withoutExclamations(await composer.compose(draft), context), input, context);
  const given = new Set(context.sources.map((source) => source.id));
  const result = withoutMarksDeep(marked) as ToolResult;
  return { result, marked, sourcesUsed: sourcesIn(marked).filter((id) => given.has(id)), delivery: draft.delivery };
}

/** Proposal for the next step after a wizard step; empty if the step proposes nothing. Throws as `compose` does. */
export async function composeProposal(tool: Tool, step: ToolStep, input: ToolInput, context: EngineContext): Promise<Proposal> {
  if (!step.proposes) return {};
  const composer = (await composerFiles.get(tool.base ?? tool.slug)?.())?.default;
  return composer?.propose?.(draftOf(tool, input, context), step.name) ?? {};
}

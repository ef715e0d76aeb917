// A passage rewritten: by the connected model, or built in where that is possible without inventing anything.
import { baseOf, interfaceLanguages, toInterfaceLanguage } from '@folio/contract/languages';
import type { RewriteAction } from '@folio/contract/rewrites';
import { claimsOfPassage } from '../claims/find-claims.ts';
import { type ComposerLanguage, EngineFailure, type EngineFailureCode } from '../core/engine-types.ts';
import { detectLanguage } from '../text/detect-language.ts';
import type { RewriteContext, RewriteRequest, RewrittenPassage } from './rewrite-types.ts';
import { type RewriteSettings, rewriteWithModel } from './rewrite-with-model.ts';
import { shortenPassage } from './shorten-passage.ts';
import { simplifyPassage } from './simplify-passage.ts';

const builtIn: Partial<Record<RewriteAction, (passage: string, language: ComposerLanguage) => string>> = {
  shorter: shortenPassage,
  simpler: simplifyPassage,
};

/** A shorter text says too little of its language. */
const minCharacters = 80;

const isComposed = (language: string) => interfaceLanguages.some((one) => baseOf(one) === baseOf(language));

/** Why an action cannot be had without a model; null where it can. */
export function whyNotBuiltIn(action: RewriteAction, language: string): EngineFailureCode | null {
  if (!builtIn[action]) return 'NEEDS_MODEL';
  return isComposed(language) ? null : 'LANGUAGE_NEEDS_MODEL';
}

async function languageOfPassage(passage: string, ofDocument: string): Promise<string> {
  return passage.length < minCharacters ? ofDocument : ((await detectLanguage(passage)) ?? ofDocument);
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

type Rewritten = Omit<RewrittenPassage, 'claims'>;

async function rewriteBuiltIn(request: RewriteRequest, context: RewriteContext): Promise<Rewritten> {
  const language = await languageOfPassage(request.passage, context.language);
  const reason = whyNotBuiltIn(request.action, language);
  const write = builtIn[request.action];
  if (reason !== null || !write) throw new EngineFailure(reason ?? 'NEEDS_MODEL');
  const text = write(request.passage, toInterfaceLanguage(language));
  if (flat(text) === flat(request.passage)) throw new EngineFailure('NOTHING_TO_CHANGE');
  context.onText(text);
  return { text, engine: { kind: 'composer', provider: null, model: null } };
}

async function rewrite(request: RewriteRequest, context: RewriteContext, settings: Partial<RewriteSettings>): Promise<Rewritten> {
  if (!context.textModel) return rewriteBuiltIn(request, context);
  const { provider, modelId } = context.textModel;
  const text = await rewriteWithModel(request, { ...context, textModel: context.textModel }, settings);
  return { text, engine: { kind: 'model', provider, model: modelId } };
}

/** Throws `EngineFailure`: `NOTHING_TO_CHANGE` where the built-in engine leaves every word as it is. `settings` is for tests. */
export async function rewritePassage(
  request: RewriteRequest,
  context: RewriteContext,
  settings: Partial<RewriteSettings> = {},
): Promise<RewrittenPassage> {
  if (context.signal.aborted) throw new EngineFailure('ABORTED');
  const rewritten = await rewrite(request, context, settings);
  const { given, language, now } = context;
  return { ...rewritten, claims: claimsOfPassage(rewritten.text, { text: given, language, now }) };
}

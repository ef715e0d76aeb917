// Spelling, grammar and punctuation checked by dictionaries and rules. Style takes a model.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type grammarFixer from '@folio/catalogue/writer/grammar-fixer.tool';
import { interfaceLanguages } from '@folio/contract/languages';
import { proofreadingPhrases } from '@folio/locales/phrases';
import { EngineFailure, type TranslationMemory } from '../../core/engine-types.ts';
import { variantFor } from '../../prompt/language-variant.ts';
import { maxCorrections, proofread } from '../../proofread/proofread.ts';
import { languageOfText } from '../../text/source-language.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';

/** The account's own terms in this language, from every glossary that has it. */
async function termsIn(language: string, memory: TranslationMemory | undefined): Promise<string[]> {
  if (!memory) return [];
  const others = interfaceLanguages.filter((one) => one !== language);
  const lists = await Promise.all([
    ...others.map(async (other) => (await memory.terms(language, other)).map(({ source }) => source)),
    ...others.map(async (other) => (await memory.terms(other, language)).map(({ target }) => target)),
  ]);
  return lists.flat();
}

/** Makes certain corrections only. Throws NEEDS_MODEL for a text in another language than the order's. */
export async function composeCorrections(draft: DraftOf<typeof grammarFixer>): Promise<ResultOf<typeof grammarFixer>> {
  const { language, context } = draft;
  const text = draft.text('text');
  const written = languageOfText(text);
  if (written !== null && written !== language) throw new EngineFailure('NEEDS_MODEL', { detail: written });
  const variant = draft.line('variant');
  const voice = context.brandVoice;
  const {
    text: corrected,
    corrections,
    remarks,
  } = await proofread({
    text,
    language,
    variant: variant === 'en-GB' || variant === 'en-US' ? variant : variantFor(context),
    keep: [
      ...(voice?.vocabulary ?? []),
      ...(voice?.must_use ?? []),
      ...(context.brand ? [context.brand.name] : []),
      ...(await termsIn(language, context.memory)),
    ],
    signal: context.signal,
  });
  const said = proofreadingPhrases[language];
  draft.note(said.method);
  if (corrections.length === maxCorrections) draft.note(said.tooMany(maxCorrections));
  return {
    corrected_text: corrected,
    corrections,
    remarks: remarks.map(({ passage, suggestions, explanation }) => ({
      passage,
      suggestions: suggestions.join(', '),
      explanation,
    })),
  };
}

export default { compose: composeCorrections } satisfies Composer<typeof grammarFixer>;

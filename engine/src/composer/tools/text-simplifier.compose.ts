// A text in shorter sentences and plainer words, where that is all that its readers need; anything more needs a model.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type textSimplifier from '@folio/catalogue/writer/text-simplifier.tool';
import { scriptPhrases } from '@folio/locales/phrases/script';
import { EngineFailure } from '../../engine-types.ts';
import { hardSentencesIn, simplifyPassage } from '../../rewrite/simplify-passage.ts';
import { languageOfText } from '../articles/source-language.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';

/** Simplifies the text. Throws NEEDS_MODEL for a text in another language. */
export function composeSimplerText(draft: DraftOf<typeof textSimplifier>): ResultOf<typeof textSimplifier> {
  const { language } = draft;
  const text = draft.text('text');
  const written = languageOfText(text);
  if (written !== null && written !== language) throw new EngineFailure('NEEDS_MODEL', { detail: written });
  const simpler = simplifyPassage(text, language);
  const isSame = simpler.replace(/\s+/gu, ' ') === text.replace(/\s+/gu, ' ');
  const hard = hardSentencesIn(simpler, language);
  const said = scriptPhrases[language];
  const remarks = [...(isSame ? [said.nothingSimpler] : []), ...(hard > 0 ? [said.longStill(hard)] : [])];
  return {
    text: simpler.replace(/\n/gu, '\n\n'),
    glossary: [],
    ...(remarks.length > 0 ? { remarks } : {}),
  };
}

export default { compose: composeSimplerText } satisfies Composer<typeof textSimplifier>;

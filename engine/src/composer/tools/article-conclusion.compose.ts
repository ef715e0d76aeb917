// Endings from an article's own most telling sentences; the next step and the call are the author's, or named as missing.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type articleConclusion from '@folio/catalogue/writer/article-conclusion.tool';
import { countWords } from '@folio/contract/tool-price';
import { messagePhrases } from '@folio/locales/phrases/message';
import { scriptPhrases } from '@folio/locales/phrases/script';
import { EngineFailure } from '../../engine-types.ts';
import { shortenPassage } from '../../rewrite/shorten-passage.ts';
import { leansOnPrevious } from '../articles/dangling.ts';
import { languageOfText } from '../articles/source-language.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { shorten } from '../fit-text.ts';
import { asParagraphs, asSentence, capitalised, splitSentences } from '../split-input.ts';
import { toAdd } from '../to-add.ts';

/** Words of the takeaway; step and call come on top. */
const longest = 60;

/** The text with fewer and fewer sentences, until it is short enough or nothing more can go. */
function essenceOf(text: string, draft: DraftOf<typeof articleConclusion>): string {
  let essence = text.replace(/\n+/gu, ' ');
  for (let shorter = ''; countWords(essence) > longest; essence = shorter) {
    shorter = shortenPassage(essence, draft.language);
    if (countWords(shorter) >= countWords(essence)) break;
  }
  return essence;
}

/** The last sentences, as many as a conclusion holds, the first of which needs none before it. */
function endOf(sentences: readonly string[], draft: DraftOf<typeof articleConclusion>): string[] {
  let start = sentences.length;
  while (start > 0 && countWords(sentences.slice(start - 1).join(' ')) <= longest) start--;
  const end = sentences.slice(start);
  while (end.length > 1 && leansOnPrevious(end[0] ?? '', draft.language)) end.shift();
  return end;
}

/** Composes at most two endings: the essence of the whole, and what the text itself ends with. Throws NEEDS_MODEL for a text in another language. */
export function composeConclusions(draft: DraftOf<typeof articleConclusion>): ResultOf<typeof articleConclusion> {
  const { language } = draft;
  const article = draft.text('article_text');
  const written = languageOfText(article);
  if (written !== null && written !== language) throw new EngineFailure('NEEDS_MODEL', { detail: written });
  const sentences = splitSentences(article, language);
  const call = asSentence(capitalised(draft.line('call_to_action')));
  const step = toAdd(language, scriptPhrases[language].nextStepMissing);
  const texts = [splitSentences(essenceOf(article, draft), language), endOf(sentences, draft)].map((some) =>
    asParagraphs(some, 3),
  );
  const versions = [...new Set(texts.map((text) => shorten(text, 1500, language)))].filter((text) => text !== '');
  return {
    conclusions: versions.slice(0, draft.number('versions', 2)).map((text, index) => ({
      position: index + 1,
      text: [text, step].join('\n\n'),
      call_to_action: shorten(call === '' ? toAdd(language, messagePhrases[language].callMissing) : call, 150, language),
    })),
  };
}

export default { compose: composeConclusions } satisfies Composer<typeof articleConclusion>;

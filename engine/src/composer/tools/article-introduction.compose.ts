// Openings of a post from what it says: each style puts the sentence first that makes it, or names what it lacks.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type articleIntroduction from '@folio/catalogue/writer/article-introduction.tool';
import { countWords } from '@folio/contract/tool-price';
import { type OpeningStyle, scriptPhrases } from '@folio/locales/phrases/script';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { asParagraphs, splitSentences } from '../split-input.ts';
import { toAdd } from '../to-add.ts';

const longest = 120;

/** The sentences that open in this style, and whether the input holds what the style needs. */
function openingOf(
  style: OpeningStyle,
  sentences: readonly string[],
  draft: DraftOf<typeof articleIntroduction>,
): { lead: string; rest: string[] } {
  const phrases = scriptPhrases[draft.language];
  const missing = toAdd(draft.language, phrases.openingMissing[style]);
  const title = draft.line('title');
  const without = (lead: string) => ({ lead, rest: sentences.filter((sentence) => sentence !== lead) });
  if (style === 'question') {
    const asked = sentences.find((sentence) => sentence.endsWith('?'));
    if (asked !== undefined) return without(asked);
    return { lead: title.endsWith('?') ? title : missing, rest: [...sentences] };
  }
  if (style === 'surprising_fact') return without(sentences.find((sentence) => /\d/u.test(sentence)) ?? missing);
  if (style === 'direct_answer') return sentences[0] === undefined ? { lead: missing, rest: [] } : without(sentences[0]);
  return { lead: missing, rest: [...sentences] };
}

function within(sentences: readonly string[], words: number): string[] {
  const kept: string[] = [];
  for (const sentence of sentences) {
    if (countWords([...kept, sentence].join(' ')) > words) break;
    kept.push(sentence);
  }
  return kept;
}

/** Composes one opening for each chosen style. */
export function composeIntroductions(draft: DraftOf<typeof articleIntroduction>): ResultOf<typeof articleIntroduction> {
  const { language } = draft;
  const phrases = scriptPhrases[language];
  const sentences = splitSentences(draft.text('summary'), language);
  const keyword = draft.line('focus_keyword');
  const styles = draft.list('styles') as OpeningStyle[];
  return {
    introductions: styles.map((style, index) => {
      draft.announce(index + 1, styles.length, phrases.openings[style]);
      const { lead, rest } = openingOf(style, sentences, draft);
      const text = [lead, asParagraphs(within(rest, longest - countWords(lead)), 3)].filter((part) => part !== '').join('\n\n');
      const isNamed = keyword === '' || text.toLocaleLowerCase().includes(keyword.toLocaleLowerCase());
      return {
        style: phrases.openings[style],
        text: isNamed ? text : `${text}\n\n${toAdd(language, phrases.keywordMissing(keyword))}`,
      };
    }),
  };
}

export default { compose: composeIntroductions } satisfies Composer<typeof articleIntroduction>;

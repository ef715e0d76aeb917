// Posts for LinkedIn from the author's own sentences: each version opens with another of them, the rest keeps its order.
import type { ResultOf } from '@folio/catalogue/define-tool';
import { documentWord } from '@folio/catalogue/document-words';
import type linkedinPost from '@folio/catalogue/writer/linkedin-post.tool';
import { countWords } from '@folio/contract/tool-price';
import { messagePhrases } from '@folio/locales/phrases/message';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { lengthOf, shorten } from '../fit-text.ts';
import { asItem, splitSentences } from '../split-input.ts';
import { toAdd } from '../to-add.ts';

const limits = { hook: 140, text: 2700, slide: 250, slides: 10 };

/**
 * Openings: the author's first sentence, then the last, which often holds the lesson, then those with a figure. Others may refer to what
 * is before them and stay where they are.
 */
function openingsOf(sentences: readonly string[], versions: number): number[] {
  const fits = (index: number) => lengthOf(sentences[index] ?? '') <= limits.hook;
  const figures = sentences.flatMap((sentence, index) => (/\d/u.test(sentence) ? [index] : []));
  const ranked = [...new Set([0, sentences.length - 1, ...figures])].filter((index) => index === 0 || fits(index));
  return ranked.filter((index) => index >= 0).slice(0, versions);
}

function postOf(
  draft: DraftOf<typeof linkedinPost>,
  sentences: readonly string[],
  opening: number,
  turn: number,
): { hook: string; text: string } {
  const hook = shorten(sentences[opening] ?? '', limits.hook, draft.language);
  const isCut = hook !== sentences[opening];
  const rest = sentences.filter((_, index) => index !== opening || isCut);
  const questions = messagePhrases[draft.language].questions(draft.isFormal);
  const ending = questions[turn % questions.length] ?? '';
  const budget = draft.number('length', 180) * 1.1 - countWords(hook) - countWords(ending);
  const isList = draft.line('format') === 'how_to_list';
  const kept: string[] = [];
  for (const sentence of rest) {
    if (countWords([...kept, sentence].join(' ')) > budget && kept.length > 0) break;
    kept.push(sentence);
  }
  const lines = isList ? [kept.map((sentence, index) => `${index + 1}. ${sentence}`).join('\n')] : kept;
  const body = shorten(lines.join('\n\n'), limits.text, draft.language);
  return { hook, text: [body, ending].filter((part) => part !== '').join('\n\n') };
}

/** Composes posts, and the slides of a carousel. */
export function composeLinkedInPosts(draft: DraftOf<typeof linkedinPost>): ResultOf<typeof linkedinPost> {
  const { language } = draft;
  const topic = draft.text('topic');
  const link = /https?:\/\/\S+/u.exec(topic)?.[0];
  const sentences = splitSentences(topic.replace(/https?:\/\/\S+|#[\p{L}\p{N}_]{2,38}/gu, ''), language);
  const own = topic.match(/#[\p{L}\p{N}_]{2,38}/gu) ?? [];
  // Which tags people of this trade follow, a text does not tell.
  const missing = toAdd(language, documentWord('hashtags', language));
  const tags = draft.isTrue('hashtags') ? (own.length > 0 ? [...new Set(own)].slice(0, 5) : [missing]) : [];
  const openings = openingsOf(sentences, draft.number('versions', 2));
  return {
    posts: openings.map((opening, turn) => {
      draft.announce(turn + 1, openings.length, String(turn + 1));
      return { ...postOf(draft, sentences, opening, turn), hashtags: tags };
    }),
    slides:
      draft.line('format') === 'carousel_text'
        ? sentences.slice(0, limits.slides).map((sentence) => shorten(asItem(sentence), limits.slide, language))
        : [],
    ...(link === undefined || lengthOf(link) > 300 ? {} : { first_comment: link }),
  };
}

export default { compose: composeLinkedInPosts } satisfies Composer<typeof linkedinPost>;

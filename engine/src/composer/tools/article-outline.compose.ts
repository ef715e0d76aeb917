// An outline from topic, keywords and sources: every point that must be covered has its place, and the words add up.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type articleOutline from '@folio/catalogue/writer/article-outline.tool';
import { articlePhrases } from '@folio/locales/phrases/article';
import { scriptPhrases } from '@folio/locales/phrases/script';
import { proposeOutline, titleFor } from '../articles/outline.ts';
import { meaningfulStems } from '../articles/passages.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { lengthOf, shorten } from '../fit-text.ts';
import { asItem, splitItems } from '../split-input.ts';

const limits = { title: 120, heading: 100, note: 300, intent: 160, question: 120, sections: 12, questions: 8 };
const withoutEnd = (text: string) => text.replace(/[.!\s]+$/u, '');

/** Words of a whole shared out evenly; the first sections take what is left over. */
const shareOf = (words: number, sections: number, index: number) =>
  Math.floor(words / sections) + (index < words % sections ? 1 : 0);

/** Composes an outline. */
export function composeOutline(draft: DraftOf<typeof articleOutline>): ResultOf<typeof articleOutline> {
  const { language } = draft;
  draft.delivery.nature = 'outline';
  const phrases = articlePhrases[language];
  const topic = draft.line('topic');
  const keywords = draft.list('keywords');
  const words = draft.number('length', 500);
  const must = splitItems(draft.text('must_cover'), language).map((item) => withoutEnd(asItem(item)));
  const range = words >= 2000 ? '6-8' : words >= 1000 ? '5-7' : '3-5';
  const proposed = proposeOutline({ topic, keywords, range, words, language }, draft.context.sources).headings;
  // What was asked for comes first in rank; proposals fill up, where no point says the same.
  const isNew = (heading: string) => {
    const stems = meaningfulStems(heading, language);
    return must.every((point) => [...meaningfulStems(point, language)].filter((stem) => stems.has(stem)).length < 2);
  };
  const most = Math.min(limits.sections, Math.max(must.length, proposed.length, 3));
  const [opening, ...others] = proposed.filter(isNew);
  const headings = [...(opening === undefined || must.length >= most ? [] : [opening]), ...must, ...others].slice(0, most);
  const questions = must.filter((point) => point.endsWith('?')).filter((point) => lengthOf(point) <= limits.question);
  return {
    title: shorten(titleFor(topic, keywords[0], language), limits.title, language),
    search_intent: shorten(scriptPhrases[language].searchIntent(withoutEnd(topic)), limits.intent, language),
    sections: headings.map((heading, index) => {
      draft.announce(index + 1, headings.length, heading);
      const question = phrases.questions[index % phrases.questions.length] ?? '';
      const keyword = keywords[index];
      const note = must.includes(heading) ? scriptPhrases[language].mustCover : question;
      return {
        h2: shorten(heading, limits.heading, language),
        h3: [],
        notes: shorten(
          [note, keyword === undefined ? '' : `${phrases.keywordHere(keyword)}.`].join(' ').trim(),
          limits.note,
          language,
        ),
        suggested_words: shareOf(words, headings.length, index),
      };
    }),
    questions_to_answer: (questions.length > 0
      ? questions
      : phrases.questions.filter((question) => lengthOf(question) <= limits.question)
    ).slice(0, limits.questions),
  };
}

export default { compose: composeOutline } satisfies Composer<typeof articleOutline>;

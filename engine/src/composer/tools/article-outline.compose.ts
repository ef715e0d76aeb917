// An outline from topic, keywords and sources: every point that must be covered has its place, and the words add up.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type articleOutline from '@folio/catalogue/writer/article-outline.tool';
import { articlePhrases } from '@folio/locales/phrases/article';
import { pagePhrases } from '@folio/locales/phrases/page';
import { questionPhrases } from '@folio/locales/phrases/question';
import { scriptPhrases } from '@folio/locales/phrases/script';
import type { ComposerLanguage } from '../../engine-types.ts';
import { proposeOutline, titleFor } from '../articles/outline.ts';
import { meaningfulStems } from '../articles/passages.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { lengthOf, shorten } from '../fit-text.ts';
import { asItem, capitalised, splitItems } from '../split-input.ts';

const limits = { title: 120, heading: 100, note: 300, intent: 160, question: 120, sections: 12, questions: 8 };
const withoutEnd = (text: string) => text.replace(/[.!\s]+$/u, '');

/** Words of a whole shared out evenly; the first sections take what is left over. */
const shareOf = (words: number, sections: number, index: number) =>
  Math.floor(words / sections) + (index < words % sections ? 1 : 0);

/** Each keyword with the heading that names it, else with the next one that has none. */
function keywordsByHeading(headings: readonly string[], keywords: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const names = (heading: string, keyword: string) => heading.toLocaleLowerCase().includes(keyword.toLocaleLowerCase());
  const open: string[] = [];
  for (const keyword of keywords) {
    const heading = headings.find((one) => !found.has(one) && names(one, keyword));
    if (heading === undefined) open.push(keyword);
    else found.set(heading, keyword);
  }
  for (const keyword of open) {
    const heading = headings.find((one) => !found.has(one));
    if (heading !== undefined) found.set(heading, keyword);
  }
  return found;
}

/** What a proposed part has to hold: by the pattern of its heading, else the next of the general questions. */
function noteFor(heading: string, index: number, subjects: readonly string[], language: ComposerLanguage): string {
  const { headings, questions } = articlePhrases[language];
  const { generalNotes, keywordNotes, openingNote } = pagePhrases[language].brief;
  const { needs, costs, mistakes, answers } = generalNotes;
  const notes = [openingNote, needs, keywordNotes[2], costs, mistakes, undefined, undefined, undefined, answers];
  const pattern = headings.findIndex((write) => subjects.some((subject) => write(subject) === heading));
  return notes[pattern] ?? questions[index % questions.length] ?? '';
}

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
  const assigned = keywordsByHeading(headings, keywords);
  const subjects = keywords.length > 0 ? keywords.map(capitalised) : [shorten(capitalised(topic), 60, language)];
  const [main = topic, ...further] = subjects;
  const questions = [
    ...must.filter((point) => point.endsWith('?')),
    ...pagePhrases[language].brief.questions.map((ask) => ask(main)),
    ...further.map((subject) => questionPhrases[language].general(subject)),
  ].filter((question) => lengthOf(question) <= limits.question);
  return {
    title: shorten(titleFor(topic, keywords[0], language), limits.title, language),
    search_intent: shorten(scriptPhrases[language].searchIntent(withoutEnd(topic)), limits.intent, language),
    sections: headings.map((heading, index) => {
      draft.announce(index + 1, headings.length, heading);
      const keyword = assigned.get(heading);
      const { mustCover } = scriptPhrases[language];
      const point = must.indexOf(heading);
      const note = point < 0 ? noteFor(heading, index, subjects, language) : (mustCover[point % mustCover.length] ?? '');
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
    questions_to_answer: questions.slice(0, limits.questions),
  };
}

export default { compose: composeOutline } satisfies Composer<typeof articleOutline>;

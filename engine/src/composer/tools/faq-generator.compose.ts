// Questions and answers from what the customer knows: given pairs stay pairs, sentences gather under what customers ask.
// What customers ask of anything and nothing answers is noted beside the text.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type faqGenerator from '@folio/catalogue/writer/faq-generator.tool';
import { type CustomerMatter, questionPhrases } from '@folio/locales/phrases/question';
import type { ComposerLanguage } from '../../engine-types.ts';
import { withoutMarks } from '../../text/citations.ts';
import { readMaterial } from '../articles/passages.ts';
import { markedSentence } from '../citation-mark.ts';
import type { Composer } from '../composer-types.ts';
import { customerMatters } from '../customer-matters.ts';
import type { DraftOf } from '../draft.ts';
import { joinToFit, lengthOf, shorten } from '../fit-text.ts';
import { canAnswer, isAnswerAbout } from '../matter-evidence.ts';
import { asSentence, capitalised, splitSentences, tidy } from '../split-input.ts';
import { toAdd } from '../to-add.ts';

interface Entry {
  question: string;
  answer: string;
  needs_check: boolean;
}

// The narrower matter claims a sentence first: "free returns" speaks of returns, not of the price.
const narrowestFirst: readonly CustomerMatter[] = [
  'returns',
  'warranty',
  'payment',
  'delivery',
  'price',
  'included',
  'booking',
  'contact',
  'audience',
  'times',
  'care',
  'measures',
];

/** What customers ask of anything: looked for even in sentences that answer another question. */
const alwaysAsked: readonly CustomerMatter[] = ['price', 'booking', 'contact'];

/** Most questions without an answer that are noted. */
const maxOpen = 2;

/** Pairs that the customer wrote down ("Do you ship abroad? Yes, …") and the other lines. */
function readPairs(text: string): { pairs: { question: string; answer: string }[]; rest: string } {
  const pairs: { question: string; answer: string }[] = [];
  const rest: string[] = [];
  let open: { question: string; answer: string } | null = null;
  for (const raw of text.split(/\r?\n/u)) {
    const line = tidy(raw.replace(/^\s*(?:[-*•–]|[QAFRDP][:.])\s+/u, ''));
    const [, question, answer] = /^([^?]{5,118}\?)\s*(.*)$/u.exec(line) ?? [];
    if (question !== undefined) {
      open = { question: capitalised(question), answer: answer ?? '' };
      pairs.push(open);
      if (answer !== '') open = null;
    } else if (line === '') open = null;
    else if (open) open.answer = `${open.answer} ${asSentence(line)}`.trim();
    else rest.push(line);
  }
  return { pairs: pairs.filter(({ answer }) => answer !== ''), rest: rest.join('\n') };
}

/** Sentences within the limit, marks of sources not counted against the reader. */
function answerFrom(sentences: readonly string[], limit: number, language: ComposerLanguage): string {
  const [first = ''] = sentences;
  return lengthOf(withoutMarks(first)) > limit
    ? shorten(withoutMarks(first), limit, language)
    : joinToFit(sentences, limit, language);
}

/** Composes questions with answers. */
export function composeFaq(draft: DraftOf<typeof faqGenerator>): ResultOf<typeof faqGenerator> {
  const { language } = draft;
  const phrases = questionPhrases[language];
  const quantity = draft.number('quantity', 6);
  const limit = draft.line('answer_length') === 'medium' ? 650 : 330;
  const { pairs, rest } = readPairs(draft.text('information'));
  const found = readMaterial(draft.context.sources, language).passages.filter((passage) => !passage.leansOnPrevious);
  const sentences = [...splitSentences(rest, language), ...found.map(markedSentence)];
  const byMatter = Map.groupBy(sentences, (sentence) =>
    narrowestFirst.find((matter) => isAnswerAbout(sentence, matter, language)),
  );
  const saidOf = (matter: CustomerMatter) =>
    byMatter.get(matter) ??
    (alwaysAsked.includes(matter) ? sentences.filter((sentence) => isAnswerAbout(sentence, matter, language)) : []);
  // Pairs are the customer's own; what was put under a question here, a person has to look at.
  const entry = (question: string, said: readonly string[], needsCheck = true): Entry => ({
    question: shorten(language === 'fr' ? question.replace(/\s?\?$/u, '\u00a0?') : question, 120, language),
    answer: answerFrom(said, limit, language),
    needs_check: needsCheck,
  });
  const subject = capitalised(draft.line('subject').replace(/[.?]$/u, ''));
  const general = byMatter.get(undefined) ?? [];
  const answered = [
    ...pairs.map(({ question, answer }) => entry(question, splitSentences(answer, language), false)),
    ...(general.length > 0 ? [entry(phrases.general(shorten(subject, 80, language)), general)] : []),
    ...customerMatters.flatMap((matter) => {
      const said = saidOf(matter);
      return said.length > 0 ? [entry(phrases.ask[matter], said)] : [];
    }),
  ].filter(({ answer }) => answer !== '');
  const open = alwaysAsked
    .filter((matter) => saidOf(matter).length === 0)
    // A sentence that may hold the answer is under another question: nobody may say that there is none.
    .filter((matter) => !sentences.some((sentence) => canAnswer(sentence, matter, language)))
    .slice(0, maxOpen);
  // A question without its answer is nothing to publish or to pay: it is asked of the author beside the text.
  if (answered.length < quantity)
    for (const matter of open) draft.note(`${phrases.ask[matter]} ${toAdd(language, phrases.answerMissing)}`);
  return { faq: answered.slice(0, quantity) };
}

export default { compose: composeFaq } satisfies Composer<typeof faqGenerator>;

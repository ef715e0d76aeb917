// FAQPage structured data from pasted questions and answers, with the HTML that shows the same text.
import type { InputOf, ResultOf } from '@folio/catalogue/define-tool';
import type faqSchemaTool from '@folio/catalogue/seo/faq-schema.tool';
import { escapeHtml } from '@folio/contract/escape';
import { toInterfaceLanguage } from '@folio/contract/languages';
import { byLanguage } from '@folio/locales/by-language';
import sanitize from 'sanitize-html';
import { textOfHtml } from '../document/plain-text.ts';
import { jsonLdScript } from '../text/json-ld.ts';
import { readFaqPairs } from './faq-pairs.ts';
import { sayRemark } from './remark.ts';

const remarks = byLanguage(({ remarks }) => remarks.faqSchema);

type Input = Partial<InputOf<typeof faqSchemaTool>>;
type Result = ResultOf<typeof faqSchemaTool>;

/** Tags that Google reads in an answer; source: its documentation of FAQPage. */
const answerTags = 'h1 h2 h3 h4 h5 h6 br ol ul li a p div b strong i em'.split(' ');
const maxErrors = 20;

interface CleanPair {
  question: string;
  /** Plain text, or markup where the answer was typed with tags. */
  answer: string;
  html: string;
}

const tagNames = (text: string): string[] => [
  ...new Set([...text.matchAll(/<\/?([a-z][a-z0-9-]{0,30})(?=[\s/>])/gi)].map(([, name = '']) => name.toLowerCase())),
];

const withoutTags = (text: string) =>
  text
    .replace(/<\/?[a-z][a-z0-9-]{0,30}(?=[\s/>])[^>]{0,2000}>/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const cleanAnswer = (answer: string) =>
  sanitize(answer, {
    allowedTags: answerTags,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
  }).trim();

const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${part.split('\n').map(escapeHtml).join('<br>')}</p>`)
    .join('\n');

const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

/** Returns the structured data, the visible HTML if requested, and the errors. Faulty pairs are omitted and listed. */
export function faqSchema(input: Input, contextLanguage: string): Result {
  const language = toInterfaceLanguage(contextLanguage);
  const errors: string[] = [];
  const asked = new Set<string>();
  const pairs: CleanPair[] = [];
  for (const [index, pair] of readFaqPairs(typeof input['faq'] === 'string' ? input['faq'] : '').entries()) {
    const say = (remark: keyof (typeof remarks)['en'], values = {}) =>
      errors.push(sayRemark(remarks[language][remark], language, { number: index + 1, question: shorten(question), ...values }));
    const question = withoutTags(pair.question);
    const isMarkup = tagNames(pair.answer).length > 0;
    const answer = isMarkup ? cleanAnswer(pair.answer) : pair.answer;
    const refused = [...tagNames(pair.question), ...tagNames(pair.answer).filter((name) => !answerTags.includes(name))];
    const key = question
      .toLocaleLowerCase(language)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (refused.length > 0) say('markup', { list: [...new Set(refused)].join(', ') });
    if (key === '') say('no_question');
    else if (textOfHtml(answer) === '') say('no_answer');
    else if (asked.has(key)) say('duplicate');
    else {
      asked.add(key);
      pairs.push({ question, answer, html: isMarkup ? `<div>${answer}</div>` : paragraphs(answer) });
    }
  }
  if (pairs.length === 0) errors.push(sayRemark(remarks[language].no_pairs, language));
  const url = input['page_url'];
  const data = {
    '@type': 'FAQPage',
    ...(typeof url === 'string' && url !== '' && { url }),
    mainEntity: pairs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  const html = pairs.map((pair) => `<h3>${escapeHtml(pair.question)}</h3>\n${pair.html}`).join('\n');
  return {
    json_ld: pairs.length > 0 ? jsonLdScript(data) : '',
    ...(input['html_block'] !== false && pairs.length > 0 && { html }),
    pairs: pairs.length,
    errors: errors.slice(0, maxErrors),
    notes: [sayRemark(remarks[language].must_be_visible, language), sayRemark(remarks[language].rarely_shown, language)],
  };
}

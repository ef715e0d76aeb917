// A landing page that keeps the ad's promise: its headline again, the offer as benefits, doubts answered from the offer, one goal.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type ppcLandingPage from '@folio/catalogue/writer/ppc-landing-page.tool';
import { countWords } from '@folio/contract/tool-price';
import { type CommercePhrases, commercePhrases } from '@folio/locales/phrases/commerce';
import { escapeHtml } from '../../document/markup.ts';
import { LinkPlacer, passagesHtml } from '../articles/article-html.ts';
import { readMaterial } from '../articles/passages.ts';
import { passagesAbout } from '../articles/plan-sections.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { joinToFit, lengthOf, shorten } from '../fit-text.ts';
import { keywordsToUse } from '../keywords-to-use.ts';
import { isAnswerAbout } from '../matter-evidence.ts';
import { fitMetaDescription, fitMetaTitle } from '../search-snippet.ts';
import { asItem, asSentence, capitalised, labelledFact, splitItems } from '../split-input.ts';
import { toAdd } from '../to-add.ts';

/** "Visits before opening time, from 6 am" as title and text; a short item is a title alone. */
function benefitOf(item: string, draft: DraftOf<typeof ppcLandingPage>): { title: string; text: string } {
  const { language } = draft;
  const labelled = labelledFact(item);
  if (labelled) return { title: shorten(labelled.name, 50, language), text: shorten(asSentence(labelled.value), 200, language) };
  const clean = asItem(item);
  const parts = /^(.{8,50}?)(?:,\s+|\s+[–—-]\s+|;\s+|\s+\()(.+)$/u.exec(clean);
  const [, title, rest] = parts ?? [];
  if (lengthOf(clean) > 28 && title !== undefined && rest !== undefined) {
    return { title, text: shorten(asSentence(rest.replace(/\)$/, '')), 200, language) };
  }
  if (lengthOf(clean) <= 50) return { title: clean, text: '' };
  // A title that ends where a phrase ends needs only the rest below it, if that is more than a word or two.
  const cut = shorten(clean, 50, language);
  const earlier = shorten(clean, lengthOf(cut) - 1, language);
  const whole = [cut, earlier].find((title) => clean.startsWith(title) && countWords(clean.slice(title.length)) > 2);
  if (whole === undefined) return { title: cut, text: shorten(asSentence(clean), 200, language) };
  return { title: whole, text: shorten(asSentence(clean.slice(whole.length).replace(/^[\s,;:–—-]+/u, '')), 200, language) };
}

function questionsOf(
  draft: DraftOf<typeof ppcLandingPage>,
  items: readonly string[],
  { landing }: CommercePhrases,
): { question: string; answer: string }[] {
  const { language } = draft;
  const product = capitalised(draft.line('product').replace(/\.$/, ''));
  const goal = capitalised(draft.line('conversion_goal').replace(/\.$/, ''));
  const about = (words: RegExp) => items.filter((item) => words.test(item)).map(asSentence);
  const prices = items.filter((item) => isAnswerAbout(item, 'price', language)).map(asSentence);
  const terms = about(landing.contractWords).filter((item) => !prices.includes(item));
  const audience = landing.audienceAnswer(product, draft.line('audience').replace(/\.$/, ''));
  const said = [product, draft.line('ad_headline'), draft.text('offer'), audience];
  const missing = keywordsToUse(draft.list('keywords'), said, language, 299 - lengthOf(audience));
  const answers = [
    {
      question: landing.priceQuestion,
      answer: prices.length > 0 ? joinToFit(prices, 300, language) : toAdd(language, landing.priceMissing),
    },
    { question: landing.audienceQuestion, answer: `${audience} ${missing}`.trim() },
    { question: landing.contractQuestion, answer: joinToFit(terms, 300, language) },
    { question: landing.nextQuestion(draft.isFormal), answer: landing.nextAnswer(goal) },
  ];
  return answers
    .filter(({ answer }) => answer !== '')
    .map(({ question, answer }) => ({ question, answer: shorten(answer, 300, language) }));
}

function proofOf(draft: DraftOf<typeof ppcLandingPage>, phrases: CommercePhrases): string {
  const lines = draft
    .text('proof')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const { passages } = readMaterial(draft.context.sources, draft.language);
  const about = [draft.line('product'), ...draft.list('keywords')].join(' ');
  const quoted = passages.length > 0 ? passagesHtml(passagesAbout(passages, about, 60, draft.language), new LinkPlacer([])) : '';
  const own = lines.map((line) =>
    /^["'“«„]/u.test(line) ? `<blockquote><p>${escapeHtml(line)}</p></blockquote>` : `<p>${escapeHtml(asSentence(line))}</p>`,
  );
  if (own.length === 0 && quoted === '') return `<p>${escapeHtml(toAdd(draft.language, phrases.landing.proofMissing))}</p>`;
  return own.join('') + quoted;
}

/** Composes a landing page. */
export function composeLandingPage(draft: DraftOf<typeof ppcLandingPage>): ResultOf<typeof ppcLandingPage> {
  const { language } = draft;
  const phrases = commercePhrases[language];
  const product = capitalised(draft.line('product').replace(/\.$/, ''));
  const items = splitItems(draft.text('offer'), language);
  const goal = capitalised(draft.line('conversion_goal').replace(/\.$/, ''));
  const audience = draft.line('audience').replace(/\.$/, '');
  const brand = draft.line('brand');
  const headline = draft.line('ad_headline').replace(/\.$/, '') || product;
  const cta = shorten(goal, 25, language);
  const [first = '', second = ''] = items.map(asSentence);
  return {
    hero: {
      headline: shorten(capitalised(headline), 60, language),
      subheadline: joinToFit([first, phrases.forAudience(audience)], 140, language),
      cta,
    },
    benefits: items.slice(0, 6).map((item) => benefitOf(item, draft)),
    how_it_works: [],
    social_proof: proofOf(draft, phrases),
    faq: questionsOf(draft, items, phrases).slice(0, 6),
    closing: {
      headline: shorten(phrases.landing.closingHeadline(shorten(product, 40, language)), 60, language),
      text: joinToFit([`${phrases.from(product, brand)}.`, first, second], 200, language),
      cta,
    },
    form_title: shorten(goal, 50, language),
    meta_title: fitMetaTitle(brandedTitle(capitalised(draft.list('keywords')[0] ?? product), brand), language),
    meta_description: fitMetaDescription([`${capitalised(headline)}.`, first, second], language, `${goal}.`),
  };
}

const brandedTitle = (title: string, brand: string) =>
  brand === '' || lengthOf(`${title} | ${brand}`) > 60 ? title : `${title} | ${brand}`;

export default { compose: composeLandingPage } satisfies Composer<typeof ppcLandingPage>;

// A category page from the shop's own range: what there is, what each kind is for, and what a guide would still have to say.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type categoryPage from '@folio/catalogue/writer/category-page.tool';
import { searchPhrases } from '@folio/locales/phrases/search';
import { shopPhrases } from '@folio/locales/phrases/shop';
import { joinList } from '@folio/locales/writing/formats';
import { insideSentence } from '@folio/locales/writing/inside-sentence';
import { escapeHtml } from '../../document/markup.ts';
import { LinkPlacer, passagesHtml } from '../articles/article-html.ts';
import { readMaterial } from '../articles/passages.ts';
import { passagesAbout } from '../articles/plan-sections.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { lengthOf, shorten } from '../fit-text.ts';
import { keywordsToUse } from '../keywords-to-use.ts';
import { fitMetaDescription, fitMetaTitle } from '../search-snippet.ts';
import { asItem, asSentence, capitalised, labelledFact, splitItems } from '../split-input.ts';
import { toAdd } from '../to-add.ts';

interface Kind {
  name: string;
  use: string;
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

/** As many kinds as one sentence of the introduction takes. */
function introduction(
  kinds: readonly Kind[],
  limit: number,
  draft: DraftOf<typeof categoryPage>,
  say: (products: string) => string,
): string {
  const names = kinds.map(({ name }) => insideSentence(name, draft.language));
  for (let count = names.length; count > 0; count--) {
    const sentence = say(joinList(names.slice(0, count), draft.language, count < names.length ? 'unit' : 'conjunction'));
    if (lengthOf(sentence) <= limit) return sentence;
  }
  return shorten(say(names[0] ?? ''), limit, draft.language);
}

function linkOf(item: string): string {
  const [, name = item, address] = /^(.+?)\s*\|\s*(https?:\/\/\S+)$/u.exec(item) ?? [];
  return address === undefined ? escapeHtml(name) : `<a href="${escapeHtml(address)}">${escapeHtml(name)}</a>`;
}

function rangeHtml(kinds: readonly Kind[], draft: DraftOf<typeof categoryPage>): string {
  const colon = draft.language === 'fr' ? '\u00a0:' : ':';
  const lines = kinds.map(({ name, use }) =>
    use === '' ? escapeHtml(name) : `<strong>${escapeHtml(name)}${colon}</strong> ${escapeHtml(use)}`,
  );
  return `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
}

/** Composes a category page. */
export function composeCategoryPage(draft: DraftOf<typeof categoryPage>): ResultOf<typeof categoryPage> {
  const { language } = draft;
  const phrases = shopPhrases[language].category;
  const category = capitalised(draft.line('category_name').replace(/\.$/u, ''));
  const short = shorten(category, 45, language);
  const shop = draft.line('shop');
  const kinds = splitItems(draft.text('products'), language).map((item): Kind => {
    const fact = labelledFact(item);
    return fact ? { name: fact.name, use: fact.value } : { name: asItem(item).replace(/\.$/u, ''), use: '' };
  });
  const material = readMaterial(draft.context.sources, language).passages;
  const about = [category, ...draft.list('keywords')].join(' ');
  const guide = passagesAbout(material, about, Math.max(80, draft.number('length', 300) * 0.6), language);
  const range = rangeHtml(kinds, draft);
  const guideHtml = guide.length > 0 ? passagesHtml(guide, new LinkPlacer([])) : paragraph(toAdd(language, phrases.guideMissing));
  const missing = keywordsToUse(draft.list('keywords'), [category, range, guideHtml], language);
  const links = draft.list('subcategory_links').map((item) => `<li>${linkOf(item)}</li>`);
  const say = (products: string) => phrases.introduction(category, shop, products);
  const faq = [
    {
      question: phrases.rangeQuestion(short, shorten(shop, 40, language)),
      answer: introduction(kinds, 300, draft, asSentence),
    },
    { question: phrases.deliveryQuestion, answer: toAdd(language, phrases.deliveryMissing) },
    { question: phrases.returnsQuestion, answer: toAdd(language, phrases.returnsMissing) },
  ];
  const [call = ''] = searchPhrases[language].calls.category(draft.isFormal);
  return {
    h1: shorten(category, 70, language),
    intro: introduction(kinds, 400, draft, say),
    sections: [
      { heading: shorten(phrases.range(short), 80, language), html: range },
      { heading: shorten(phrases.guide(short), 80, language), html: missing === '' ? guideHtml : guideHtml + paragraph(missing) },
    ],
    footer_content: links.length > 0 ? `<h2>${escapeHtml(phrases.more(category))}</h2><ul>${links.join('')}</ul>` : '',
    faq: draft.isTrue('faq') ? faq.map((one) => ({ ...one, question: shorten(one.question, 120, language) })) : [],
    meta_title: fitMetaTitle(`${category} | ${shop}`, language),
    meta_description: fitMetaDescription(
      [
        introduction(kinds, 120, draft, say),
        ...kinds.flatMap(({ name, use }) => (use === '' ? [] : [asSentence(`${name}: ${use}`)])),
      ],
      language,
      call,
    ),
  };
}

export default { compose: composeCategoryPage } satisfies Composer<typeof categoryPage>;

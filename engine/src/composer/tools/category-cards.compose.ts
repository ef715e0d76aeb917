// Cards from a category to its neighbours: each about one linked keyword or heading, told from the sources, else to be filled in.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type categoryCards from '@folio/catalogue/seo/category-cards.tool';
import { questionWordsLexicon } from '@folio/locales/lexicon/question-words';
import { pagePhrases } from '@folio/locales/phrases/page';
import { searchPhrases } from '@folio/locales/phrases/search';
import { joinList } from '@folio/locales/writing/formats';
import { insideSentence } from '@folio/locales/writing/inside-sentence';
import { escapeHtml } from '../../document/markup.ts';
import type { ComposerLanguage } from '../../engine-types.ts';
import { withoutMarks } from '../../text/citations.ts';
import { LinkPlacer, passagesHtml } from '../articles/article-html.ts';
import { meaningfulStems, type Passage, readMaterial } from '../articles/passages.ts';
import { passagesAbout } from '../articles/plan-sections.ts';
import { markedSentence } from '../citation-mark.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { lengthOf, shorten } from '../fit-text.ts';
import { fitMetaDescription, fitMetaTitle } from '../search-snippet.ts';
import { capitalised } from '../split-input.ts';
import { keywordsToAdd, toAdd } from '../to-add.ts';

/** Source of the limits: the catalogue's tool. */
const limits = { heading: 60, text: 1200, keyword: 80, button: 25 };

const isQuestion = (heading: string, language: ComposerLanguage) =>
  /\?\s*$/u.test(heading) || questionWordsLexicon[language].test(heading);

interface Subject {
  heading: string;
  /** What the card is about, as it is in a sentence; empty for a heading that no keyword belongs to: its own words fit no sentence of ours. */
  about: string;
  linked: string | undefined;
}

function contains(text: string, keyword: string, draft: DraftOf<typeof categoryCards>): boolean {
  const stems = meaningfulStems(text, draft.language);
  const wanted = [...meaningfulStems(keyword, draft.language)];
  return wanted.length > 0
    ? wanted.every((stem) => stems.has(stem))
    : text.toLocaleLowerCase().includes(keyword.toLocaleLowerCase());
}

/**
 * Headings that were given, each with the linked keyword that it holds, else with the next one that no heading holds; then the other linked keywords; then
 * the category's own keyword.
 */
function subjectsOf(draft: DraftOf<typeof categoryCards>): Subject[] {
  const open = new Set(draft.list('linked_keywords'));
  const claim = (linked: string | undefined) => {
    if (linked !== undefined) open.delete(linked);
    return linked;
  };
  const withOwn = draft
    .list('h2_headings')
    .map((heading) => ({ heading, own: claim([...open].find((keyword) => contains(heading, keyword, draft))) }));
  const given = withOwn.map(({ heading, own: contained }): Subject => {
    const linked = contained ?? claim([...open][0]);
    return { heading, about: linked === undefined ? '' : capitalised(linked), linked };
  });
  const others = [...open].map((linked): Subject => ({ heading: capitalised(linked), about: capitalised(linked), linked }));
  const primary = capitalised(draft.line('primary_kw'));
  // The category itself is no neighbour of its own.
  const isElsewhere = !contains(primary, draft.line('category_name'), draft) || given.length + others.length === 0;
  const isNew = ![...given, ...others].some(({ about }) => contains(about, primary, draft));
  return [...given, ...others, ...(isElsewhere && isNew ? [{ heading: primary, about: primary, linked: undefined }] : [])];
}

/** The sentences that fit together, the marks of their sources not counted. */
function withinText(sentences: readonly string[]): string {
  const fitting: string[] = [];
  for (const sentence of sentences.filter((one) => one !== '')) {
    if (lengthOf(withoutMarks([...fitting, sentence].join(' '))) <= limits.text) fitting.push(sentence);
  }
  return fitting.join(' ');
}

const isIn = (passage: Passage, texts: readonly string[]) =>
  texts.some((text) => text.includes(withoutMarks(markedSentence(passage))));

const firstWords = (text: string) => text.toLocaleLowerCase().split(/\s+/u).slice(0, 3).join(' ');

/** The opening whose turn it is; beside other texts the first that none of them has, else one that is not the replaced text's. */
function nextOpening(
  openings: readonly ((about: string) => string)[],
  index: number,
  about: string,
  beside: readonly string[],
): string {
  const turn = openings.map((_, step) => openings[(index + step) % openings.length]?.(about) ?? '');
  const used = new Set(beside.map(firstWords));
  const replaced = firstWords(beside.at(-1) ?? '');
  return (
    turn.find((opening) => !used.has(firstWords(opening))) ??
    turn.find((opening) => firstWords(opening) !== replaced) ??
    turn[0] ??
    ''
  );
}

/** Composes the cards of a category. */
export function composeCategoryCards(draft: DraftOf<typeof categoryCards>): ResultOf<typeof categoryCards> {
  const { language } = draft;
  const phrases = pagePhrases[language].cards;
  const category = capitalised(draft.line('category_name').replace(/\.$/u, ''));
  const primary = capitalised(draft.line('primary_kw'));
  const shop = draft.line('brand');
  const soft = draft.list('soft_keywords');
  const count = draft.number('cards', 4);
  const subjects = subjectsOf(draft).slice(0, count);
  const beside = draft.context.beside ?? [];
  const all = readMaterial(draft.context.sources, language).passages;
  let material: readonly Passage[] = all.filter((passage) => !isIn(passage, beside));
  const found = subjects.map(({ heading, about }) => {
    const said = (passages: readonly Passage[]) =>
      passagesAbout(passages, about || heading, draft.number('content_length', 60), language);
    const fresh = said(material);
    // Where nothing else is known, what is replaced may be said once more.
    const passages = fresh.length > 0 ? fresh : said(all.filter((passage) => !isIn(passage, beside.slice(0, -1))));
    material = material.filter((passage) => !passages.includes(passage));
    return passages;
  });
  const openings =
    shop === ''
      ? phrases.openingsAlone.map((say) => (about: string) => say(about, category))
      : phrases.openings.map((say) => (about: string) => say(about, category, shop));
  const said = subjects.map(({ heading, about }, index) => {
    const facts = (found[index] ?? []).map(markedSentence);
    // A sentence from a source tells more than any opening of ours.
    const opening = about === '' || isQuestion(about, language) ? '' : nextOpening(openings, index, about, beside);
    return { heading, text: facts.length > 0 ? facts : [opening] };
  });
  const spoken = said.map(({ heading, text }) => withoutMarks(`${heading}. ${text.join(' ')}`)).join(' ');
  const unsaid = soft.filter((keyword) => !contains(spoken, keyword, draft));
  // Each card takes its turn, so that soft keywords are spread.
  const wanted = (index: number) => unsaid.filter((_, turn) => turn % Math.max(1, subjects.length) === index);
  const cards = subjects.map(({ heading, about, linked }, index) => {
    draft.announce(index + 1, subjects.length, heading);
    const isPlain = about === '' || isQuestion(about, language);
    const button = isPlain ? phrases.plainButton : phrases.button(about);
    const missing = isQuestion(heading, language)
      ? phrases.answerMissing(heading)
      : phrases.factsMissing(shorten(about || category, 80, language));
    const notes = [
      (found[index] ?? []).length > 0 ? '' : toAdd(language, missing),
      wanted(index).length > 0 ? keywordsToAdd(language, wanted(index)) : '',
    ];
    return {
      heading: shorten(heading, limits.heading, language),
      text: withinText([...(said[index]?.text ?? []), ...notes]),
      ...(linked === undefined ? {} : { linked_keyword: shorten(linked, limits.keyword, language) }),
      button: lengthOf(button) <= limits.button ? button : phrases.plainButton,
    };
  });
  const empty = Array.from({ length: Math.max(0, count - cards.length) }, () => ({
    heading: shorten(category, limits.heading, language),
    text: toAdd(language, phrases.subjectMissing),
    button: phrases.plainButton,
  }));
  const about = passagesAbout(material, category, 80, language);
  const footer =
    about.length > 0
      ? passagesHtml(about, new LinkPlacer([]))
      : `<p>${escapeHtml(toAdd(language, phrases.footerMissing(category)))}</p>`;
  const named = subjects.map(({ linked, heading }) => linked ?? heading);
  const names = named.filter((name) => !isQuestion(name, language));
  const title = shop === '' || lengthOf(`${primary} | ${shop}`) > 60 ? primary : `${primary} | ${shop}`;
  const [call = ''] = searchPhrases[language].calls.category(draft.isFormal);
  return {
    cards: [...cards, ...empty],
    ...(draft.isTrue('footer_content') ? { footer_content: footer } : {}),
    meta_title_description: {
      meta_title: fitMetaTitle(title, language),
      meta_description: fitMetaDescription([listed(primary, names, draft)], language, call),
    },
    keywords_used: {
      linked: draft.list('linked_keywords').filter((keyword) => contains(spoken, keyword, draft)),
      soft: soft.filter((keyword) => !unsaid.includes(keyword)),
    },
  };
}

/** "Oak garden furniture: benches, tables and sun loungers", with as many as a search result shows. */
function listed(primary: string, names: readonly string[], draft: DraftOf<typeof categoryCards>): string {
  const { language } = draft;
  const others = names.filter((name) => !contains(primary, name, draft)).map((name) => insideSentence(name, language));
  const counts = others.map((_, index) => others.length - index);
  const lines = counts.map((count) =>
    searchPhrases[language].about(
      primary,
      joinList(others.slice(0, count), language, count < others.length ? 'unit' : 'conjunction'),
    ),
  );
  return lines.find((line) => lengthOf(line) <= 120) ?? `${primary}.`;
}

export default { compose: composeCategoryCards } satisfies Composer<typeof categoryCards>;

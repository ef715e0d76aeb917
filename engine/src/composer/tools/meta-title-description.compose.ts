// Search snippets from keyword, topic and page text: every version another angle, all within characters and pixels.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type metaTitleDescription from '@folio/catalogue/seo/meta-title-description.tool';
import { descriptionPixels, titlePixels } from '@folio/contract/score/snippet-width';
import { howToLexicon } from '@folio/locales/lexicon/how-to';
import { type PageType, searchPhrases } from '@folio/locales/phrases/search';
import { insideSentence } from '@folio/locales/writing/inside-sentence';
import type { ComposerLanguage } from '../../engine-types.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { meaningfulStems, type Passage, readMaterial } from '../articles/passages.ts';
import { rankPassages } from '../articles/rank-passages.ts';
import { StemWeights } from '../articles/weights.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { lengthOf } from '../fit-text.ts';
import { fitMetaDescription, fitMetaTitle, isTitleShown } from '../search-snippet.ts';
import { asSentence, capitalised, splitSentences } from '../split-input.ts';

/** True where the text names the keyword, in whatever form of its words. */
function contains(text: string, keyword: string, language: ComposerLanguage): boolean {
  if (text.toLocaleLowerCase().includes(keyword.toLocaleLowerCase())) return true;
  const stems = meaningfulStems(text, language);
  const wanted = [...meaningfulStems(keyword, language)];
  return wanted.length > 0 && wanted.every((stem) => stems.has(stem));
}

/** Title with the brand where both are shown whole; the brand gives way first. */
function withBrand(title: string, draft: DraftOf<typeof metaTitleDescription>): string {
  const brand = draft.line('brand');
  if (brand === '' || contains(title, brand, draft.language)) return fitMetaTitle(title, draft.language);
  const branded = draft.isTrue('brand_at_end') ? `${title} | ${brand}` : `${brand} | ${title}`;
  return isTitleShown(branded) ? branded : fitMetaTitle(title, draft.language);
}

/** Short sentences of the page that say more than the keyword: "Welsh wool blankets: twelve patterns, three sizes". */
function factsFor(draft: DraftOf<typeof metaTitleDescription>, keyword: string, sentences: readonly string[]): string[] {
  const { language } = draft;
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  return sentences
    .filter((sentence) => !contains(sentence, keyword, language) && !/[?!;:]/u.test(sentence))
    .map((sentence) => keyword + colon + insideSentence(sentence.replace(/\.$/u, ''), language))
    .filter(isTitleShown)
    .slice(0, 2);
}

/** Behind "when and how", a noun with its article alone is no end of a phrase; "in the first year" is. */
const articles = /^(?:the|an?|d(?:er|ie|as|en)|il|lo|la|gli|le|i|el|los|las|les?|l['’]|une?|un[ao]?|os?|as?)(?!\p{L})/iu;

/**
 * "Potare gli ulivi: quando e come nel primo anno": the keyword in front of what else the topic says. Empty where the topic begins with the
 * keyword, or where a word before it would be left without its noun.
 */
function keywordFirst(topic: string, keyword: string, language: ComposerLanguage): string {
  const at = topic.toLocaleLowerCase().indexOf(keyword.toLocaleLowerCase());
  const after = topic.slice(at + keyword.length);
  // A keyword that is part of a longer word is none of its own.
  if (at <= 0 || /^\p{L}/u.test(after) || /\p{L}$/u.test(topic.slice(0, at))) return '';
  const small = stopWordsOf(language);
  const isSmall = (word: string) => small.has(word.toLocaleLowerCase());
  const before = topic.slice(0, at).trim().split(/\s+/u);
  const end = after.trim();
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  if (before.every(isSmall)) {
    // "When and how to": the verb is in front. One question word alone asks for it.
    const question = before.at(-1) === 'to' ? before.slice(0, -1) : before;
    if (question.length < 3 || articles.test(end)) return '';
    return keyword + colon + insideSentence([...question, end].join(' ').trim(), language);
  }
  // "Costs and papers for the …": what led to the keyword goes with it.
  const kept = before.slice(0, before.findLastIndex((word) => !isSmall(word)) + 1);
  if (end !== '' || kept.length === before.length) return '';
  return keyword + colon + insideSentence(kept.join(' ').replace(/[,;:–-]+$/u, ''), language);
}

function titlesOf(draft: DraftOf<typeof metaTitleDescription>, keyword: string, sentences: readonly string[]): string[] {
  const { language } = draft;
  const phrases = searchPhrases[language];
  const topic = capitalised(draft.line('page_topic').replace(/\.$/, ''));
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  // A topic with most of the keyword's words would say them twice.
  const stems = meaningfulStems(topic, language);
  const wanted = [...meaningfulStems(keyword, language)];
  const isNamed = wanted.filter((stem) => stems.has(stem)).length * 2 > wanted.length;
  const own =
    topic === ''
      ? []
      : contains(topic, keyword, language) || isNamed
        ? [topic]
        : [keyword + colon + insideSentence(topic, language)];
  const patterns = phrases.titles[draft.line('page_type') as PageType].map((title) => title(keyword));
  // A topic that would have to be cut says less than a whole pattern.
  const [whole, cut] = [own.filter(isTitleShown), own.filter((title) => !isTitleShown(title))];
  const facts = factsFor(draft, keyword, sentences);
  const brief = capitalised(topic.replace(howToLexicon[language], ''));
  const turned = [
    keywordFirst(topic, keyword, language),
    brief === topic || !contains(brief, keyword, language) ? '' : brief,
  ].filter((title) => title !== '' && isTitleShown(title));
  // A topic that shares a word with the keyword says more than a pattern where both together are too long.
  const shared = wanted.some((stem) => stems.has(stem));
  const alone = whole.length === 0 && shared && isTitleShown(topic) ? [topic] : [];
  return [...new Set([...whole, ...turned, ...alone, ...facts, ...patterns, ...cut].map((title) => withBrand(title, draft)))];
}

/** The page's sentences, those with the keyword first, then the most central. */
function sentencesOf(draft: DraftOf<typeof metaTitleDescription>, keyword: string): string[] {
  const { language } = draft;
  const own = draft.text('page_text');
  const texts = own === '' ? draft.context.sources : [{ id: 0, title: '', url: null, text: own }];
  const { passages } = readMaterial(texts, language);
  const usable: Passage[] = passages.filter((passage) => !passage.leansOnPrevious);
  const ranks = rankPassages(usable, new StemWeights(usable));
  const ordered = usable
    .map((passage, index) => ({
      text: passage.text,
      rank: (ranks[index] ?? 0) + (contains(passage.text, keyword, language) ? 2 : 0) + (1 - passage.depth) * 0.5,
    }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ text }) => text);
  if (own === '') return ordered;
  // Short lines ("Twelve patterns, three sizes.") are no passages of a text, and just what a search result has room for.
  const short = splitSentences(own, language).filter((sentence) => lengthOf(sentence) <= 60 && !ordered.includes(sentence));
  return [...ordered, ...short];
}

/** Composes meta titles and descriptions. */
export function composeMetaData(draft: DraftOf<typeof metaTitleDescription>): ResultOf<typeof metaTitleDescription> {
  const { language } = draft;
  const phrases = searchPhrases[language];
  const keyword = capitalised(draft.line('primary_kw'));
  const sentences = sentencesOf(draft, keyword);
  const titles = titlesOf(draft, keyword, sentences);
  const calls = phrases.calls[draft.line('page_type') as PageType](draft.isFormal);
  const topic = draft.line('page_topic').replace(/\.$/, '');
  const about =
    topic === ''
      ? ''
      : contains(topic, keyword, language)
        ? asSentence(topic)
        : phrases.about(keyword, insideSentence(topic, language));
  const versions = Math.min(draft.number('versions', 3), titles.length);
  return {
    meta_title_description: titles.slice(0, versions).map((meta_title, turn) => {
      // Each version opens with another sentence; the keyword always comes along.
      const opener = sentences.length > 0 ? (sentences[turn % sentences.length] ?? '') : '';
      const named = contains(opener, keyword, language) ? [opener] : [about === '' ? `${keyword}.` : about, opener];
      const more = sentences.filter((sentence) => sentence !== opener);
      const meta_description = fitMetaDescription([...named, ...more], language, calls[turn % calls.length] ?? '');
      return {
        meta_title,
        meta_description,
        title_pixels: titlePixels(meta_title),
        description_pixels: descriptionPixels(meta_description),
      };
    }),
  };
}

export default { compose: composeMetaData } satisfies Composer<typeof metaTitleDescription>;

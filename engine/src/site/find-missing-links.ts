// Links that pages of a website do not have: another page's keyword, heading or title stands in the text, and nothing links there.
import { chooseLinks } from '../links/choose-links.ts';
import { anchorOf, linkableRuns } from '../links/match-phrases.ts';
import { maxPhraseWords, type PhraseKind, phrasesOfPage, tellingStems } from '../links/page-phrases.ts';
import { readLinkText } from '../links/read-link-text.ts';
import { confidenceOf, sharedNearness } from '../links/score-link.ts';
import { stopWordsOf } from '../text/stop-words.ts';

export interface LinkedPage {
  id: number;
  url: string;
  title: string | null;
  h1: string | null;
  keyword: string | null;
  language: string;
  html: string;
  isHome: boolean;
  isIndexable: boolean;
  /** Pages of the list that link here, in all and from their content. */
  linksIn: number;
  linksInContent: number;
}

export interface MissingLink {
  from: number;
  to: number;
  anchor: string;
  sentence: string;
  confidence: number;
}

const max = { runs: 20_000, links: 20, perTarget: 3, perPage: 3, linksOfPage: 5 } as const;
const fitOf: Record<PhraseKind, number> = { primary_kw: 0.95, h1: 0.85, title: 0.85 };
/** Words that stand in many places of any website. */
const isTelling = (stems: string, words: number) => words > 1 || stems.length >= 5;

/** Phrases that lead to one page each; one that several pages share leads nowhere. */
function targetsOf(pages: readonly LinkedPage[]): Map<string, { page: LinkedPage; kind: PhraseKind } | null> {
  const found = new Map<string, { page: LinkedPage; kind: PhraseKind } | null>();
  for (const page of pages) {
    if (page.isHome || !page.isIndexable) continue;
    for (const { kind, stems } of phrasesOfPage({ title: page.title, h1: page.h1, primary_kw: page.keyword }, page.language)) {
      const known = found.get(stems);
      found.set(stems, known === undefined || known?.page.id === page.id ? (known ?? { page, kind }) : null);
    }
  }
  return found;
}

function linksOf(page: LinkedPage, targets: ReturnType<typeof targetsOf>): MissingLink[] {
  const { language } = page;
  const text = readLinkText(page.html, language);
  const stopWords = stopWordsOf(language);
  const candidates = [...linkableRuns(text, maxPhraseWords, max.runs)].flatMap(([stems, range]) => {
    const target = targets.get(stems);
    const words = range.last - range.first + 1;
    const ends = [text.words[range.first]?.word ?? '', text.words[range.last]?.word ?? ''];
    if (!target || target.page.language.slice(0, 2) !== language.slice(0, 2) || !isTelling(stems, words)) return [];
    if (ends.some((word) => stopWords.has(word))) return [];
    const anchor = anchorOf(text, range);
    const around = new Set(text.words.slice(Math.max(0, range.first - 30), range.last + 31).map(({ stem }) => stem));
    const about = `${target.page.title ?? ''} ${target.page.h1 ?? ''} ${target.page.keyword ?? ''}`;
    const confidence = confidenceOf({
      fit: fitOf[target.kind] + (words > 1 ? 0.05 : -0.3),
      nearness: sharedNearness(around, new Set(tellingStems(about, language)), new Set(stems.split(' '))),
      linksIn: target.page.linksIn,
      linksInContent: target.page.linksInContent,
      position: range.first / Math.max(1, text.words.length),
    });
    return [{ ...range, anchor: anchor.toLowerCase(), written: anchor, url: target.page.url, target: target.page, confidence }];
  });
  const ordered = candidates.toSorted((one, other) => other.confidence - one.confidence || one.first - other.first);
  return chooseLinks(text, ordered, { ownUrl: page.url, maxLinks: max.linksOfPage + text.links.length })
    .filter(({ refusal }) => refusal === null)
    .slice(0, max.perPage)
    .map(({ candidate: { written, target, first, confidence } }) => ({
      from: page.id,
      to: target.id,
      anchor: written,
      sentence: text.sentences[text.words[first]?.sentence ?? 0]?.text.slice(0, 400) ?? '',
      confidence,
    }));
}

/** The links that are worth most, at most 20. */
export function findMissingLinks(pages: readonly LinkedPage[]): MissingLink[] {
  const targets = targetsOf(pages);
  const byTarget = new Map<number, number>();
  return pages
    .flatMap((page) => linksOf(page, targets))
    .toSorted((one, other) => other.confidence - one.confidence || one.from - other.from)
    .filter(({ to }) => {
      const count = byTarget.get(to) ?? 0;
      byTarget.set(to, count + 1);
      return count < max.perTarget;
    })
    .slice(0, max.links);
}

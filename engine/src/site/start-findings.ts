// Combined findings of a website's pages: the voice of its texts, its links between pages, and missing links. Runs in a worker.
import { type VoiceLanguage, type VoiceProfile, voiceLanguages } from '@folio/contract/brand-voices';
import { isOnHost, sectionOf } from '@folio/contract/page-address';
import { textOfHtml } from '../document/plain-text.ts';
import { sameAddress } from '../links/same-address.ts';
import { analyseVoice } from '../voice/analyse-voice.ts';
import { findMissingLinks, type MissingLink } from './find-missing-links.ts';
import { run as layOutMap } from './lay-out-map.ts';
import type { SiteLink } from './walk-links.ts';

export interface FoundPage {
  id: number;
  url: string;
  title: string | null;
  h1: string | null;
  keyword: string | null;
  language: string | null;
  html: string;
  words: number;
  isIndexable: boolean;
  links: SiteLink[];
}

export interface StartFindings {
  voice: { profile: VoiceProfile; language: VoiceLanguage; words: number } | null;
  /** Reason for the missing voice. */
  voiceProblem: 'too_few_words' | 'language' | null;
  missing: MissingLink[];
  /** Different links between pages of the website, and those of them that lead to a page that is gone. */
  links: { internal: number; broken: number };
  /** Ids of pages that no other page links to. */
  orphans: number[];
  map: { nodes: { id: number; x: number; y: number; section: string }[]; edges: [from: number, to: number][] };
}

const maxVoiceText = 150_000;
/** A line that stands on so many pages belongs to the frame of the website, not to its texts. */
const repeatedOn = 3;

const isProse = (line: string) => /\p{Ll}.*[.!?…]["'»”)]*\s*$/u.test(line) && (line.match(/\s+/g)?.length ?? 0) >= 5;

/** Returns the voice of the texts in the most common language, without text repeated on every page. */
function voiceOf(pages: readonly FoundPage[]): Pick<StartFindings, 'voice' | 'voiceProblem'> {
  const words = new Map<string, number>();
  for (const page of pages) {
    const base = page.language?.slice(0, 2).toLowerCase() ?? '';
    words.set(base, (words.get(base) ?? 0) + page.words);
  }
  const best = [...words]
    .toSorted(([, one], [, other]) => other - one)
    .find(([base]) => voiceLanguages.some((one) => one === base));
  const language = voiceLanguages.find((one) => one === best?.[0]);
  if (!language) return { voice: null, voiceProblem: pages.some((page) => page.words > 0) ? 'language' : 'too_few_words' };
  // A paragraph is one line, however its markup is broken.
  const own = pages
    .filter((page) => page.language?.slice(0, 2).toLowerCase() === language)
    .map((page) => ({ words: page.words, lines: textOfHtml(page.html.replace(/\s+/g, ' ')).split('\n') }));
  const pagesOfLine = new Map<string, number>();
  for (const { lines } of own) for (const line of new Set(lines)) pagesOfLine.set(line, (pagesOfLine.get(line) ?? 0) + 1);
  const linesThat = (fits: (line: string) => boolean) =>
    own
      .map(({ lines }) => lines.filter((line) => (pagesOfLine.get(line) ?? 0) < repeatedOn && fits(line)).join('\n'))
      .join('\n\n')
      .replaceAll('¶', '')
      .slice(0, maxVoiceText);
  // Lists, headings and tables say little of how sentences are made.
  const profile =
    analyseVoice(linesThat(isProse), language) ??
    analyseVoice(
      linesThat(() => true),
      language,
    );
  if (!profile) return { voice: null, voiceProblem: 'too_few_words' };
  return { voice: { profile, language, words: own.reduce((sum, page) => sum + page.words, 0) }, voiceProblem: null };
}

/** Everything that is found once all pages are read. */
export async function run({
  pages,
  homeId,
  goneUrls,
}: {
  pages: FoundPage[];
  homeId: number | null;
  goneUrls: string[];
}): Promise<StartFindings> {
  const byUrl = new Map(pages.map((page) => [sameAddress(page.url), page]));
  const gone = new Set(goneUrls.map(sameAddress));
  const linksIn = new Map<number, Set<number>>();
  const linksInContent = new Map<number, Set<number>>();
  const edges = new Map<string, { from: number; to: number; weight: number }>();
  let internal = 0;
  let broken = 0;
  for (const page of pages) {
    const seen = new Set<string>();
    for (const { url, area } of page.links) {
      const key = sameAddress(url);
      if (!isOnHost(url, page.url) || key === sameAddress(page.url)) continue;
      const target = byUrl.get(key);
      if (target) {
        linksIn.set(target.id, (linksIn.get(target.id) ?? new Set()).add(page.id));
        if (area === 'content') linksInContent.set(target.id, (linksInContent.get(target.id) ?? new Set()).add(page.id));
        const name = [page.id, target.id].toSorted((one, other) => one - other).join(' ');
        const weight = area === 'content' ? 3 : 1;
        edges.set(name, { from: page.id, to: target.id, weight: Math.max(edges.get(name)?.weight ?? 0, weight) });
      }
      if (seen.has(key)) continue;
      seen.add(key);
      internal += 1;
      if (gone.has(key)) broken += 1;
    }
  }
  const orphans = pages.filter(({ id }) => id !== homeId && !linksIn.has(id)).map(({ id }) => id);
  const at = new Map(pages.map(({ id }, index) => [id, index]));
  const positions = await layOutMap({
    nodes: pages.map(({ id, url }) => ({ key: String(id), group: sectionOf(url), isApart: orphans.includes(id) })),
    edges: [...edges.values()].map(({ from, to, weight }) => [at.get(from) ?? 0, at.get(to) ?? 0, weight]),
  });
  // A menu links every page to every page: the map shows links of texts, and those of menus where a page has no other.
  const drawn = [...edges.values()].filter(
    ({ from, to, weight }) =>
      weight > 1 || from === homeId || to === homeId || !linksInContent.has(from) || !linksInContent.has(to),
  );
  return {
    ...voiceOf(pages),
    missing: findMissingLinks(
      pages.map((page) => ({
        ...page,
        language: page.language ?? 'en',
        isHome: page.id === homeId,
        linksIn: linksIn.get(page.id)?.size ?? 0,
        linksInContent: linksInContent.get(page.id)?.size ?? 0,
      })),
    ),
    links: { internal, broken },
    orphans,
    map: {
      nodes: pages.map(({ id, url }, index) => ({
        id,
        x: positions[index]?.[0] ?? 0,
        y: positions[index]?.[1] ?? 0,
        section: sectionOf(url),
      })),
      edges: drawn.slice(0, 200).map(({ from, to }) => [from, to]),
    },
  };
}

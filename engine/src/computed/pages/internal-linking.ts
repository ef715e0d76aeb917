// Internal links for a text: never into headings, links or quotations, one for each target, about one for a hundred words, the earlier
// and better fitting passage first.
import type { InputOf, ResultOf } from '@folio/catalogue/define-tool';
import type internalLinkingTool from '@folio/catalogue/seo/internal-linking.tool';
import { escapeHtml } from '@folio/contract/escape';
import { countWords } from '@folio/contract/tool-price';
import type { EngineContext } from '../../core/engine-types.ts';
import { textOfHtml } from '../../document/plain-text.ts';
import { sanitiseHtml } from '../../document/sanitise-html.ts';
import { anchorOf, PhraseFinder, stemsOf } from '../../links/match-phrases.ts';
import { type LinkText, readLinkText } from '../../links/read-link-text.ts';
import { setLinks } from '../../links/set-links.ts';
import { wordsOf } from '../../text/tokens.ts';

type Input = Partial<InputOf<typeof internalLinkingTool>>;
type Result = ResultOf<typeof internalLinkingTool>;

/** Most target pages read. */
const maxTargets = 200;
const wordsPerLink = 100;

interface Target {
  url: string;
  keywords: string[];
}

interface LinkPosition {
  target: Target;
  keyword: string;
  first: number;
  last: number;
  score: number;
}

/** "keyword, keyword | URL", one for each line; lines without an absolute address are left out. */
export function readTargets(text: string, language: string): Target[] {
  return text
    .split('\n')
    .flatMap((line): Target[] => {
      const [, names = '', url = ''] = /^(.*)[|\t]\s*(https?:\/\/\S+)\s*$/.exec(line.trim()) ?? [];
      const keywords = names.split(',').filter((name) => stemsOf(name, language).length > 0);
      return keywords.length > 0 && URL.canParse(url) ? [{ url, keywords }] : [];
    })
    .slice(0, maxTargets);
}

/** Weighs a link's place: an exact phrase of several words, the rest of the sentence about the target, an early passage. */
function scoreOf({ words }: LinkText, { first, last }: { first: number; last: number }, about: ReadonlySet<string>): number {
  const inside = new Set(words.slice(first, last + 1).map(({ stem }) => stem));
  const around = [...words.slice(Math.max(0, first - 12), first), ...words.slice(last + 1, last + 13)];
  const fitting = new Set(around.map(({ stem }) => stem).filter((stem) => about.has(stem) && !inside.has(stem))).size;
  const early = 1 - first / Math.max(1, words.length);
  return Math.round(40 + Math.min(3, last - first) * 8 + Math.min(2, fitting) * 10 + early * 16);
}

/** Every place where a target could be linked; with `firstOnly` the first of each keyword. */
function positionsFor(text: LinkText, targets: readonly Target[], language: string, firstOnly: boolean): LinkPosition[] {
  const phrases = targets.flatMap((target) =>
    target.keywords.map((keyword) => ({ id: { target, keyword }, keyword, match: 'phrase_plural' as const })),
  );
  const about = new Map(
    targets.map((target) => [
      target,
      new Set([
        ...target.keywords.flatMap((keyword) => stemsOf(keyword, language)),
        ...wordsOf(new URL(target.url).pathname, 'en'),
      ]),
    ]),
  );
  const seen = new Set<object>();
  return new PhraseFinder(phrases, language).find(text).flatMap(({ id, first, last }) => {
    const refusals = text.words.slice(first, last + 1).map(({ refusal }) => refusal);
    // The tool also links short texts, which can consist of a first sentence only.
    if (refusals.some((refusal) => refusal !== null && refusal !== 'first_sentence')) return [];
    if (firstOnly && seen.has(id)) return [];
    seen.add(id);
    return [{ ...id, first, last, score: scoreOf(text, { first, last }, about.get(id.target) ?? new Set()) }];
  });
}

function choose(positions: readonly LinkPosition[], most: number): LinkPosition[] {
  const chosen: LinkPosition[] = [];
  for (const position of positions.toSorted((a, b) => b.score - a.score || a.first - b.first)) {
    if (chosen.length >= most) break;
    const isTaken = chosen.some(
      (one) => one.target.url === position.target.url || (position.first <= one.last && one.first <= position.last),
    );
    if (!isTaken) chosen.push(position);
  }
  return chosen.toSorted((a, b) => a.first - b.first);
}

const paragraphsOf = (text: string) =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${part.trim().split('\n').map(escapeHtml).join('<br>')}</p>`)
    .join('\n');

/** Returns the text with its links (unchanged if they are only proposed), the links, and the pages without a place. */
export function internalLinking(input: Input, { language }: Pick<EngineContext, 'language'>): Result {
  const text = typeof input['text'] === 'string' ? input['text'] : '';
  const html = /<(?:p|h[1-6]|ul|ol|div|a|strong|article|section|table)[\s>]/i.test(text)
    ? sanitiseHtml(text)
    : paragraphsOf(text);
  const targets = readTargets(typeof input['target_pages'] === 'string' ? input['target_pages'] : '', language);
  const linked = new Set(
    [...html.matchAll(/<a\s[^>]{0,2000}?href="([^"]*)"/gi)].map(([, url = '']) => url.replaceAll('&amp;', '&')),
  );
  const linkText = readLinkText(html, language);
  const most = Math.min(input['max_links'] ?? 5, Math.max(1, Math.round(countWords(textOfHtml(html)) / wordsPerLink)));
  const open = targets.filter(({ url }) => !linked.has(url));
  const chosen = choose(positionsFor(linkText, open, language, input['first_only'] !== false), most);
  const links = chosen.map((position) => {
    const word = linkText.words[position.first];
    const sentence = linkText.sentences[word?.sentence ?? 0]?.text ?? '';
    return {
      anchor: anchorOf(linkText, position),
      url: position.target.url,
      context: contextOf(sentence, word?.at ?? 0),
      score: position.score,
    };
  });
  const isInserted = input['link_mode'] !== 'selection';
  const set = chosen.map(({ target, first, last }) => ({
    start: linkText.words[first]?.start ?? 0,
    end: linkText.words[last]?.end ?? 0,
    url: target.url,
    rel: 'none' as const,
  }));
  const used = new Set(chosen.map(({ target }) => target.url));
  return {
    html: isInserted ? setLinks(html, set) : html,
    links,
    unused_pages: [...new Set(targets.map(({ url }) => url))].filter((url) => !used.has(url)),
  };
}

/** Up to 200 characters around a place. */
const contextOf = (text: string, at: number) =>
  text
    .slice(Math.max(0, at - 80), at + 110)
    .replace(/\s+/g, ' ')
    .trim();

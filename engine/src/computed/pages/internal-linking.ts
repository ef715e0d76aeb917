// Internal links for a text: never into headings, links or quotations, one for each target, about one for a hundred words, the earlier
// and better fitting passage first.
import type { InputOf, ResultOf } from '@folio/catalogue/define-tool';
import type internalLinkingTool from '@folio/catalogue/seo/internal-linking.tool';
import { countWords } from '@folio/contract/tool-price';
import { escapeHtml } from '../../document/markup.ts';
import { textOfHtml } from '../../document/plain-text.ts';
import { sanitiseHtml } from '../../document/sanitise-html.ts';
import type { EngineContext } from '../../engine-types.ts';
import { stemOf } from '../../text/stems.ts';
import { wordsOf } from '../../text/tokens.ts';
import { linkableWords, type PositionedWord } from './link-positions.ts';

type Input = Partial<InputOf<typeof internalLinkingTool>>;
type Result = ResultOf<typeof internalLinkingTool>;

/** Most target pages read. */
const maxTargets = 200;
const wordsPerLink = 100;

interface Target {
  url: string;
  /** Stems of each keyword. */
  keywords: string[][];
}

interface LinkPosition {
  target: Target;
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
      const keywords = names
        .split(',')
        .map((name) => wordsOf(name, language).map((word) => stemOf(word, language)))
        .filter((stems) => stems.length > 0);
      return keywords.length > 0 && URL.canParse(url) ? [{ url, keywords }] : [];
    })
    .slice(0, maxTargets);
}

/** Shares of what speaks for a place: an exact phrase of several words, the rest of the sentence about the target, an early passage. */
function scoreOf(words: readonly PositionedWord[], first: number, keyword: readonly string[], target: Target): number {
  const about = new Set(target.keywords.flat().concat(wordsOf(new URL(target.url).pathname, 'en')));
  const around = words.slice(Math.max(0, first - 12), first + keyword.length + 12).filter((_, index) => index !== 12);
  const fitting = new Set(around.map(({ stem }) => stem).filter((stem) => about.has(stem) && !keyword.includes(stem))).size;
  const early = 1 - first / Math.max(1, words.length);
  return Math.round(40 + Math.min(3, keyword.length - 1) * 8 + Math.min(2, fitting) * 10 + early * 16);
}

/** Every place where a target could be linked; with `firstOnly` the first of each keyword. */
function positionsFor(words: readonly PositionedWord[], target: Target, firstOnly: boolean): LinkPosition[] {
  return target.keywords.flatMap((keyword) => {
    const found: LinkPosition[] = [];
    for (let first = 0; first + keyword.length <= words.length; first++) {
      const block = words[first]?.block;
      const isHere = keyword.every((stem, index) => words[first + index]?.stem === stem && words[first + index]?.block === block);
      if (!isHere) continue;
      found.push({ target, first, last: first + keyword.length - 1, score: scoreOf(words, first, keyword, target) });
      if (firstOnly) break;
    }
    return found;
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

/** The text with its links (or without, where they are only proposed), what was linked and which pages found no place. */
export function internalLinking(input: Input, { language }: Pick<EngineContext, 'language'>): Result {
  const text = typeof input['text'] === 'string' ? input['text'] : '';
  const html = /<(?:p|h[1-6]|ul|ol|div|a|strong|article|section|table)[\s>]/i.test(text)
    ? sanitiseHtml(text)
    : paragraphsOf(text);
  const targets = readTargets(typeof input['target_pages'] === 'string' ? input['target_pages'] : '', language);
  const linked = new Set(
    [...html.matchAll(/<a\s[^>]{0,2000}?href="([^"]*)"/gi)].map(([, url = '']) => url.replaceAll('&amp;', '&')),
  );
  const words = linkableWords(html, language);
  const most = Math.min(input['max_links'] ?? 5, Math.max(1, Math.round(countWords(textOfHtml(html)) / wordsPerLink)));
  const open = targets.filter(({ url }) => !linked.has(url));
  const chosen = choose(
    open.flatMap((target) => positionsFor(words, target, input['first_only'] !== false)),
    most,
  );
  const isInserted = input['link_mode'] !== 'selection';
  let linkedHtml = html;
  const links = chosen.map(({ target, first, last, score }) => {
    const [start, end] = [words[first]?.start ?? 0, words[last]?.end ?? 0];
    const around = textOfHtml(
      `${html
        .slice(0, start)
        .slice(-400)
        .replace(/^[^<]*>/, '')}${html.slice(start, end + 200)}`,
    );
    const anchor = textOfHtml(html.slice(start, end));
    const at = around.indexOf(anchor, Math.max(0, around.length - 700));
    return { anchor, url: target.url, context: contextOf(around, at === -1 ? 0 : at), score };
  });
  if (isInserted) {
    for (const { target, first, last } of chosen.toReversed()) {
      const [start, end] = [words[first]?.start ?? 0, words[last]?.end ?? 0];
      linkedHtml = `${linkedHtml.slice(0, start)}<a href="${escapeHtml(target.url)}">${linkedHtml.slice(start, end)}</a>${linkedHtml.slice(end)}`;
    }
  }
  const used = new Set(chosen.map(({ target }) => target.url));
  return {
    html: linkedHtml,
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

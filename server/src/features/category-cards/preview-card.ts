// Preview of the cards of a category: each with its link and button, as HTML and as data, and the checks before they are published.

import type { CardCheck, CardPreview } from '@folio/contract/card-preview';
import { cardLengthTolerance } from '@folio/contract/card-words';
import { escapeHtml } from '@folio/contract/escape';
import { descriptionPixelLimit, titlePixelLimit } from '@folio/contract/score/snippet-limits';
import { descriptionPixels, titlePixels } from '@folio/contract/score/snippet-width';
import { countWords } from '@folio/contract/tool-price';
import { sanitiseHtml } from '@folio/engine/document/sanitise-html';
import { PhraseFinder } from '@folio/engine/links/match-phrases';
import { readLinkText } from '@folio/engine/links/read-link-text';
import { withoutMarks } from '@folio/engine/text/citations';
import { generalPhrases } from '@folio/locales/phrases';
import type { Actor } from '../../kernel/actor.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { findCurrentVersion, getVisibleDetail } from '../documents/index.ts';
import { listPagesByIds } from '../pages/index.ts';
import { getVisibleCard } from './category-cards.policy.ts';
import type { ShownCard } from './category-cards.queries.ts';

type Shown = CardPreview['cards'][number];

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const recordsIn = (value: unknown) =>
  (Array.isArray(value) ? value : []).filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null);

interface Target {
  url: string;
  answers: boolean;
}

/** Target of each linked keyword, in lower case; if its page does not respond, `answers` is false. */
async function targetsOf(kernel: Kernel, card: ShownCard): Promise<Map<string, Target>> {
  const pages = await listPagesByIds(
    kernel.database,
    card.linked_keywords.flatMap((one) => one.page_url_id ?? []),
  );
  const byId = new Map(pages.map((page) => [page.id, page]));
  return new Map(
    card.linked_keywords.flatMap(({ keyword, page_url_id: id, url }): [string, Target][] => {
      const page = id === null ? undefined : byId.get(id);
      const address = page?.url ?? url;
      if (!address) return [];
      return [[keyword.toLowerCase(), { url: address, answers: page ? page.http_state === 200 : id === null }]];
    }),
  );
}

/** Occurrences of each keyword in a text, in any of its forms. */
export function countPhrases(texts: readonly string[], keywords: readonly string[], language: string): number[] {
  const finder = new PhraseFinder(
    keywords.map((keyword, id) => ({ id, keyword, match: 'phrase_plural' as const })),
    language,
  );
  const counts = keywords.map(() => 0);
  const html = texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  for (const { id } of finder.find(readLinkText(html, language))) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

/** The text without its requests for additions at the end. */
const writtenPart = (text: string, language: string): string => {
  const phrases = Object.hasOwn(generalPhrases, language)
    ? generalPhrases[language as keyof typeof generalPhrases]
    : generalPhrases.en;
  return text.split(phrases.toAdd)[0]?.trim() ?? '';
};

const openingOf = (text: string) => text.toLowerCase().split(/\s+/u).slice(0, 3).join(' ');
const isNear = (words: number, wanted: number) => Math.abs(words - wanted) <= wanted * cardLengthTolerance;

function checksOf(
  card: ShownCard,
  cards: readonly Shown[],
  targets: Map<string, Target>,
  snippet: CardPreview['snippet'],
): CardCheck[] {
  const texts = cards.flatMap(({ heading, text }) => [heading, writtenPart(text, card.language)]);
  const linked = card.linked_keywords.map(({ keyword }) => keyword);
  const used = countPhrases(texts, linked, card.language).filter((count) => count > 0).length;
  const soft = countPhrases(texts, card.soft_keywords, card.language).filter((count) => count > 0).length;
  const answering = linked.filter((keyword) => targets.get(keyword.toLowerCase())?.answers).length;
  const headings = new Set(cards.map(({ heading }) => heading.toLowerCase()));
  const given = card.h2_headings.slice(0, cards.length);
  const kept = given.filter((heading) => headings.has(heading.toLowerCase())).length;
  const lengths = cards.filter(({ words }) => isNear(words, card.content_length)).length;
  const openings = new Set(cards.map(({ text }) => openingOf(text))).size;
  const check = (kind: CardCheck['kind'], value: number, of: number): CardCheck => ({ kind, value, of, is_passed: value === of });
  const width = (kind: CardCheck['kind'], value: number, of: number): CardCheck => ({ kind, value, of, is_passed: value <= of });
  return [
    ...(linked.length > 0 ? [check('linked', used, linked.length), check('targets', answering, linked.length)] : []),
    ...(card.soft_keywords.length > 0 ? [check('soft', soft, card.soft_keywords.length)] : []),
    ...(given.length > 0 ? [check('headings', kept, given.length)] : []),
    check('length', lengths, cards.length),
    check('openings', openings, cards.length),
    width('title', Math.round(titlePixels(snippet.title)), titlePixelLimit),
    width('description', Math.round(descriptionPixels(snippet.description)), descriptionPixelLimit),
  ];
}

/** True for text with a human author. A card that is rewritten alone keeps it beside the new text. */
const hasPersonsWords = (html: string) => /data-origin="(?!engine)/u.test(html);

const anchor = (url: string | null, text: string) => (url === null ? text : `<a href="${escapeHtml(url)}">${text}</a>`);

/** The first occurrence of the keyword becomes the link. */
function linkedText({ text, linked_keyword: keyword, url }: Shown): string {
  const escaped = escapeHtml(text);
  const at = keyword === null || url === null ? -1 : escaped.toLowerCase().indexOf(escapeHtml(keyword).toLowerCase());
  if (at === -1 || keyword === null) return escaped;
  const end = at + escapeHtml(keyword).length;
  return `${escaped.slice(0, at)}${anchor(url, escaped.slice(at, end))}${escaped.slice(end)}`;
}

const htmlOf = (cards: readonly Shown[], footer: string): string =>
  [
    ...cards.map((card) =>
      [
        '<section>',
        `  <h2>${escapeHtml(card.heading)}</h2>`,
        `  <p>${linkedText(card)}</p>`,
        `  <p>${anchor(card.url, escapeHtml(card.button))}</p>`,
        '</section>',
      ].join('\n'),
    ),
    ...(footer === '' ? [] : [`<footer>\n  ${footer}\n</footer>`]),
  ].join('\n');

/** The cards as they were written last; without a text there are none. Throws 404 for a card or document out of reach. */
export async function previewCard(kernel: Kernel, actor: Actor, id: number): Promise<CardPreview> {
  const card = await getVisibleCard(kernel, actor, id);
  const detail = card.order_detail_id === null ? null : await getVisibleDetail(kernel, actor, card.order_detail_id);
  const version = detail && (await findCurrentVersion(kernel.database, detail.id));
  const targets = await targetsOf(kernel, card);
  const content = detail?.content ?? {};
  const cards = recordsIn(content['cards']).map((one): Shown => {
    const keyword = textOf(one['linked_keyword']) || null;
    const text = withoutMarks(textOf(one['text']));
    return {
      heading: textOf(one['heading']),
      text,
      linked_keyword: keyword,
      url: (keyword === null ? undefined : targets.get(keyword.toLowerCase()))?.url ?? null,
      button: textOf(one['button']),
      words: countWords(writtenPart(text, card.language)),
    };
  });
  const snippet = recordsIn([content['meta_title_description']])[0] ?? {};
  const shown = { title: textOf(snippet['meta_title']), description: textOf(snippet['meta_description']) };
  const footer = sanitiseHtml(withoutMarks(textOf(content['footer_content'])));
  return {
    cards,
    footer,
    snippet: shown,
    html: cards.length === 0 ? '' : htmlOf(cards, footer),
    version: version ? { number: detail?.version_count ?? 1, created_at: version.created_at.toISOString() } : null,
    is_edited: cards.length > 0 && version != null && (version.origin !== 'engine' || hasPersonsWords(version.html)),
    checks: cards.length === 0 ? [] : checksOf(card, cards, targets, shown),
  };
}

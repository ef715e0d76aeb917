// Preview of keyword rules in a text, and keyword occurrences while a rule is typed.
import type { AnchorLink } from '@folio/contract/link-builder';
import type { LinkMatch } from '@folio/contract/link-words';
import { sanitiseHtml } from '@folio/engine/document/sanitise-html';
import { type Choice, chooseLinks, type LinkCandidate } from '@folio/engine/links/choose-links';
import { anchorOf, PhraseFinder } from '@folio/engine/links/match-phrases';
import { type LinkText, readLinkText } from '@folio/engine/links/read-link-text';
import type { Db } from '../../../kernel/db/database.ts';
import type { WebsiteRow } from '../../websites/index.ts';
import { isClosed, listPagesWith, maxLinksOf } from '../core/page-reads.queries.ts';
import { findSubject, listDocumentsWith } from '../core/text-subjects.queries.ts';
import type { LinkRuleRow } from './link-rules.queries.ts';

const rank = { high: 0, normal: 1, low: 2 };

/** A possible link by a rule. */
export interface RuleCandidate extends LinkCandidate {
  source: LinkRuleRow;
}

/** True where a rule leads to a page that should not be linked. */
const isTargetClosed = (rule: LinkRuleRow) =>
  rule.page_state !== null &&
  isClosed({ state: rule.page_state, http_state: rule.page_http_state, indexable: rule.page_indexable ?? 'yes' });

/** Rules ready for texts of one language. */
export const ruleFinder = (rules: readonly LinkRuleRow[], language: string): PhraseFinder<LinkRuleRow> =>
  new PhraseFinder(
    rules.map((rule) => ({ id: rule, keyword: rule.keyword, match: rule.match })),
    language,
  );

/** Every occurrence of a keyword that has a rule: by priority, then the longest keyword, then in the order of the text. */
export function ruleCandidates(text: LinkText, finder: PhraseFinder<LinkRuleRow>): RuleCandidate[] {
  return finder
    .find(text)
    .map(({ id: rule, first, last }) => ({
      source: rule,
      first,
      last,
      anchor: anchorOf(text, { first, last }).toLowerCase(),
      url: rule.page_url ?? rule.custom_url ?? '',
      isTargetClosed: isTargetClosed(rule),
      rule: { id: rule.id, most: rule.max_per_document },
    }))
    .toSorted(
      (a, b) => rank[a.source.priority] - rank[b.source.priority] || b.last - b.first - (a.last - a.first) || a.first - b.first,
    );
}

/** Characters before the anchor: in plain text those of the text itself, else of the paragraphs without markup. */
function offsetsOf(text: LinkText, isPlain: boolean): (first: number) => number {
  if (isPlain) return (first) => text.words[first]?.start ?? 0;
  let length = 0;
  const starts = text.sentences.map((sentence) => {
    const start = length;
    length += sentence.text.length + 1;
    return start;
  });
  return (first) => {
    const word = text.words[first];
    return word ? (starts[word.sentence] ?? 0) + word.at : 0;
  };
}

export interface RuleText {
  text: string;
  language: string;
  ownUrl: string | null;
  maxLinks: number;
}

/** Links that the rules would set in a text, in its order. */
export function anchorsOf(rules: readonly LinkRuleRow[], { text: given, language, ownUrl, maxLinks }: RuleText): AnchorLink[] {
  const isPlain = !/<[a-z][^<>]*>/i.test(given);
  const text = readLinkText(isPlain ? given : sanitiseHtml(given), language, { isPlain });
  const choices: Choice<RuleCandidate>[] = chooseLinks(text, ruleCandidates(text, ruleFinder(rules, language)), {
    ownUrl,
    maxLinks,
  });
  const offset = offsetsOf(text, isPlain);
  return choices
    .toSorted((a, b) => a.candidate.first - b.candidate.first)
    .map(({ candidate, refusal }) => ({
      keyword: candidate.source.keyword,
      url: candidate.url,
      anchor: anchorOf(text, candidate),
      offset: offset(candidate.first),
      allowed: refusal === null,
      reason: refusal,
    }));
}

/** Pages and documents that are read for one count. */
const countedTexts = 100;

/** Stands for the target of a rule that is being typed. */
const unknownTarget = 'https://target.invalid/';

/** Occurrences of a keyword in live pages and drafts, and the number of possible links by a rule: one target is linked once in a text. */
export async function countOccurrences(db: Db, website: WebsiteRow, call: { keyword: string; match: LinkMatch }) {
  const configuration = website.language;
  const pages = await listPagesWith(db, website.id, [call.keyword], configuration, countedTexts);
  const documents = await listDocumentsWith(db, website, [call.keyword], configuration, countedTexts);
  const counts = { occurrences: 0, pages: 0, drafts: 0, allowed: 0 };
  const maxLinks = await maxLinksOf(db, website.id);
  const subjects = [
    ...pages.map((id) => ({ page_url_id: id, order_detail_id: null })),
    ...documents.map((id) => ({ page_url_id: null, order_detail_id: id })),
  ];
  for (const of of subjects) {
    const subject = await findSubject(db, website, of);
    if (!subject) continue;
    const text = readLinkText(subject.html, subject.language);
    const ranges = new PhraseFinder([{ id: 1, ...call }], subject.language).find(text);
    if (ranges.length === 0) continue;
    counts.occurrences += ranges.length;
    counts[of.page_url_id === null ? 'drafts' : 'pages'] += 1;
    const candidates = ranges.map(({ first, last }) => ({
      first,
      last,
      anchor: anchorOf(text, { first, last }).toLowerCase(),
      url: unknownTarget,
    }));
    const options = { ownUrl: subject.url, baseUrl: subject.url ?? website.url, maxLinks };
    counts.allowed += chooseLinks(text, candidates, options).filter(({ refusal }) => refusal === null).length;
  }
  return counts;
}

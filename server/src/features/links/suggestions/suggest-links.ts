// Possible links of one text: keyword rules first, then titles, H1 and primary keywords of pages, then pages on the same topic.
import type { LinkRefusal, LinkRel, suggestionReasons } from '@folio/contract/link-words';
import { chooseLinks, type LinkCandidate, linksFor } from '@folio/engine/links/choose-links';
import { anchorOf, linkableRuns, type PhraseFinder } from '@folio/engine/links/match-phrases';
import { maxPhraseWords, type PhraseKind, tellingStems } from '@folio/engine/links/page-phrases';
import { type LinkText, readLinkText } from '@folio/engine/links/read-link-text';
import { confidenceOf, sharedNearness } from '@folio/engine/links/score-link';
import { stopWordsOf } from '@folio/engine/text/stop-words';
import type { Db } from '../../../kernel/db/database.ts';
import type { WebsiteRow } from '../../websites/index.ts';
import { isClosed, isLive, listTargets, type TargetPage } from '../core/page-reads.queries.ts';
import { findPagesAbout, findPhrases } from '../core/phrases.queries.ts';
import type { TextSubject } from '../core/text-subjects.queries.ts';
import type { LinkRuleRow } from '../rules/link-rules.queries.ts';
import { ruleCandidates, ruleFinder } from '../rules/rule-occurrences.ts';

/** Website data for a search, read once. */
export interface SearchContext {
  website: WebsiteRow;
  rules: readonly LinkRuleRow[];
  maxLinks: number;
  /** Only links to these pages; all where null. */
  toPages: ReadonlySet<number> | null;
  finders: Map<string, PhraseFinder<LinkRuleRow>>;
  /** Nearness in meaning of passages and targets, where a model is connected. */
  nearness: ((pairs: { passage: string; target: string }[]) => Promise<(number | null)[]>) | null;
}

/** Earlier decisions on a text's links. */
export interface EarlierSuggestion {
  target_url: string;
  sentence: string;
  anchor: string;
  state: 'pending' | 'approved' | 'rejected' | 'applied' | 'reverted';
}

/** A link that may be suggested. */
export interface FoundLink {
  targetId: number | null;
  url: string;
  anchor: string;
  sentence: string;
  anchorAt: number;
  paragraph: number;
  reason: (typeof suggestionReasons)[number];
  detail: string | null;
  confidence: number;
  ruleId: number | null;
  rel: LinkRel;
}

interface Candidate extends LinkCandidate {
  target: TargetPage | null;
  reason: FoundLink['reason'];
  detail: string | null;
  fit: number;
  confidence: number;
  ruleId: number | null;
  rel: LinkRel;
  /** Of a link that is approved already: it takes its place and is not suggested again. */
  isEarlier: boolean;
}

/** Words of a text that are looked at. */
const maxRuns = 30_000;
/** Words that a topic is searched by, and pages that are looked at. */
const topicWords = 6;
const topicPages = 40;
/** Number of candidates for which a model computes the similarity. */
const nearCandidates = 32;

const fitOfKind: Record<PhraseKind, number> = { primary_kw: 0.95, h1: 0.85, title: 0.85 };

function finderOf(context: SearchContext, language: string): PhraseFinder<LinkRuleRow> {
  const known = context.finders.get(language);
  if (known) return known;
  const finder = ruleFinder(context.rules, language);
  context.finders.set(language, finder);
  return finder;
}

/** A page may be linked where it answers, or is planned with its document. */
const isLinkable = (page: TargetPage) => !isClosed(page) && (isLive(page) || page.order_detail_id !== null);

const base = { isEarlier: false, rel: 'none', ruleId: null, confidence: 0 } as const;

async function phraseCandidates(db: Db, { website }: SearchContext, text: LinkText, language: string): Promise<Candidate[]> {
  const stopWords = stopWordsOf(language);
  const runs = linkableRuns(text, maxPhraseWords, maxRuns);
  const wanted = [...runs].filter(([, { first, last }]) => {
    const ends = [text.words[first]?.word ?? '', text.words[last]?.word ?? ''];
    return ends.every((word) => !stopWords.has(word)) && (last > first || (ends[0]?.length ?? 0) > 2);
  });
  const found = await findPhrases(
    db,
    website.id,
    wanted.map(([stems]) => stems),
  );
  const targets = await listTargets(db, website.id, [...new Set(found.map(({ page_url_id: id }) => id))]);
  return found.flatMap(({ page_url_id: id, kind, stems }) => {
    const target = targets.get(id);
    const range = runs.get(stems);
    if (!target || !range || !isLinkable(target)) return [];
    const words = range.last - range.first + 1;
    const fit = fitOfKind[kind] + (words > 1 ? 0.05 : -0.3);
    const anchor = anchorOf(text, range);
    return [{ ...base, ...range, anchor: anchor.toLowerCase(), url: target.url, target, reason: kind, detail: anchor, fit }];
  });
}

/** The words that a text uses most, as they are written. */
function topWords(text: LinkText, language: string): string[] {
  const stopWords = stopWordsOf(language);
  const counts = new Map<string, { word: string; count: number }>();
  for (const { word, stem } of text.words) {
    if (word.length < 4 || stopWords.has(word) || /\d/.test(word)) continue;
    const known = counts.get(stem);
    if (known) known.count += 1;
    else counts.set(stem, { word, count: 1 });
  }
  return [...counts.values()]
    .toSorted((a, b) => b.count - a.count || b.word.length - a.word.length)
    .slice(0, topicWords)
    .map(({ word }) => word);
}

async function topicCandidates(db: Db, context: SearchContext, text: LinkText, language: string): Promise<Candidate[]> {
  const { website } = context;
  const ids = await findPagesAbout(db, website.id, topWords(text, language), language, topicPages);
  const targets = [...(await listTargets(db, website.id, ids)).values()].filter(isLinkable);
  const runs = [...linkableRuns(text, 4, maxRuns)].map(([stems, range]) => ({ range, stems: stems.split(' ') }));
  const stopWords = stopWordsOf(language);
  return targets.flatMap((target): Candidate[] => {
    const own = new Set(tellingStems(`${target.title ?? ''} ${target.h1 ?? ''} ${target.primary_kw ?? ''}`, language));
    let best: { range: { first: number; last: number }; shared: number } | null = null;
    for (const { range, stems } of runs) {
      const shared = new Set(stems.filter((stem) => own.has(stem))).size;
      if (shared < 2 || shared <= (best?.shared ?? 0)) continue;
      const ends = [stems[0] ?? '', stems.at(-1) ?? ''];
      const rest = stems.filter((stem) => !own.has(stem) && !stopWords.has(stem)).length;
      if (rest === 0 && ends.every((stem) => own.has(stem))) best = { range, shared };
    }
    if (!best) return [];
    const anchor = anchorOf(text, best.range);
    const fit = 0.35 + (0.4 * best.shared) / Math.max(3, own.size);
    return [
      { ...base, ...best.range, anchor: anchor.toLowerCase(), url: target.url, target, reason: 'topic', detail: anchor, fit },
    ];
  });
}

/** Confidence of all candidates; nearness by a model where there is one, else by shared words. */
async function withConfidence(
  context: SearchContext,
  text: LinkText,
  language: string,
  candidates: Candidate[],
): Promise<Candidate[]> {
  const passageOf = ({ first }: Candidate) => text.sentences[text.words[first]?.sentence ?? 0]?.text ?? '';
  const aboutOf = ({ target, url }: Candidate) =>
    target ? `${target.title ?? ''} ${target.h1 ?? ''} ${target.primary_kw ?? ''} ${target.meta_description ?? ''}` : url;
  const asked = candidates.filter(({ ruleId }) => ruleId === null).slice(0, nearCandidates);
  const near = await context.nearness?.(asked.map((one) => ({ passage: passageOf(one), target: aboutOf(one) })));
  const byModel = new Map(asked.map((one, index) => [one, near?.[index] ?? null]));
  return candidates.map((candidate) => {
    const { first, last, target, fit } = candidate;
    const around = new Set(text.words.slice(Math.max(0, first - 30), last + 31).map(({ stem }) => stem));
    const anchor = new Set(text.words.slice(first, last + 1).map(({ stem }) => stem));
    const meant = byModel.get(candidate) ?? null;
    const nearness = meant ?? sharedNearness(around, new Set(tellingStems(aboutOf(candidate), language)), anchor);
    return {
      ...candidate,
      // Few shared words, but near in meaning.
      ...(candidate.reason === 'topic' && meant !== null && meant > 0.6 ? { reason: 'near' as const } : {}),
      confidence: confidenceOf({
        fit,
        nearness,
        linksIn: target?.links_in ?? null,
        linksInContent: target?.links_in_content ?? 0,
        position: first / Math.max(1, text.words.length),
      }),
    };
  });
}

const keysOf = (one: { url: string; anchor: string; sentence: string }) => [
  `${one.url} a ${one.anchor.toLowerCase()}`,
  `${one.url} s ${one.sentence}`,
];

/** Why a text gets no link: its length allows none more, it holds no words of a target, or the refusal of most of its candidates. */
export type Silence = 'no_text' | 'full' | 'no_words' | LinkRefusal;

interface Suggested {
  links: FoundLink[];
  /** Null for a text with links, found now or approved before. */
  silence: Silence | null;
}

/** The refusal that most candidates have; `no_words` without candidates. */
function commonRefusal(choices: readonly { refusal: LinkRefusal | null }[]): Silence {
  const counts = Map.groupBy(choices, ({ refusal }) => refusal);
  const [most] = [...counts].toSorted(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? 'no_words';
}

/** The links that a text should get, best first, by all rules; those that are approved count and are not named again. */
export async function suggestLinks(
  db: Db,
  context: SearchContext,
  subject: TextSubject,
  earlier: readonly EarlierSuggestion[],
): Promise<Suggested> {
  const { language } = subject;
  const text = readLinkText(subject.html, language);
  if (text.words.length === 0) return { links: [], silence: 'no_text' };
  if (linksFor(text.words.length, context.maxLinks) <= text.links.length) return { links: [], silence: 'full' };
  const byRule = ruleCandidates(text, finderOf(context, language));
  const pages = await listTargets(db, context.website.id, [...new Set(byRule.flatMap(({ source }) => source.page_url_id ?? []))]);
  const rules = byRule.map(({ source, ...range }): Candidate => {
    const target = source.page_url_id === null ? null : (pages.get(source.page_url_id) ?? null);
    const fit = source.match === 'exact' ? 1 : 0.95;
    const known = { ruleId: source.id, rel: source.rel, reason: 'rule' as const, detail: source.keyword };
    return { ...base, ...range, ...known, target, fit };
  });
  const found = [
    ...(await phraseCandidates(db, context, text, language)),
    ...(await topicCandidates(db, context, text, language)),
  ];
  const judged = await withConfidence(context, text, language, [...rules, ...found]);
  const rejected = new Set(
    earlier
      .filter(({ state }) => state === 'rejected' || state === 'reverted')
      .flatMap((one) => keysOf({ ...one, url: one.target_url })),
  );
  const kept = new Set(
    earlier
      .filter(({ state }) => state === 'approved' || state === 'applied')
      .flatMap((one) => keysOf({ ...one, url: one.target_url })),
  );
  const sentenceOf = ({ first }: Candidate) => text.sentences[text.words[first]?.sentence ?? 0];
  const withState = judged
    .filter(({ target }) => context.toPages === null || (target !== null && context.toPages.has(target.id)))
    .map((one) => {
      const keys = keysOf({ url: one.url, anchor: anchorOf(text, one), sentence: sentenceOf(one)?.text ?? '' });
      return { ...one, isRejected: keys.some((key) => rejected.has(key)), isEarlier: keys.some((key) => kept.has(key)) };
    });
  const rank = ({ isEarlier, ruleId }: Candidate) => (isEarlier ? 0 : ruleId === null ? 2 : 1);
  // The order of rules is their own; the others come by confidence.
  const ordered = withState.toSorted(
    (a, b) => rank(a) - rank(b) || (rank(a) === 2 ? b.confidence - a.confidence || a.first - b.first : 0),
  );
  const options = { ownUrl: subject.url, baseUrl: subject.url ?? context.website.url, maxLinks: context.maxLinks };
  const choices = chooseLinks(text, ordered, options);
  const links = choices.flatMap(({ candidate, refusal }) => {
    const sentence = sentenceOf(candidate);
    if (refusal !== null || candidate.isEarlier || !sentence) return [];
    return [
      {
        targetId: candidate.target?.id ?? null,
        url: candidate.url,
        anchor: anchorOf(text, candidate),
        sentence: sentence.text,
        anchorAt: text.words[candidate.first]?.at ?? 0,
        paragraph: sentence.paragraph,
        reason: candidate.reason,
        detail: candidate.detail,
        confidence: candidate.confidence,
        ruleId: candidate.ruleId,
        rel: candidate.rel,
      },
    ];
  });
  const hasLink = choices.some(({ refusal }) => refusal === null);
  return { links, silence: hasLink ? null : commonRefusal(choices) };
}

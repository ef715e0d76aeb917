// Groups a keyword list into topics, one page each. Computed from the words alone, so that the same list gives the same groups.
import type { InputOf, ResultOf } from '@folio/catalogue/define-tool';
import type keywordClustersTool from '@folio/catalogue/seo/keyword-clusters.tool';
import { baseOf, type InterfaceLanguage, toInterfaceLanguage } from '@folio/contract/languages';
import { byLanguage } from '@folio/locales/by-language';
import { type EngineContext, EngineFailure } from '../../core/engine-types.ts';
import type { OutsideData } from '../../core/outside-data.ts';
import { sayRemark } from '../remark.ts';
import { averageBetween, clusterByAverage } from './cluster.ts';
import { guidesAmong, weighHeadTerms } from './head-terms.ts';
import { intentOf } from './intent.ts';
import { type Keyword, readKeywords } from './read-keywords.ts';
import { similarities } from './similarity.ts';

const remarks = byLanguage(({ remarks }) => remarks.keywordClusters);

type Input = Partial<InputOf<typeof keywordClustersTool>>;
type Result = ResultOf<typeof keywordClustersTool>;

/** Least average likeness of a group by tightness; source: the catalogue's description of the computation. */
export const clusterThresholds: Record<string, number> = { loose: 0.3, medium: 0.45, tight: 0.6 };

/** Source of the limits: the catalogue's tool. */
const maxKeywords = 2000;
const maxClusters = 200;
const maxInCluster = 500;
const maxWarnings = 10;
/** Two groups are named as close from this share of the threshold on. */
const closeShare = 0.7;

const volumeOf = (group: readonly number[], keywords: readonly Keyword[]) =>
  group.reduce((sum, index) => sum + (keywords[index]?.volume ?? 0), 0);

/** The members from the main keyword on: by volume where there is one, else by nearness to the whole group. */
function ranked(group: readonly number[], keywords: readonly Keyword[], matrix: Float32Array): number[] {
  const size = keywords.length;
  const nearness = new Map(group.map((one) => [one, averageBetween(matrix, size, [one], group)]));
  return group.toSorted(
    (a, b) =>
      (keywords[b]?.volume ?? -1) - (keywords[a]?.volume ?? -1) || (nearness.get(b) ?? 0) - (nearness.get(a) ?? 0) || a - b,
  );
}

/** Groups of two and more, and guides, the most searched first, then the largest. */
const inOrder = (groups: readonly number[][], keywords: readonly Keyword[], guides: ReadonlySet<number>) =>
  groups
    .filter((group) => (group.length > 1 || guides.has(group[0] ?? -1)) && group.length <= maxInCluster)
    .toSorted((a, b) => volumeOf(b, keywords) - volumeOf(a, keywords) || b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0))
    .slice(0, maxClusters);

function closePairs(
  groups: readonly number[][],
  keywords: readonly Keyword[],
  matrix: Float32Array,
  threshold: number,
  language: InterfaceLanguage,
): string[] {
  const pairs = groups.flatMap((a, index) =>
    groups.slice(index + 1).map((b) => ({ a, b, nearness: averageBetween(matrix, keywords.length, a, b) })),
  );
  const name = (group: readonly number[]) => keywords[group[0] ?? 0]?.text ?? '';
  return pairs
    .filter((pair) => pair.nearness >= threshold * closeShare)
    .toSorted((first, second) => second.nearness - first.nearness)
    .slice(0, maxWarnings)
    .map(({ a, b }) => sayRemark(remarks[language].remarks.cannibalising, language, { a: name(a), b: name(b) }));
}

/** Returns the keywords with their volumes from the account's data source. Unknown keywords stay without a volume. */
async function withVolumes(keywords: Keyword[], source: OutsideData | null, context: EngineContext): Promise<Keyword[]> {
  if (!source) return keywords;
  context.onProgress({ stage: 'reading' });
  const texts = keywords.map(({ text }) => text);
  const volumes = await source.volumes(texts, baseOf(context.language), context.signal);
  return keywords.map(({ text }) => ({ text, volume: volumes.get(text) ?? null }));
}

/**
 * Returns the clusters with their main keyword, intent and kind of page. A keyword without a cluster stays alone.
 * Throws FILE_EMPTY if a file has no keyword.
 */
export async function keywordClusters(input: Input, context: EngineContext): Promise<Result> {
  const local = toInterfaceLanguage(context.language);
  const all = readKeywords(input, context.sources);
  if (all.length === 0 && context.sources[0]) throw new EngineFailure('FILE_EMPTY', { detail: context.sources[0].title });
  const source = all.some(({ volume }) => volume !== null) ? null : ((await context.outsideData?.()) ?? null);
  const keywords = await withVolumes(all.slice(0, maxKeywords), source, context);
  const threshold = clusterThresholds[String(input['tightness'])] ?? 0.45;
  const matrix = similarities(
    keywords.map((keyword) => keyword.text),
    context.language,
  );
  weighHeadTerms(
    matrix,
    keywords.map((keyword) => keyword.text),
    context.language,
  );
  // A keyword is as near to itself as can be, which counts for its nearness to the group.
  for (let index = 0; index < keywords.length; index++) matrix[index * keywords.length + index] = 1;
  const guides = guidesAmong(
    keywords.map((keyword) => keyword.text),
    context.language,
  );
  const groups = inOrder(clusterByAverage(matrix, keywords.length, threshold), keywords, guides).map((group) =>
    ranked(group, keywords, matrix),
  );
  const grouped = new Set(groups.flat());
  return {
    clusters: groups.map((group) => {
      const texts = group.map((index) => keywords[index]?.text ?? '');
      const intent = intentOf(texts, context.language);
      const hasVolume = group.some((index) => keywords[index]?.volume !== null);
      return {
        name: texts[0] ?? '',
        main_keyword: texts[0] ?? '',
        keywords: texts,
        members: texts.join(', '),
        intent,
        suggested_page: sayRemark(remarks[local].suggestedPages[intent], local),
        ...(hasVolume && { total_volume: volumeOf(group, keywords) }),
      };
    }),
    unclustered: keywords.filter((_, index) => !grouped.has(index)).map((keyword) => keyword.text),
    notes: [
      ...(all.length > maxKeywords
        ? [sayRemark(remarks[local].remarks.too_many, local, { limit: maxKeywords, count: all.length })]
        : []),
      ...closePairs(groups, keywords, matrix, threshold, local),
      sayRemark(remarks[local].remarks.method, local, { threshold }),
      ...(source ? [sayRemark(remarks[local].remarks.connected, local, { source: source.name })] : []),
    ],
  };
}

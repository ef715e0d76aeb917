// Authorship of a document, passage by passage, for display and export.
import type { EngineMark } from '@folio/engine/core/engine-types';
import { DomUtils } from 'htmlparser2';
import { listBlocks, type MarkupElement, parseHtml } from './text-blocks.ts';

export type Origin = 'engine' | 'person' | 'mixed';

export interface ProvenanceFacts {
  /** Engine or model of the document; null if unknown. */
  engine: EngineMark | null;
  sources: { id: number; title: string }[];
  /** Names of people by id. */
  people: ReadonlyMap<number, string>;
  /** Engine or model of rewritten passages, by the rewrite's id. */
  rewrites: ReadonlyMap<number, EngineMark>;
}

export interface ProvenancePassage {
  text: string;
  origin: Origin;
  /** Provider, or the kind of the built-in engine; null for a human author. */
  engine: string | null;
  model: string | null;
  /** Titles of the sources that the passage was taken from. */
  sources: string[];
  person: string | null;
}

export interface Provenance {
  passages: ProvenancePassage[];
  /** Shares in whole percent of all words, which add up to 100 where there are words. */
  totals: Record<Origin, number> & { words: number };
}

function originOf({ attribs }: MarkupElement, facts: ProvenanceFacts): Origin {
  const { 'data-origin': origin } = attribs;
  if (origin === 'engine' || origin === 'person' || origin === 'mixed') return origin;
  // Documents older than the marks take their maker's origin.
  return facts.engine ? 'engine' : 'person';
}

function sourcesOf(element: MarkupElement, { sources }: ProvenanceFacts): string[] {
  const ids = [element, ...DomUtils.getElementsByTagName('span', element, true)].flatMap(({ attribs }) =>
    (attribs['data-source'] ?? '').split(/[ ,]+/).filter(Boolean),
  );
  return [...new Set(ids)].flatMap((id) => sources.find((source) => String(source.id) === id)?.title ?? []);
}

/** Shares that add up to 100: the rest of the rounding goes to the share with the largest cut. */
function percentages(words: Record<Origin, number>): Record<Origin, number> {
  const all = words.engine + words.mixed + words.person;
  if (all === 0) return { engine: 0, mixed: 0, person: 0 };
  const origins: Origin[] = ['engine', 'mixed', 'person'];
  const exact = origins.map((origin) => ({ origin, share: (words[origin] / all) * 100 }));
  const result = { engine: 0, mixed: 0, person: 0 };
  for (const { origin, share } of exact) result[origin] = Math.floor(share);
  let left = 100 - origins.reduce((sum, origin) => sum + result[origin], 0);
  for (const { origin } of exact.toSorted((one, other) => (other.share % 1) - (one.share % 1))) {
    if (left === 0) break;
    result[origin] += 1;
    left -= 1;
  }
  return result;
}

/** Reads the marks of a document's html. Passages without words are left out. */
export function readProvenance(html: string, facts: ProvenanceFacts): Provenance {
  const count = { engine: 0, mixed: 0, person: 0 };
  const passages = listBlocks(parseHtml(html)).flatMap(({ element, text, words }): ProvenancePassage[] => {
    if (words.length === 0) return [];
    const origin = originOf(element, facts);
    count[origin] += words.length;
    const rewrite = facts.rewrites.get(Number((element.attribs['data-rewrite'] ?? '').split(' ')[0]));
    const mark = origin === 'person' ? (rewrite ?? null) : (rewrite ?? facts.engine);
    const by = Number(element.attribs['data-by'] ?? 0);
    return [
      {
        text,
        origin,
        engine: mark ? (mark.provider ?? mark.kind) : null,
        model: mark?.model ?? null,
        sources: origin === 'person' ? [] : sourcesOf(element, facts),
        person: origin === 'engine' ? null : (facts.people.get(by) ?? null),
      },
    ];
  });
  return { passages, totals: { ...percentages(count), words: count.engine + count.mixed + count.person } };
}

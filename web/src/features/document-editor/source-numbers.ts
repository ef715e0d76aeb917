import type { DocumentDetail } from '@folio/contract/document-shapes';
import type { SourceNumbers } from './text/shown-sources.ts';

/** Numbers the sources that a text cites, in the order of the document's list; empty where it cites none. */
export function numberSources(sources: DocumentDetail['sources'], html: string): NonNullable<SourceNumbers> {
  const cited = new Set([...html.matchAll(/\sdata-source="(\d+)"/g)].map(([, id]) => Number(id)));
  const isCited = sources.some((source) => cited.has(source.id));
  return new Map(isCited ? sources.map(({ id, title }, index) => [String(id), { number: index + 1, title }]) : []);
}

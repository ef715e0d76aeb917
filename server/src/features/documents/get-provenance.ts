import type { EngineMark } from '@folio/engine/engine-types';
import type { Db } from '../../kernel/db/database.ts';
import { rewriteIdsIn } from './mark-origins.ts';
import { listPeopleNames, listRewrites } from './provenance.queries.ts';
import { type Provenance, readProvenance } from './provenance.ts';

interface MarkedDocument {
  id: number;
  html: string;
  engine: EngineMark | null;
  sources: { id: number; title: string }[];
}

/** Who wrote a text of a document, passage by passage, with names; two look-ups however long it is. */
export async function getProvenance(db: Db, { id, html, engine, sources }: MarkedDocument): Promise<Provenance> {
  const personIds = [...new Set([...html.matchAll(/data-by="(\d+)"/g)].map((match) => Number(match[1])))];
  const rewrites = await listRewrites(db, id, rewriteIdsIn(html));
  return readProvenance(html, {
    engine,
    sources,
    people: await listPeopleNames(db, personIds),
    rewrites: new Map(rewrites.map((rewrite) => [rewrite.id, rewrite.engine])),
  });
}

import type { Db } from '../../kernel/db/database.ts';
import { rewriteIdsIn } from './mark-origins.ts';
import { listPeopleNames, listRewrites, listWritten } from './provenance.queries.ts';
import { type Provenance, readProvenance } from './provenance.ts';

/** Authorship of documents, passage by passage, with names: three look-ups for any number. */
export async function getProvenance(db: Db, texts: { id: number; html: string }[]): Promise<Map<number, Provenance>> {
  const all = texts.map(({ html }) => html).join('');
  const ids = texts.map(({ id }) => id);
  const personIds = [...new Set([...all.matchAll(/data-by="(\d+)"/g)].map((match) => Number(match[1])))];
  const people = await listPeopleNames(db, personIds);
  const rewrites = await listRewrites(db, ids, rewriteIdsIn(all));
  const written = new Map((await listWritten(db, ids)).map((document) => [document.id, document]));
  return new Map(
    texts.map(({ id, html }) => [
      id,
      readProvenance(html, {
        engine: written.get(id)?.engine ?? null,
        sources: written.get(id)?.sources ?? [],
        people,
        rewrites: new Map(rewrites.filter(({ order_detail_id: of }) => of === id).map((rewrite) => [rewrite.id, rewrite.engine])),
      }),
    ]),
  );
}

// Terms and texts that come and go by the thousand: one statement for a whole file.
import { createHash } from 'node:crypto';
import type { Db } from '../../kernel/db/database.ts';
import type { ExchangeKind, ExchangePair } from './read-exchange-file.ts';

const rows =
  'jsonb_to_recordset($2::jsonb) as r(n int, source_language text, target_language text, source text, target text, formality text, hash text, note text, is_forbidden boolean)';

/** The last entry of a word counts. A known term keeps its spelling, and fields that the file leaves out. */
const upsertTerms = `with given as (
    select distinct on (r.source_language, r.target_language, lower(r.source)) r.* from ${rows}
    order by r.source_language, r.target_language, lower(r.source), r.n desc),
  kept as (insert into glossary_terms as t (account_id, source_language, target_language, source, target, note, is_forbidden)
    select $1, g.source_language, g.target_language, g.source, g.target, g.note, coalesce(g.is_forbidden, k.is_forbidden, false)
    from given g left join glossary_terms k on k.account_id = $1 and k.source_language = g.source_language
      and k.target_language = g.target_language and lower(k.source) = lower(g.source)
    on conflict (account_id, source_language, target_language, lower(source))
    do update set target = excluded.target, note = coalesce(excluded.note, t.note), is_forbidden = excluded.is_forbidden, updated_at = now()
      where t.target <> excluded.target or t.is_forbidden <> excluded.is_forbidden or t.note <> coalesce(excluded.note, t.note)
        or (t.note is null and excluded.note is not null)
    returning (xmax = 0) as is_new)
  select (select count(*)::int from given) as given, count(*) filter (where is_new)::int as added, count(*) filter (where not is_new)::int as changed from kept`;

/** Written in the order in which units are kept (`memory-units.queries.ts`), whatever the database's own order of texts is. */
const upsertTexts = `with given as (
    select distinct on (r.source_language, r.target_language, r.formality, r.hash) r.* from ${rows}
    order by r.source_language, r.target_language, r.formality, r.hash, r.n desc),
  kept as (insert into memory_units as t (account_id, source_language, target_language, formality, source, source_hash, target, quality)
    select $1, source_language, target_language, formality, source, hash, target, 'imported' from given
    order by source_language collate "C", target_language collate "C", formality collate "C", hash collate "C"
    on conflict (account_id, source_language, target_language, formality, source_hash)
    do update set target = excluded.target, quality = excluded.quality, context_hash = null, created_by = null, origin_name = null, updated_at = now()
      where t.target <> excluded.target and t.quality in ('machine', 'imported')
    returning (xmax = 0) as is_new)
  select (select count(*)::int from given) as given, count(*) filter (where is_new)::int as added, count(*) filter (where not is_new)::int as changed from kept`;

export interface Exchanged {
  added: number;
  changed: number;
  unchanged: number;
}

/** Saves all pairs. Known texts get their new translation, except texts confirmed by a user. */
export async function upsertPairs(tx: Db, accountId: number, kind: ExchangeKind, pairs: ExchangePair[]): Promise<Exchanged> {
  const numbered = pairs.map((pair, n) => ({
    ...pair,
    n,
    hash: kind === 'texts' ? createHash('sha256').update(pair.source).digest('base64url') : '',
  }));
  const { rows: answers } = await tx.client.query<{ given: number; added: number; changed: number }>(
    kind === 'terms' ? upsertTerms : upsertTexts,
    [accountId, JSON.stringify(numbered)],
  );
  const { given, added, changed } = answers[0] ?? { given: 0, added: 0, changed: 0 };
  return { added, changed, unchanged: given - added - changed };
}

/** The account's pairs by their languages and originals, at most `limit`. */
export async function listPairs(
  db: Db,
  accountId: number,
  kind: ExchangeKind,
  languages: { source_language?: string | undefined; target_language?: string | undefined },
  limit: number,
): Promise<ExchangePair[]> {
  // In the order of the index, so that no more rows are read than are asked for.
  const [table, columns, order] =
    kind === 'terms'
      ? ['glossary_terms', "'auto' as formality, note, is_forbidden", 'lower(source)']
      : ['memory_units', 'formality', 'formality, source_hash'];
  const { rows: found } = await db.client.query<ExchangePair>(
    `select source_language, target_language, source, target, ${columns} from ${table}
     where account_id = $1 and ($2::text is null or source_language = $2) and ($3::text is null or target_language = $3)
     order by source_language, target_language, ${order} limit $4`,
    [accountId, languages.source_language ?? null, languages.target_language ?? null, limit],
  );
  return found;
}

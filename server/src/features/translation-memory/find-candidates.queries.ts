// Sentences of the memory that may be like others, found by their words: a sentence in which at most n words differ has all the words of at
// least one of n + 1 groups. So each group is looked for whole, which reads few rows even among a million.

import { wordTokens } from '@folio/contract/bilingual/word-distance';
import type { MemoryQuality } from '@folio/contract/memory-words';
import type { Db } from '../../kernel/db/database.ts';

interface Unit {
  id: number;
  source: string;
  target: string;
  formality: string;
  quality: MemoryQuality;
  context_hash: string | null;
  origin_name: string | null;
  updated_at: Date;
}

export interface Candidate extends Unit {
  /** Position of the text that it was found for. */
  position: number;
}

/** Most rows that are read for a group: only words that most sentences have reach it. */
const maxRowsPerGroup = 2000;
/** Sentences per text for which the distance is measured. */
const maxCandidates = 40;

/** Different words of a sentence up to which each is searched separately. */
const maxSingleWords = 6;

/** Keys of the words of each text, the rarest of the memory first. The statistics of the column know the words that are common. */
const keysOfTexts = `with common as materialized (
    select c.key, c.frequency from pg_stats s
      cross join lateral unnest(s.most_common_elems::text::int[], s.most_common_elem_freqs) as c(key, frequency)
    where s.schemaname = current_schema() and s.tablename = 'memory_units' and s.attname = 'word_keys' and c.key is not null)
  select a.n::int - 1 as n, array_agg(k order by coalesce(common.frequency, 0), k) as keys
  from unnest($4::text[]) with ordinality as a(text, n)
    cross join lateral unnest(memory_word_keys($1, $2, $3, a.text)) as k left join common on common.key = k
  group by a.n`;

const unitColumns = 'u.id, u.source, u.target, u.formality, u.quality, u.context_hash, u.origin_name, u.updated_at';

const similar = `with hits as (
    select g.n, u.id, count(*) as groups, min(abs(u.size - g.size)) as difference
    from jsonb_to_recordset($1::jsonb) as g(n int, size int, keys int[])
    cross join lateral memory_units_with(g.keys, ${maxRowsPerGroup}) u
    group by g.n, u.id),
  best as (select n, id, row_number() over (partition by n order by groups desc, difference, id desc) as rank from hits)
  select n as position, id from best where rank <= ${maxCandidates}`;

/** Asked for separately: joined to the query above, the planner reads the whole table. */
const unitsById = `select ${unitColumns} from memory_units u
  where u.id = any($4) and u.account_id = $1 and u.source_language = $2 and u.target_language = $3`;

const equal = `select a.n::int - 1 as position, ${unitColumns}
  from unnest($4::text[]) with ordinality as a(text, n) join memory_units u
    on u.account_id = $1 and u.source_language = $2 and u.target_language = $3 and u.plain_hash = memory_hash(a.text)`;

/** The keys dealt out to groups so that each has one of the rarest. */
function groupsOf(keys: readonly number[], count: number): number[][] {
  const groups = keys.slice(0, count).map((key) => [key]);
  for (const [index, key] of keys.slice(count).entries()) {
    const round = Math.floor(index / count);
    const step = index % count;
    groups[round % 2 === 0 ? count - 1 - step : step]?.push(key);
  }
  return groups;
}

/** Units with the same words as the texts, whatever their formatting and formality. */
export async function listEqualUnits(
  db: Db,
  accountId: number,
  languages: { source: string; target: string },
  texts: readonly string[],
): Promise<Candidate[]> {
  const { rows } = await db.client.query<Candidate>(equal, [accountId, languages.source, languages.target, texts]);
  return rows;
}

/** Units in which at most `100 - least` percent of the words differ from the texts, and some that differ more. */
export async function listSimilarUnits(
  db: Db,
  accountId: number,
  languages: { source: string; target: string },
  texts: readonly string[],
  least: number,
): Promise<Candidate[]> {
  const scope = [accountId, languages.source, languages.target];
  const { rows } = await db.client.query<{ n: number; keys: number[] }>(keysOfTexts, [...scope, texts]);
  const groups = rows.flatMap(({ n, keys }) => {
    const words = Math.max(keys.length, wordTokens(texts[n] ?? '').length);
    const maxDifferent = Math.floor(words * (1 - least / 100) + 1e-9);
    // Of a long sentence with more numbers than words, groups of one word would find most of the memory.
    const maxGroups = keys.length > maxSingleWords ? Math.ceil(keys.length / 2) : keys.length;
    const count = Math.min(maxGroups, maxDifferent + 1);
    return groupsOf(keys, count).map((group) => ({ n, size: keys.length, keys: group }));
  });
  if (groups.length === 0) return [];
  const { rows: hits } = await db.client.query<{ position: number; id: number }>(similar, [JSON.stringify(groups)]);
  const ids = [...new Set(hits.map(({ id }) => id))];
  const { rows: units } = ids.length === 0 ? { rows: [] } : await db.client.query<Unit>(unitsById, [...scope, ids]);
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  return hits.flatMap(({ position, id }) => {
    const unit = byId.get(id);
    return unit ? [{ position, ...unit }] : [];
  });
}

// SQL of the desk's deliveries. Corrections of a job are read from the next job on the same line.
import type { CorrectionReason } from '@folio/contract/translation-words';
import type { Db } from '../../../kernel/db/database.ts';
import { numberSql } from './request-number.ts';

export interface ReportScope {
  from: Date;
  to: Date;
  /** Null for everyone's. */
  linguistId: number | null;
  source: string | null;
  target: string | null;
  stage: string | null;
}

/** Every pair and stage. */
export const everyPair = { source: null, target: null, stage: null };

export interface FiguresRow {
  words: number;
  jobs: number;
  on_time: number | null;
  hours: number | null;
  machine_edit: number | null;
  changed_in_review: number | null;
  /** Words of the jobs that corrected. */
  reviewed_words: number;
  corrections: Partial<Record<CorrectionReason, number>> | null;
}

export type LinguistFiguresRow = FiguresRow & { id: number; name: string; total: number };

const parametersOf = ({ from, to, linguistId, source, target, stage }: ReportScope) => [
  from,
  to,
  linguistId,
  source,
  target,
  stage,
];

/**
 * Delivered jobs of the period, each for its linguist (`own`), and each that follows another one for the linguist of the corrected work
 * (`reviewed`). A proofreading that begins a line corrects the model's text. `own` sources are corrected originals.
 */
const parts = `with delivered as (
    select j.id, j.linguist_id, j.line_id, j.position, j.stage, j.words, j.changed_words, j.corrections, j.due_at, j.accepted_at,
      j.delivered_at, l.source_kind, before.linguist_id as author_id
    from translation_jobs j
    join translation_lines l on l.id = j.line_id
    join translation_requests r on r.id = j.request_id
    left join translation_jobs before on before.line_id = j.line_id and before.position = j.position - 1
    where j.state in ('delivered', 'done') and j.delivered_at >= $1 and j.delivered_at < $2
      and ($4::text is null or r.source_language = $4) and ($5::text is null or l.target_language = $5)
      and ($3::int is null or j.linguist_id = $3 or before.linguist_id = $3)
  ), own as (
    select linguist_id as person, words, due_at, accepted_at, delivered_at,
      case when stage = 'proofreading' and author_id is null and source_kind <> 'own' then words end as machine_words,
      case when stage = 'proofreading' and author_id is null and source_kind <> 'own' then changed_words end as machine_changed
    from delivered where ($3::int is null or linguist_id = $3) and ($6::text is null or stage = $6)
  ), reviewed as (
    select author_id as person, words, changed_words, corrections from delivered
    where author_id is not null and ($3::int is null or author_id = $3) and ($6::text is null or stage = $6)
  )`;

const ownFigures = `coalesce(sum(words), 0)::int as words, count(*)::int as jobs,
  avg(case when due_at is null or delivered_at <= due_at then 1 else 0 end)::float8 as on_time,
  percentile_cont(0.5) within group (order by extract(epoch from delivered_at - accepted_at) / 3600)::float8 as hours,
  sum(machine_changed)::float8 / nullif(sum(machine_words), 0) as machine_edit`;

const reviewFigures =
  'sum(changed_words)::float8 / nullif(sum(words), 0) as changed_in_review, coalesce(sum(words), 0)::int as reviewed_words';

/** Everything of the scope in one row. */
export async function sumFigures(db: Db, scope: ReportScope): Promise<FiguresRow> {
  const { rows } = await db.client.query<FiguresRow>(
    `${parts}, reasons as (
       select reason, sum(count::int)::int as count from reviewed, jsonb_each_text(corrections) as given (reason, count) group by reason
     )
     select a.*, b.*, (select jsonb_object_agg(reason, count) from reasons) as corrections
     from (select ${ownFigures} from own) a, (select ${reviewFigures} from reviewed) b`,
    parametersOf(scope),
  );
  return rows[0] ?? none;
}

const none: FiguresRow = {
  words: 0,
  jobs: 0,
  on_time: null,
  hours: null,
  machine_edit: null,
  changed_in_review: null,
  reviewed_words: 0,
  corrections: null,
};

/** One row a linguist, most words first; `total` counts all of them. */
export async function listFigures(db: Db, scope: ReportScope, page: number, perPage: number): Promise<LinguistFiguresRow[]> {
  const { rows } = await db.client.query<LinguistFiguresRow>(
    `${parts}, reasons as (
       select person, jsonb_object_agg(reason, count) as corrections from (
         select person, reason, sum(count::int)::int as count from reviewed, jsonb_each_text(corrections) as given (reason, count)
         group by person, reason) counted
       group by person
     ), people as (
       select a.person, coalesce(a.words, 0) as words, coalesce(a.jobs, 0) as jobs, a.on_time, a.hours, a.machine_edit,
         b.changed_in_review, coalesce(b.reviewed_words, 0) as reviewed_words
       from (select person, ${ownFigures} from own where person is not null group by person) a
       full join (select person as reviewed_person, ${reviewFigures} from reviewed group by person) b on b.reviewed_person = a.person
       where coalesce(a.person, b.reviewed_person) is not null
     )
     select l.id, u.name, p.words, p.jobs, p.on_time, p.hours, p.machine_edit, p.changed_in_review, p.reviewed_words, reasons.corrections, count(*) over ()::int as total
     from people p join linguists l on l.id = p.person join users u on u.id = l.user_id
     left join reasons on reasons.person = p.person
     order by p.words desc, l.id limit $7 offset $8`,
    [...parametersOf(scope), perPage, (page - 1) * perPage],
  );
  return rows;
}

/** Words delivered by UTC day, for the days on which any were. */
export async function listDays(db: Db, scope: ReportScope): Promise<{ date: string; words: number }[]> {
  const { rows } = await db.client.query<{ date: string; words: number }>(
    `${parts} select to_char(delivered_at at time zone 'UTC', 'YYYY-MM-DD') as date, sum(words)::int as words from own group by 1`,
    parametersOf(scope),
  );
  return rows;
}

/** Median hours from authorising to delivery of the requests that were delivered in the period; null without any. */
export async function medianTurnaround(db: Db, { from, to, source, target }: ReportScope): Promise<number | null> {
  const { rows } = await db.client.query<{ hours: number | null }>(
    `select percentile_cont(0.5) within group (order by extract(epoch from delivered_at - authorised_at) / 3600)::float8 as hours
     from translation_requests where delivered_at >= $1 and delivered_at < $2 and authorised_at is not null
       and ($3::text is null or source_language = $3) and ($4::text is null or $4 = any(target_languages))`,
    [from, to, source, target],
  );
  return rows[0]?.hours ?? null;
}

export interface DeliveredRow {
  id: number;
  delivered_at: Date;
  number: string;
  name: string | null;
  source_language: string;
  target_language: string;
  stage: string;
  words: number;
  changed_words: number;
  hours: number | null;
  is_on_time: boolean;
  corrections: Partial<Record<CorrectionReason, number>>;
}

/** Delivered jobs after one of them, oldest first. */
export async function listDelivered(
  db: Db,
  { from, to, linguistId, source, target, stage }: ReportScope,
  after: { at: Date; id: number } | null,
  limit: number,
): Promise<DeliveredRow[]> {
  const { rows } = await db.client.query<DeliveredRow>(
    `select j.id, j.delivered_at, ${numberSql('r')} as number, u.name, r.source_language, l.target_language, j.stage, j.words, j.changed_words,
       (extract(epoch from j.delivered_at - j.accepted_at) / 3600)::float8 as hours,
       (j.due_at is null or j.delivered_at <= j.due_at) as is_on_time, j.corrections
     from translation_jobs j
     join translation_lines l on l.id = j.line_id
     join translation_requests r on r.id = j.request_id
     left join linguists p on p.id = j.linguist_id
     left join users u on u.id = p.user_id
     where j.state in ('delivered', 'done') and j.delivered_at >= $1 and j.delivered_at < $2 and ($3::int is null or j.linguist_id = $3)
       and ($4::text is null or r.source_language = $4) and ($5::text is null or l.target_language = $5)
       and ($6::text is null or j.stage = $6) and ($7::timestamptz is null or (j.delivered_at, j.id) > ($7, $8::int))
     order by j.delivered_at, j.id limit $9`,
    [from, to, linguistId, source, target, stage, after?.at ?? null, after?.id ?? 0, limit],
  );
  return rows;
}

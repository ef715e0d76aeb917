import type { Db } from '../../../kernel/db/database.ts';

export interface AskedQueryRow {
  id: number;
  job_id: number;
  segment_id: number;
  text: string;
  asked_at: Date;
  answer_text: string | null;
  answer_name: string | null;
  answered_at: Date | null;
}

/** Open queries that a person asked in their open jobs, each with the newest answer after it; those with an answer first, the newest of them. */
export async function listAskedQueries(db: Db, linguistId: number, userId: number, limit: number): Promise<AskedQueryRow[]> {
  const { rows } = await db.client.query<AskedQueryRow>(
    `select q.id, q.job_id, q.segment_id, q.text, q.created_at as asked_at, a.text as answer_text, a.name as answer_name, a.created_at as answered_at
     from translation_jobs j join segment_comments q on q.job_id = j.id and q.kind = 'query' and q.resolved_at is null and q.user_id = $2
     left join lateral (select c.text, c.created_at, u.name from segment_comments c left join users u on u.id = c.user_id
       where c.segment_id = q.segment_id and c.job_id = q.job_id and c.kind = 'answer' and c.id > q.id order by c.id desc limit 1) a on true
     where j.linguist_id = $1 and j.state in ('accepted', 'in_progress', 'sent_back')
     order by a.created_at desc nulls last, q.id desc limit $3`,
    [linguistId, userId, limit],
  );
  return rows;
}

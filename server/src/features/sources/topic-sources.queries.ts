// Terms of sources, for comparing documents with them.
import type { Db } from '../../kernel/db/database.ts';

export interface TopicSource {
  id: number;
  /** Null where it is not known. */
  language: string | null;
  updated_at: Date;
}

/**
 * Read sources of an account: those with these ids, and of each of these pages the last one saved by a user's orders. A page named by an
 * order is saved when it is read.
 */
export async function listTopicSources(
  db: Db,
  { accountId, userId, ids, urls }: { accountId: number; userId: number; ids: number[]; urls: string[] },
): Promise<TopicSource[]> {
  if (ids.length + urls.length === 0) return [];
  const { rows } = await db.client.query<TopicSource>({
    name: 'topic-sources',
    text: `select id, language, updated_at from additional_sources where account_id = $1 and id = any($2::int[]) and text is not null
      union
      select id, language, updated_at from (
        select distinct on (url) id, language, updated_at from additional_sources
        where url = any($4::text[]) and account_id = $1 and user_id = $3 and text is not null order by url, id desc) pages
      order by id limit 20`,
    values: [accountId, ids, userId, urls],
  });
  return rows;
}

/** The texts of sources in the order of their ids, each up to so many characters. */
export async function listTopicTexts(db: Db, ids: number[], maxCharacters: number): Promise<string[]> {
  const { rows } = await db.client.query<{ text: string }>({
    name: 'topic-texts',
    text: 'select left(text, $2) as text from additional_sources where id = any($1::int[]) and text is not null order by id',
    values: [ids, maxCharacters],
  });
  return rows.map(({ text }) => text);
}

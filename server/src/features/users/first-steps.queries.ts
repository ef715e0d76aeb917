// Completed first steps of a new user.
import type { UserInfo } from '@folio/contract/users';
import type { Db } from '../../kernel/db/database.ts';

/** True if the user has added a source, and the account has a seat beside the first. */
export async function findFirstSteps(db: Db, userId: number, accountId: number): Promise<UserInfo['first_steps']> {
  const { rows } = await db.client.query<UserInfo['first_steps']>(
    `select exists (select 1 from additional_sources where user_id = $1 and is_listed) as source,
       exists (select 1 from seats where account_id = $2 offset 1) as invite`,
    [userId, accountId],
  );
  return rows[0] ?? { source: false, invite: false };
}

/** True if a translation request is visible to the user, and if there is any: their pages stay open while human services are off. */
export async function findTranslationUse(
  db: Db,
  userId: number,
  workspaceIds: readonly number[],
): Promise<{ own: boolean; any: boolean }> {
  const { rows } = await db.client.query<{ own: boolean; any: boolean }>(
    `select exists (select 1 from translation_requests where user_id = $1 and workspace_id is null)
         or exists (select 1 from translation_requests where workspace_id = any($2::int[])) as own,
       exists (select 1 from translation_requests) as any`,
    [userId, workspaceIds],
  );
  return rows[0] ?? { own: false, any: false };
}

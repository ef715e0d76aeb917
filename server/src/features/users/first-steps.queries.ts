// What someone new has done already.
import type { UserInfo } from '@folio/contract/users';
import type { Db } from '../../kernel/db/database.ts';

/** Whether the person has added a source, and the account has a seat beside the first. */
export async function findFirstSteps(db: Db, userId: number, accountId: number): Promise<UserInfo['first_steps']> {
  const { rows } = await db.client.query<UserInfo['first_steps']>(
    `select exists (select 1 from additional_sources where user_id = $1 and is_listed) as source,
       exists (select 1 from seats where account_id = $2 offset 1) as invite`,
    [userId, accountId],
  );
  return rows[0] ?? { source: false, invite: false };
}

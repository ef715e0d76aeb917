// The owner to contact about missing permissions.
import type { UserInfo } from '@folio/contract/users';
import type { Db } from '../../kernel/db/database.ts';

/** A platform administrator of the account, else its first owner; null if that is the user themselves. */
export async function findOwnerToAsk(db: Db, userId: number, accountId: number): Promise<UserInfo['owner']> {
  const { rows } = await db.client.query<{ id: number; name: string; email: string }>(
    `select id, name, email from users
     where account_id = $1 and removed_at is null and ((is_admin and staff_scope = 'platform') or role in ('admin', 'master'))
     order by is_admin and staff_scope = 'platform' desc, id limit 1`,
    [accountId],
  );
  const [owner] = rows;
  return owner && owner.id !== userId ? { name: owner.name, email: owner.email } : null;
}

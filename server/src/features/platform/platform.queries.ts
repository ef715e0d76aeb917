import type { Db } from '../../kernel/db/database.ts';
import { platformFlags } from './platform.table.ts';

export type PlatformFlags = Omit<typeof platformFlags.$inferSelect, 'id'>;

const readFlags = {
  name: 'platform-flags',
  text: 'select is_registration_open, is_in_maintenance, has_human_services from platform_flags',
};

export async function getFlags(db: Db): Promise<PlatformFlags> {
  const { rows } = await db.client.query<PlatformFlags>(readFlags);
  if (!rows[0]) throw new Error('The platform has no row of flags');
  return rows[0];
}

export async function updateFlags(db: Db, changes: Partial<PlatformFlags>): Promise<void> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length > 0) await db.orm.update(platformFlags).set(given);
}

import type { Db } from '../../kernel/db/database.ts';
import { platformFlags } from './platform.table.ts';

export type PlatformFlags = Omit<typeof platformFlags.$inferSelect, 'id'>;

export async function getFlags(db: Db): Promise<PlatformFlags> {
  const [row] = await db.orm.select().from(platformFlags);
  if (!row) throw new Error('The platform has no row of flags');
  const { id: _, ...flags } = row;
  return flags;
}

export async function updateFlags(db: Db, changes: Partial<PlatformFlags>): Promise<void> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length > 0) await db.orm.update(platformFlags).set(given);
}

import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** A connection or transaction: typed queries by `orm`, prepared or hand-written SQL by `client`. */
export interface Db {
  orm: NodePgDatabase;
  client: Pick<pg.Pool | pg.ClientBase, 'query'>;
  /** In a transaction: runs the act once it is committed, and never where it is rolled back. Missing outside of one. */
  afterCommit?: (act: () => void) => void;
  /** True for a primary with replicas (`routed-database.ts`): the lookup of a caller then returns the position too. */
  isReplicated?: true;
}

// Brings the database to the newest shape. An advisory lock lets only one of several starting processes do it.
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

/** Any number, the same in every process, that no other advisory lock of the product uses. */
const migrationLock = 7_316_001;

/** Runs the migrations that the database has not seen yet. */
export async function migrateDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'folio-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

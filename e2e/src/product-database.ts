// The database of the product under test, for data that no API call can create.
import { startEmbeddedPostgres } from '@folio/server/kernel/db/embedded-postgres';
import pg from 'pg';
import { productHere } from './product-here.ts';

/** Runs one statement; the embedded server is the product's own, which runs already. */
export async function runSql(text: string, values: unknown[]): Promise<void> {
  const connectionString = process.env.DATABASE_URL ?? (await startEmbeddedPostgres(productHere().dataDir)).connectionString;
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(text, values);
  } finally {
    await client.end();
  }
}

// One embedded PostgreSQL for a test run, without durability; databases are copied from a migrated template.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../kernel/db/embedded-postgres.ts';
import { migrateDatabase } from '../kernel/db/migrate.ts';
import { makeDatabaseFolder } from './database-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: string;
    /** Data folders of products are made in it. */
    dataFolder: string;
  }
}

const queuesOfTemplate = fileURLToPath(new URL('queues-of-template.ts', import.meta.url));

/** The address of another database of the same server. */
export function databaseNamed(connectionString: string, name: string): string {
  return connectionString.replace(/\/folio\?/, `/${name}?`);
}

export default async function setup(project: TestProject) {
  const folder = makeDatabaseFolder('folio-test-');
  const server = await startEmbeddedPostgres(folder, {
    // Connections: three processes of tests with up to three products, each with a pool of 20 and the queue's 8.
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'],
  });
  const client = new pg.Client({ connectionString: server.connectionString });
  await client.connect();
  await client.query('create database folio_template');
  await client.end();
  const template = databaseNamed(server.connectionString, 'folio_template');
  await migrateDatabase(template);
  // In a process of its own: reading the whole product through the test runner would take several times as long.
  execFileSync(process.execPath, [queuesOfTemplate, template], { stdio: ['ignore', 'ignore', 'inherit'] });
  project.provide('postgres', server.connectionString);
  // Shared products are not stopped: their processes end first.
  const dataFolder = mkdtempSync(join(tmpdir(), 'folio-data-'));
  project.provide('dataFolder', dataFolder);
  return async () => {
    await server.stop();
    for (const path of [folder, server.folder, dataFolder]) rmSync(path, { recursive: true, force: true });
  };
}

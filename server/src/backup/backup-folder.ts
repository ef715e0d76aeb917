// Contents of a backup folder: a manifest, a file for each table, uploads and created files, and the secret key.
import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { StartProblem } from '../kernel/start-problem.ts';

const manifestSchema = z.object({
  format: z.literal(1),
  made_at: z.string(),
  /** Absent in backups before 2.1.0. */
  build: z.object({ version: z.string(), commit: z.string().nullable() }).optional(),
  /** Tells whether a key is the one of the installation; absent in backups before 2.1.0. */
  secret_key_check: z.string().optional(),
  /** The newest migration that the database had seen. */
  migration: z.number(),
  tables: z.array(z.object({ schema: z.enum(['public', 'pgboss']), name: z.string(), columns: z.array(z.string()).min(1) })),
  /** Absent in backups of earlier versions, which hold copies. */
  files: z
    .object({
      kind: z.enum(['copied', 'named']),
      count: z.number(),
      /** Files that rows name and the store does not have. */
      missing: z.number(),
    })
    .optional(),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const manifestFile = (folder: string) => join(folder, 'manifest.json');
export const tableFile = (folder: string, table: { schema: string; name: string }) =>
  join(folder, 'tables', `${table.schema}.${table.name}.gz`);

/** The same for the same key; from it the key cannot be computed. */
export const checkOfKey = (key: string) => createHmac('sha256', key).update('key of a backup').digest('hex').slice(0, 16);

/** Parts of the data folder in a backup beside the database and the files; models can be downloaded again. */
export const keyFile = 'secret.key';

/** Throws `StartProblem` for a folder without a whole backup. */
export function readManifest(folder: string): Manifest {
  if (!existsSync(manifestFile(folder))) throw new StartProblem(`${folder} holds no backup of Folio.`);
  const parsed = manifestSchema.safeParse(JSON.parse(readFileSync(manifestFile(folder), 'utf8')));
  if (!parsed.success) throw new StartProblem(`The backup in ${folder} was made by another version of Folio, or is damaged.`);
  return parsed.data;
}

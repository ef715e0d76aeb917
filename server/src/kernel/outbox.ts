// The outbox folder: mails of an installation without a mail server.
import { readdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

export const outboxOf = (config: Config) => join(config.dataDir, 'outbox');

/** Deletes the mails of the outbox, text and page together, for which the test holds in either. */
export async function removeMails(config: Config, isMeant: (text: string) => boolean): Promise<void> {
  const folder = outboxOf(config);
  // The folder begins to be with its first mail.
  const names = await readdir(folder).catch(() => [] as string[]);
  const meant = new Set<string>();
  for (const name of names) {
    // Gone in between: someone else deletes the same.
    const text = await readFile(join(folder, name), 'utf8').catch(() => '');
    if (isMeant(text)) meant.add(name.replace(/\.(txt|html)$/, ''));
  }
  for (const name of names)
    if (meant.has(name.replace(/\.(txt|html)$/, ''))) await unlink(join(folder, name)).catch(() => undefined);
}

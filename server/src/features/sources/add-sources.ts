// Validates sources, and the sources added with an order: each becomes a row of its own, unlisted until it is named.
import { maxFileBytes } from '@folio/contract/file-limits';
import type { InputIssue } from '@folio/contract/tool-input';
import { isHttpUrl, urlKey } from '@folio/contract/tool-values';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { invalid } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { insertSource } from './sources.queries.ts';

const acceptedFiles = /\.(pdf|docx?|pptx|csv|xlsx|txt|md|html?)$/i;

export interface GivenSources {
  files: File[];
  urls: string[];
}

/** Problem of a file, at its upload field. */
export function fileIssues(field: string, file: File): InputIssue[] {
  const params = { name: file.name };
  if (file.size > maxFileBytes) return [{ field, code: 'file_too_large', params }];
  if (!acceptedFiles.test(file.name)) return [{ field, code: 'file_type', params }];
  return file.size === 0 ? [{ field, code: 'file_empty', params }] : [];
}

function issuesOf({ files, urls }: GivenSources): InputIssue[] {
  const issues = files.flatMap((file) => fileIssues('source_files', file));
  for (const url of urls) if (!isHttpUrl(url)) issues.push({ field: 'source_urls', code: 'not_a_url' });
  if (new Set(urls.map(urlKey)).size < urls.length) issues.push({ field: 'source_urls', code: 'url_repeated' });
  return issues;
}

/** Refuses invalid sources, all faults at once, before anything is saved. */
export function checkGivenSources(given: GivenSources): void {
  const issues = issuesOf(given);
  if (issues.length > 0) throw invalid(issues);
}

export interface StoredFile {
  name: string;
  bytes: number;
  storageKey: string;
}

export const keysOf = (stored: readonly StoredFile[]) => stored.map(({ storageKey }) => storageKey);

/** Keeps the files' bytes; outside a transaction, since a file that nobody names is harmless. */
export async function storeFiles(kernel: Kernel, files: File[]): Promise<StoredFile[]> {
  return Promise.all(
    files.map(async (file) => ({
      name: file.name,
      bytes: file.size,
      storageKey: await kernel.storage.save('sources', await file.bytes()),
    })),
  );
}

/** Makes a row of each source and answers their ids, files first. */
export async function insertGivenSources(tx: Db, actor: Actor, stored: StoredFile[], urls: string[]): Promise<number[]> {
  const owner = { account_id: actor.accountId, user_id: actor.id };
  const ids: number[] = [];
  for (const file of stored)
    ids.push(
      await insertSource(tx, {
        ...owner,
        type: 'file',
        name: file.name,
        file_name: file.name,
        storage_key: file.storageKey,
        bytes: file.bytes,
      }),
    );
  for (const url of urls) ids.push(await insertSource(tx, { ...owner, type: 'url', name: url, url }));
  return ids;
}

// Shared steps of page tests.
import { vi } from 'vitest';
import type { TestCaller, TestProduct } from './test-product.ts';

export interface ShownPage {
  id: number;
  url: string;
  path: string;
  title: string | null;
  state: string;
  http_state: number | null;
  indexable: string;
  issues: string[];
  links_in: number;
  links_in_content: number;
  links_out: number;
  depth: number | null;
  primary_kw: string | null;
  final_url: string | null;
  hops: number;
  type: string;
  last_checked_at: string | null;
  changed_at: string | null;
}

/** A website of a workspace, or of a person alone. */
export async function buildSite(
  product: TestProduct,
  owner: TestCaller,
  url: string,
  workspaceId: number | null = null,
): Promise<number> {
  const [row] = await product.sql<{ id: number }>(
    `insert into websites (account_id, user_id, workspace_id, name, url, language, kind)
     select account_id, id, $2, 'Shop', $3, 'en', 'download' from users where id = $1 returning id`,
    [owner.id, workspaceId, url],
  );
  return row?.id ?? 0;
}

export async function pagesOf(
  caller: TestCaller,
  websiteId: number,
  more: Record<string, string | number> = {},
): Promise<ShownPage[]> {
  const { status, body } = await caller.get('/tools/page_url', { website_id: websiteId, per_page: 100, ...more });
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body['pageUrls'] as ShownPage[];
}

/** Starts an import and waits for its end. */
export async function importPages(caller: TestCaller, websiteId: number, more: Record<string, unknown>) {
  const { status, body } = await caller.send('POST', '/features/pages/import', { website_id: websiteId, ...more });
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return importEnded(caller, websiteId);
}

export interface ShownImport {
  id: number;
  state: string;
  problem: string | null;
  counts: Record<'found' | 'added' | 'updated' | 'read' | 'skipped' | 'failed', number>;
}

export const importsOf = async (caller: TestCaller, websiteId: number) =>
  (await caller.get('/features/pages/imports/show', { website_id: websiteId })).body['page_imports'] as ShownImport[];

export const importEnded = (caller: TestCaller, websiteId: number, timeout = 60_000): Promise<ShownImport> =>
  vi.waitFor(
    async () => {
      const [first] = await importsOf(caller, websiteId);
      if (!first || ['queued', 'running', 'paused'].includes(first.state)) throw new Error(`Still ${first?.state}`);
      return first;
    },
    { timeout, interval: 50 },
  );

/** Waits until no check of the website is under way. */
export const checkEnded = (caller: TestCaller, websiteId: number) =>
  vi.waitFor(
    async () => {
      const { body } = await caller.get('/features/pages/summary', { website_id: websiteId });
      const shown = body['website_pages'] as { check: unknown };
      if (shown.check !== null) throw new Error('Still checking');
      return shown;
    },
    { timeout: 60_000, interval: 50 },
  );

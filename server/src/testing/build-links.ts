// Pages of a website and their texts, put straight into the database.
import type { TestCaller, TestProduct } from './test-product.ts';

export interface BuiltPage {
  path: string;
  title?: string;
  keyword?: string;
  html?: string;
  state?: string;
  http?: number;
  indexable?: string;
  detailId?: number;
  linksIn?: number;
}

/** A website of a user; WordPress where an address and a sealed password are given. */
export async function buildSite(
  product: Pick<TestProduct, 'sql'>,
  owner: Pick<TestCaller, 'id'>,
  options: { workspaceId?: number; url?: string; kind?: 'download' | 'wordpress'; sealed?: string; language?: string } = {},
): Promise<number> {
  const { workspaceId = null, url = 'https://halden.example', kind = 'download', sealed = null, language = 'en' } = options;
  const [row] = await product.sql<{ id: number }>(
    `insert into websites (account_id, user_id, workspace_id, name, url, language, kind, username, secret_sealed)
     select account_id, id, $2, 'Halden', $3, $6, $4, 'editor', $5 from users where id = $1 returning id`,
    [owner.id, workspaceId, url, kind, sealed, language],
  );
  return row?.id ?? 0;
}

/** A page; with `html` as it was read last. */
export async function buildPage(product: Pick<TestProduct, 'sql'>, websiteId: number, page: BuiltPage): Promise<number> {
  const { path, title = null, keyword = null, html, state = 'active', http = 200, indexable = 'yes', detailId = null } = page;
  const [row] = await product.sql<{ id: number }>(
    `insert into page_urls (account_id, website_id, url, title, h1, primary_kw, state, http_state, indexable, order_detail_id, links_in, links_in_content)
     select account_id, id, case when $2 like 'http%' then $2 else url || $2 end, $3, $3, $4, $5, $6, $7, $8, $9::int, $9::int from websites where id = $1 returning id`,
    [websiteId, path, title, keyword, state, http, indexable, detailId, page.linksIn ?? 0],
  );
  const id = row?.id ?? 0;
  if (html !== undefined)
    await product.sql(
      `insert into page_texts (page_url_id, website_id, html, terms)
       values ($1, $2, $3, to_tsvector('english', regexp_replace($3, '<[^>]*>', ' ', 'g')))`,
      [id, websiteId, html],
    );
  return id;
}

/** Filler of so many words, in sentences of ten. */
export const filler = (words: number): string =>
  Array.from({ length: Math.ceil(words / 10) }, (_, n) => `Then ${n} came along and nobody cared about it much.`).join(' ');

/** A rule, a suggestion, a run, a conflict and a source of a website. */
export async function buildLinks(product: TestProduct, owner: Pick<TestCaller, 'id'>, websiteId: number) {
  const insert = async (text: string, values: unknown[]) =>
    (await product.sql<{ id: number }>(`${text} returning id`, values))[0]?.id ?? 0;
  const pageId = await buildPage(product, websiteId, { path: '/mats', title: 'Mats' });
  await insert(`insert into keyword_conflicts (website_id, keyword) values ($1, 'mats')`, [websiteId]);
  return {
    linkRuleId: await insert(
      `insert into link_keywords (account_id, website_id, keyword, stems, page_url_id)
       select account_id, id, 'mats', 'mat', $2 from websites where id = $1`,
      [websiteId, pageId],
    ),
    linkSuggestionId: await insert(
      `insert into link_suggestions (website_id, page_url_id, text_hash, target_url, anchor, sentence, anchor_at, paragraph, reason, confidence)
       values ($1, $2, 'x', 'https://example.com/', 'mats', 'On mats.', 3, 1, 'rule', 50)`,
      [websiteId, pageId],
    ),
    linkRunId: await insert(`insert into link_runs (website_id, number, title, mode, user_id) values ($1, 1, 'Run', 'all', $2)`, [
      websiteId,
      owner.id,
    ]),
    linkSourceId: await insert(
      `insert into link_sources (account_id, user_id, name, kind) select account_id, id, 'Documents', 'documents' from users where id = $1`,
      [owner.id],
    ),
  };
}

// Pages of websites that tests need to find there, put straight into the database.
import type { TestCaller, TestProduct } from './test-product.ts';

/** A page of a website, and an import that is paused. */
export async function buildPageAndImport(
  product: TestProduct,
  owner: Pick<TestCaller, 'id'>,
  websiteId: number,
  url = 'https://example.com/page',
): Promise<{ pageUrlId: number; pageImportId: number }> {
  const [made] = await product.sql<{ page: number; import: number }>(
    `with page as (insert into page_urls (account_id, website_id, url, title, state, http_state)
       select account_id, $2, $3, 'Theirs', 'active', 200 from users where id = $1 returning id),
     import as (insert into page_imports (website_id, user_id, kind, page_limit, state) values ($2, $1, 'crawl', 1, 'paused') returning id)
     select page.id as page, import.id as import from page, import`,
    [owner.id, websiteId, url],
  );
  return { pageUrlId: made?.page ?? 0, pageImportId: made?.import ?? 0 };
}

/** A personal category card of a user. */
export async function buildCategoryCard(product: TestProduct, owner: Pick<TestCaller, 'id'>): Promise<number> {
  const [row] = await product.sql<{ id: number }>(
    `insert into category_cards (account_id, user_id, category_name) select account_id, id, 'Bags' from users where id = $1 returning id`,
    [owner.id],
  );
  return row?.id ?? 0;
}

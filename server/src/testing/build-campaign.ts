// A campaign that tests need to find there, put straight into the database.
import type { TestCaller, TestProduct } from './test-product.ts';

/** A draft of a user for a workspace, with one item of November, a link of it and a file that was read; the ids. */
export async function buildCampaign(product: TestProduct, owner: Pick<TestCaller, 'id'>, workspaceId: number) {
  const [made] = await product.sql<{ campaign: number; item: number; url: number; import: number }>(
    `with campaign as (insert into campaigns (account_id, workspace_id, user_id, name, from_date, to_date, next_number)
       select account_id, $2, id, 'Theirs', '2026-11-01', '2026-11-30', 2 from users where id = $1 returning id),
     item as (insert into campaign_items (campaign_id, code, name, channel, from_date, to_date)
       select id, 'l-01', 'Letter', 'Newsletter', '2026-11-10', '2026-11-10' from campaign returning id, campaign_id),
     url as (insert into campaign_urls (campaign_id, item_id, page_url, source, medium, campaign, content, http_state, user_id)
       select campaign_id, id, 'https://theirs.example/', 'letter', 'email', 'theirs', 'l-01', 200, $1 from item returning id),
     import as (insert into campaign_imports (campaign_id, workspace_id, user_id, file_name, source, columns, columns_hash, mapping, numbers, days, rows)
       select id, $2, $1, 'theirs.csv', 'Theirs', '{}', 'x', '{}', '1,234.56', 'YYYY-MM-DD', '[]' from campaign returning id)
     select campaign.id as campaign, item.id as item, url.id as url, import.id as import from campaign, item, url, import`,
    [owner.id, workspaceId],
  );
  return {
    campaignId: made?.campaign ?? 0,
    campaignItemId: made?.item ?? 0,
    campaignUrlId: made?.url ?? 0,
    campaignImportId: made?.import ?? 0,
  };
}

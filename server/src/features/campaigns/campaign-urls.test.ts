// Links with utm parameters through HTTP: the page is asked, the same link is made once, and results find their way home by its content.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CampaignUrl } from '@folio/contract/campaign-urls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildWorkspace } from '../../testing/build.ts';
import { buildCampaign } from '../../testing/build-campaign.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

const api = '/tools/audience_campaigns/urls';
let product: TestProduct;
let staff: TestCaller;
let site: Server;
let page: string;
/** Runs before the page answers. */
let beforeAnswer = async () => {};
let ids: { campaignId: number; campaignItemId: number };

const create = (more: Record<string, unknown> = {}) =>
  staff.send('PUT', `${api}/create`, {
    item_id: ids.campaignItemId,
    page_url: `${page}/sale?size=L&utm_source=old#top`,
    source: 'paid-search',
    medium: 'cpc',
    campaign: 'long-weekend',
    ...more,
  });
const urlOf = ({ body }: { body: Record<string, unknown> }) => body.url as CampaignUrl;

beforeAll(async () => {
  site = createServer((request, response) => {
    response.statusCode = request.url?.startsWith('/gone') ? 404 : 200;
    response.setHeader('content-type', 'text/html');
    void beforeAnswer().then(() => response.end('<h1>Sale</h1>'));
  });
  await new Promise<void>((done) => {
    site.listen(0, '127.0.0.1', done);
  });
  const { port } = site.address() as AddressInfo;
  page = `http://127.0.0.1:${port}`;
  product = await startTestProduct({ FOLIO_ROLE: 'web', FETCH_ALLOW: `127.0.0.1:${port}` });
  staff = await product.register('Staff Person');
});
afterAll(async () => {
  site.close();
  await product.stop();
});
beforeEach(async () => {
  ids = await buildCampaign(product, staff, await buildWorkspace(product, staff, { name: 'Brenvik Outdoor' }));
});

describe('a link', () => {
  it('is not made for an item that was dropped while its page was asked', async () => {
    beforeAnswer = async () => {
      await product.sql('update campaign_items set dropped_at = now() where id = $1', [ids.campaignItemId]);
    };
    const refused = await create();
    beforeAnswer = async () => {};
    expect([refused.status, refused.body.code]).toEqual([409, 'CAMPAIGN_ITEM_NOT_IN_PLAN']);
    const { body } = await staff.get(`${api}/show`, { id: ids.campaignId });
    expect(body.urls).toHaveLength(1);
  });
  it('has its parameters once, keeps the others and the fragment, and names what the page answers', async () => {
    const made = urlOf(await create({ term: '{keyword}' }));
    expect(made).toMatchObject({
      url: `${page}/sale?size=L&utm_source=paid-search&utm_medium=cpc&utm_campaign=long-weekend&utm_content=l-01&utm_term={keyword}#top`,
      http_state: 200,
      code: 'l-01',
    });
    const clean = await create({ term: '{keyword}', page_url: `${page}/sale?size=L#top` });
    expect([clean.status, clean.body.code]).toEqual([409, 'CAMPAIGN_URL_EXISTS']);
    expect(urlOf(await create({ page_url: `${page}/gone` }))).toMatchObject({ http_state: 404 });
  });
  it.each([['sale'], ['ftp://a.example/'], ['http://127.0.0.1:9/'], ['http://169.254.169.254/latest/meta-data']])(
    'to %s is refused',
    async (page_url) => {
      const { status, body } = await create({ page_url });
      expect([status, body.errors]).toEqual([
        422,
        { page_url: ['Please insert a valid url (example: https://www.example.com)'] },
      ]);
    },
  );
  it.each([[{ source: 'Paid Search' }], [{ medium: '' }], [{ campaign: 'a_b' }], [{ content: 'Größe' }], [{ term: 'a b' }]])(
    'with %j is refused',
    async (fields) => {
      const { status, body } = await create(fields);
      expect([status, Object.keys(body.errors as object)]).toEqual([422, Object.keys(fields)]);
    },
  );
  it('is made once by twenty calls', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'CAMPAIGN_URL_EXISTS')).toHaveLength(19);
  });
  it('is listed with the words that were used, given out as CSV, and deleted', async () => {
    const { id } = urlOf(await create());
    await product.sql(`update campaign_items set name = '=SUM(A1)' where id = $1`, [ids.campaignItemId]);
    const { body } = await staff.get(`${api}/show`, { id: ids.campaignId });
    expect((body.urls as CampaignUrl[]).map((url) => url.id)).toContain(id);
    expect(body).toMatchObject({ sources: ['letter', 'paid-search'], mediums: ['cpc', 'email'] });
    const file = await staff.get(`${api}/export`, { id: ids.campaignId });
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect(file.body.text).toContain(`'=SUM(A1)`);
    expect((await staff.send('DELETE', `${api}/delete`, { id })).status).toBe(200);
    expect((await staff.send('DELETE', `${api}/delete`, { id })).status).toBe(404);
  });
});

it('brings results home by its content', async () => {
  await create({ content: 'winter-teaser' });
  const form = new FormData();
  form.set('id', String(ids.campaignId));
  form.set('file', new File(['Date,Final URL,Clicks\n2025-11-03,https://a.example/?utm_content=winter-teaser,5\n'], 'ads.csv'));
  const { body } = await staff.send('POST', '/tools/audience_campaigns/results/validate', form);
  expect(body.import).toMatchObject({ new_rows: [{ item_id: ids.campaignItemId, code: 'l-01', clicks: 5 }] });
});

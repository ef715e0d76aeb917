// Pages of stores from a CSV file, as the form sends it: a page for each row, without a model.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let workspace: number;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.register('Shop Owner');
  workspace = await buildWorkspace(product, owner);
});
afterAll(() => product.stop());

async function order(csv: string) {
  const form = new FormData();
  form.append('tool', 'store_pages');
  form.append('workspace_id', String(workspace));
  form.append('fields[brand]', 'Radwerk');
  form.append('fields[service]', 'Fahrradverleih');
  form.append('fields[language]', 'de');
  form.append('source_files[]', new File([csv], 'filialen.csv', { type: 'text/csv' }));
  const { status, body } = await owner.send('POST', '/services/orders/create', form);
  expect([status, body.errors]).toEqual([200, undefined]);
  const [detail] = (body.order as { order_details: { id: number }[] }).order_details;
  return vi.waitFor(
    async () => {
      const shown = await owner.get('/services/orders/show', {
        action: 'retrieve-html',
        order_detail_id: detail?.id ?? 0,
        workspace_id: workspace,
      });
      const [found] = shown.body.orders as { status: string; content: { html?: string; pages?: { store: string }[] } }[];
      if (found?.status !== 'accepted' && found?.status !== 'failed') throw new Error(`Still ${String(found?.status)}`);
      return found;
    },
    { timeout: 15_000, interval: 50 },
  );
}

it('makes a page for each row and shows where its sentences come from', async () => {
  const { status, content } = await order(
    'Filiale;Adresse;Stadt;Öffnungszeiten\nRadwerk Lindau;Hafenstraße 1;Lindau;"täglich 9–18 Uhr; im Winter geschlossen"\nBregenz;Seeweg 4;Bregenz;\n',
  );
  expect(status).toBe('accepted');
  expect(content.pages?.map(({ store }) => store)).toEqual(['Radwerk Lindau', 'Radwerk Bregenz']);
  expect(content.html).toMatch(/<span data-source="\d+">Täglich 9–18 Uhr; im Winter geschlossen\.<\/span>/);
});

it('says so where the file names no store', async () => {
  expect((await order('Artikel;Farbe\nHelm;rot\n')).status).toBe('failed');
});

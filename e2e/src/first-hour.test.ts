// The first hour without a model: a tool that works now delivers, one that needs a model waits, and is written once a model is connected.
import { pressRelease } from '@folio/server/testing/press-release';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginAlone } from './beginning.ts';
import { expectAccessibleInBothSchemes, phone } from './browser.ts';
import { type ModelServer, startModelServer } from './model-server.ts';
import { expectDocument } from './tool-at-work.ts';

let page: Page;
let model: ModelServer;

beforeAll(async () => {
  model = await startModelServer((text) => text, 'Halden opens a shop in Innsbruck.', pressRelease);
});
afterAll(() => model?.close());
beginAlone('Nora Newcomer', (opened) => {
  ({ page } = opened);
});

const main = () => page.getByRole('main');

describe('a new account without a model', () => {
  it('finds a tool that works now and gets its document', async () => {
    await page.goto('/tools');
    await main()
      .getByRole('button', { name: /^Works now/ })
      .click();
    await page.waitForURL('**/tools?works=now');
    await main().getByRole('heading', { level: 2, name: 'Works now' }).waitFor();
    await expect.poll(() => main().getByRole('heading', { level: 2, name: 'Needs a model' }).count()).toBe(0);
    await expectAccessibleInBothSchemes(page);
    await main().getByRole('link', { name: 'Job posting', exact: true }).click();
    await page.getByRole('button', { name: 'Try an example' }).click();
    await main().getByText('Works now').waitFor();
    await page.getByRole('button', { name: 'Generate' }).click();
    await expectDocument(page);
    expect(page.url()).toMatch(/\/orders\/\d+$/);
  });

  it('orders with a tool that needs a model, connects one on the page of the order, and the order is written', async () => {
    await page.goto('/tools?works=needs_model&search=press');
    await main().getByRole('link', { name: 'Press release', exact: true }).click();
    await page.getByRole('button', { name: 'Try an example' }).click();
    await main().getByText('Needs a model').waitFor();
    await page.getByRole('button', { name: 'Generate' }).click();
    await page.getByRole('heading', { name: 'Waiting for a text model' }).waitFor();
    await page.getByText('The workshop opens on 4 May').first().waitFor();
    await expectAccessibleInBothSchemes(page);
    const card = page.getByRole('region', { name: 'Connect a model' });
    await card.getByText('Your server').click();
    await card.getByLabel('URL of the server').fill(model.baseUrl);
    await card.getByRole('button', { name: 'Test and connect' }).click();
    await card.getByRole('combobox', { name: 'Model' }).fill('house-model');
    await card.getByRole('button', { name: 'Connect model' }).click();
    await page.getByText('house-model is connected').waitFor();
    await page.getByText('Ready', { exact: true }).first().waitFor({ timeout: 60_000 });
    await page.getByText(pressRelease.lead).first().waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Waiting for a text model' }).count()).toBe(0);
  });

  it('sees no marks of what works once a model writes and the filter asks for nothing else', async () => {
    await page.goto('/tools?works=needs_model&search=press');
    await main().getByText('No tools found').waitFor();
    await page.setViewportSize(phone);
    await expectAccessibleInBothSchemes(page);
    await expect.poll(() => main().getByRole('link', { name: 'Press release', exact: true }).count()).toBe(0);
  });
});

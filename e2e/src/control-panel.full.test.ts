// The control panel: access, and a model that is connected, tested and used.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessibleInBothSchemes, openBrowser, openVisitor, phone } from './browser.ts';
import { ensureFounder, newPerson, signIn } from './people.ts';
import { runSql } from './product-database.ts';
import { productHere } from './product-here.ts';

let browser: Browser;
let models: Server;
beforeAll(async () => {
  browser = await openBrowser();
  models = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: [{ id: 'house-model' }] })),
  );
  await new Promise<void>((resolve) => models.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await browser.close();
  models.close();
});

describe('the control panel', () => {
  it('sends a plain user to the dashboard', async () => {
    const person = await newPerson('Plain Paula');
    await runSql(`update users set role = 'user' where id = $1`, [person.id]);
    const context = await openVisitor(browser);
    await signIn(context, person);
    const page = await context.newPage();
    await page.goto('/control-panel/models');
    await page.waitForURL('**/dashboard');
    await page.getByRole('button', { name: /account/i }).click();
    await page.getByRole('menuitem', { name: 'My Profile' }).waitFor();
    await expect.poll(() => page.getByRole('menuitem', { name: 'Control Panel' }).count()).toBe(0);
    await context.close();
  });

  it('connects a model, tries it and removes it again after asking', async () => {
    const context = await openVisitor(browser);
    await signIn(context, await ensureFounder());
    const { port } = models.address() as AddressInfo;
    const answer = await context.request.put('/api/admin/models/create', {
      data: { name: 'House model', provider: 'openai-compatible', base_url: `http://127.0.0.1:${port}/v1` },
      headers: { origin: productHere().url },
    });
    expect(answer.status()).toBe(200);
    const page = await context.newPage();
    await page.goto('/control-panel/models');
    await page.getByRole('button', { name: /^Test/ }).click();
    await page.getByText('Connected').waitFor();
    await page.getByText('1 model', { exact: false }).first().waitFor();
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: /^Actions for House model/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
    await dialog
      .getByText('You won’t be able to revert this!')
      .or(dialog.getByText("You won't be able to revert this!"))
      .waitFor();
    await dialog.getByRole('button', { name: 'Go back' }).click();
    await page.getByRole('heading', { name: 'House model' }).waitFor();
    await page.getByRole('button', { name: /^Actions for House model/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Remove connection' }).click();
    await page.getByText('No connections yet').waitFor();
    await context.close();
  });

  it('keeps prices of models: entered, planned, corrected, and refused a second time for the same day', async () => {
    const context = await openVisitor(browser);
    await signIn(context, await ensureFounder());
    const page = await context.newPage();
    await page.goto('/control-panel/models');
    await page.getByRole('link', { name: 'Prices', exact: true }).click();
    await page.getByRole('heading', { name: 'No prices yet' }).waitFor();
    const dialog = page.getByRole('dialog');
    const enter = async (price: string, day?: string) => {
      await page.getByRole('button', { name: 'Add price', exact: true }).first().click();
      await dialog.getByLabel('Model').fill('house-model');
      await dialog.getByLabel('1M input tokens').fill(price);
      if (await dialog.getByLabel('Currency').isEnabled()) await dialog.getByLabel('Currency').fill('EUR');
      if (day) await dialog.getByLabel('Valid from').fill(day);
      await dialog.getByRole('button', { name: 'Save' }).click();
    };
    await enter('2,50');
    await page.getByText('€2.50').waitFor();
    await enter('3', '2199-01-01');
    await page.getByText('€3.00 from 1 Jan 2199').waitFor();
    await expectAccessibleInBothSchemes(page);
    await enter('4', '2199-01-01');
    await dialog.getByText('A price with this start date already exists').waitFor();
    await expectAccessibleInBothSchemes(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: /house-model, 1M input tokens/ }).click();
    await page.getByRole('menuitem', { name: 'Price history' }).click();
    await dialog.getByRole('button', { name: /Edit planned price/ }).click();
    await dialog.getByLabel('1M input tokens').fill('3.25');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('€3.25 from 1 Jan 2199').waitFor();
    await page.setViewportSize(phone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await context.close();
  });
});

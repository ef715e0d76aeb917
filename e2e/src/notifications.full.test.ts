// Notifications and their channels in My profile, a group tested by email, and a token limited to its permissions.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { posting } from '@folio/server/testing/job-posting';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { beginAs } from './beginning.ts';
import { desktop, expectAccessibleInBothSchemes, phone } from './browser.ts';
import { productHere } from './product-here.ts';

let context: BrowserContext;
let page: Page;
beginAs('Nora Notified', (opened) => {
  ({ context, page } = opened);
});

const order = {
  tool: 'job_posting',
  fields: posting,
};

/** Places an order as the page would and waits until its news has come. */
async function orderAndWait(unread: number): Promise<void> {
  const answer = await context.request.post('/api/services/orders/create', {
    data: order,
    headers: { origin: productHere().url },
  });
  expect(answer.status()).toBe(200);
  await expect
    .poll(
      async () => {
        const news = await context.request.get('/api/features/notifications/show');
        return ((await news.json()) as { unread_count: number }).unread_count;
      },
      { timeout: 15_000 },
    )
    .toBe(unread);
}

describe('notifications in My profile', () => {
  it('has a page with what is unread, and a matrix that is kept', async () => {
    await orderAndWait(1);
    await orderAndWait(2);
    await page.goto('/my-profile?tab=notifications&show=unread');
    await page
      .getByRole('main')
      .getByRole('link', { name: /is ready/ })
      .first()
      .waitFor();
    await expectAccessibleInBothSchemes(page);
    await page.setViewportSize(phone);
    await expectAccessibleInBothSchemes(page);
    await page.setViewportSize(desktop);
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await page.getByText('You’re all caught up').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'All', exact: true }).click();
    await expect
      .poll(() =>
        page
          .getByRole('main')
          .getByRole('link', { name: /is ready/ })
          .count(),
      )
      .toBe(2);

    const cell = page.getByRole('checkbox', { name: 'Document ready: In app' });
    await cell.uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Save' }).and(page.locator(':disabled')).waitFor();
    await page.reload();
    await cell.waitFor();
    await expect.poll(() => cell.isChecked()).toBe(false);
  });
});

describe('a notification group', () => {
  it('is made by an owner, tested by mail and deleted after asking', async () => {
    await page.goto('/control-panel/notifications');
    await page.getByRole('button', { name: 'Create group' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create group' });
    await dialog.getByRole('button', { name: 'Create group' }).click();
    await dialog.getByText('Enter a group name').waitFor();
    await dialog.getByLabel('Name').fill('Night desk');
    await dialog.getByPlaceholder('Search by name or email').click();
    await page.getByRole('option', { name: 'Nora Notified' }).click();
    await expectAccessibleInBothSchemes(page);
    await dialog.getByRole('button', { name: 'Create group' }).click();
    await page.getByRole('heading', { name: 'Night desk' }).waitFor();
    await page.getByRole('button', { name: 'Send test notification: Night desk' }).click();
    await page.getByText('Test notifications sent: 1').first().waitFor();
    const outbox = join(productHere().dataDir, 'outbox');
    const mails = () =>
      readdirSync(outbox)
        .map((file) => readFileSync(join(outbox, file), 'utf8'))
        .filter((text) => text.startsWith('To: nora.notified@example.com\n') && text.includes('Night desk'));
    await expect.poll(() => mails().length).toBe(1);
    await expectAccessibleInBothSchemes(page);

    await page.getByRole('button', { name: 'Actions for Night desk' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Delete group' }).click();
    await page.getByText('No groups yet').waitFor();
  });

  it('is said to be missing where the groups cannot be fetched', async () => {
    await page.route('**/api/features/notification-groups/show**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/control-panel/notifications');
    await page.getByText('Failed to fetch notification groups').waitFor();
    await page.unroute('**/api/features/notification-groups/show**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No groups yet').waitFor();
    await expect.poll(() => page.getByText('Failed to fetch notification groups').count()).toBe(0);
  });
});

describe('an API token', () => {
  it('with the scope to read lists documents and may not order; ended, it is refused', async () => {
    await page.goto('/user/api');
    await page.getByRole('button', { name: 'Create token' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create token' });
    await dialog.getByLabel('Name').fill('Report');
    await expect.poll(() => dialog.getByRole('checkbox', { name: 'Read', exact: true }).isChecked()).toBe(true);
    await expectAccessibleInBothSchemes(page);
    await dialog.getByRole('button', { name: 'Create token' }).click();
    const token = (await page.getByLabel('Your new token').textContent()) ?? '';
    await page.getByRole('row', { name: /Report.*Read/ }).waitFor();
    await expectAccessibleInBothSchemes(page);
    const call = (path: string, init: RequestInit = {}) =>
      fetch(`${productHere().url}/api/${path}`, {
        ...init,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
    const list = await call('services/orders/show');
    expect([list.status, ((await list.json()) as { recordsTotal: number }).recordsTotal]).toEqual([200, 2]);
    expect((await call('services/orders/create', { method: 'POST', body: JSON.stringify(order) })).status).toBe(403);

    await page.reload();
    await page.getByRole('button', { name: 'Revoke Report' }).waitFor();
    await expect.poll(() => page.getByText(token).count()).toBe(0);
    await page.getByRole('button', { name: 'Revoke Report' }).click();
    await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Revoke token' }).click();
    await page.getByText('No tokens yet.', { exact: false }).waitFor();
    expect((await call('services/orders/show')).status).toBe(401);
  });

  it('is refreshed with one click, and the examples carry the chosen tool', async () => {
    await page.goto('/user/api');
    await page.getByRole('button', { name: 'Create API token' }).click();
    await page.getByText('Token Refreshed successfully').first().waitFor();
    const token = (await page.getByLabel('Your new token').textContent()) ?? '';
    await page
      .locator('pre', { hasText: `Bearer ${token}` })
      .first()
      .waitFor();
    await page.getByRole('combobox', { name: 'Tool' }).click();
    await page.getByRole('option', { name: 'Text summary' }).click();
    await page.locator('pre', { hasText: '"tool": "text_summary"' }).waitFor();
    await page.getByText('TypeScript', { exact: true }).click();
    await page.locator('pre', { hasText: 'process.env.API_TOKEN' }).waitFor();
    await expect.poll(() => page.locator('pre', { hasText: token }).count()).toBe(0);
  });
});

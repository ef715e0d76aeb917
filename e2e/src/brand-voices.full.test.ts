// A company's voice: learnt from a text, counted as the default, broken by a document, and answered for by name.
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { beginAs } from './beginning.ts';
import { expectAccessibleInBothSchemes, openVisitor, phone } from './browser.ts';
import { newPerson, type Person, signIn } from './people.ts';
import { runSql } from './product-database.ts';
import { openWithExample } from './tool-at-work.ts';

const lines =
  'We make shoes for wet paths. Our soles grip on stone, and you feel it with every step. Come and try a pair in our shop. We mend what we sell, because good shoes should last for years. You bring the mud, we bring the brush.';

let browser: Browser;
let page: Page;
let owner: Person;
beginAs('Vera Voice', (opened) => {
  ({ browser, page, person: owner } = opened);
});

async function addTag(label: string, word: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label }).or(page.getByRole('textbox', { name: label }));
  await field.first().fill(word);
  await page.keyboard.press('Enter');
}

describe('a voice of one’s own', () => {
  it('is asked for, with the way to it, by a tool that cannot do without one', async () => {
    await openWithExample(page, 'rewrite_with_brand_voice');
    await page.getByRole('button', { name: 'Generate' }).click();
    await page.getByRole('alert').filter({ hasText: 'No brand voices available here.' }).waitFor();
    const way = page.getByRole('link', { name: 'Manage brand voices' });
    await expect.poll(() => way.evaluate((link) => link === document.activeElement)).toBe(true);
    await expectAccessibleInBothSchemes(page);
  });

  it('is learnt from a text, looked over and kept as the default', async () => {
    await page.goto('/brand-voices');
    await page.getByText('No brand voices yet').waitFor();
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('link', { name: 'New brand voice' }).first().click();
    await page.getByRole('radio', { name: /^Text/ }).check({ force: true });
    await page.getByRole('textbox', { name: 'Text' }).fill('We bake bread.');
    await page.getByRole('button', { name: 'Analyze' }).click();
    await page.getByText('Enter at least 40 words').waitFor();
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('textbox', { name: 'Text' }).fill(lines);
    await page.getByRole('button', { name: 'Analyze' }).click();
    await page.getByText('Review the profile').waitFor();
    await page.getByRole('button', { name: 'Save brand voice' }).click();
    await page.getByText('This field is required').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Plain and warm');
    await addTag('Never use', 'accounting');
    await expect.poll(() => page.getByRole('switch', { name: 'Default voice' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Save brand voice' }).click();
    await page.waitForURL(/\/brand-voices\/\d+$/);
    await page.getByRole('heading', { name: 'Plain and warm', level: 1 }).waitFor();
    await page.getByLabel('A paragraph').fill('This is accounting!');
    await page.getByRole('button', { name: 'Test voice' }).click();
    await page.getByText('“accounting” must never be used').waitFor();
    await page.locator('mark', { hasText: 'accounting' }).waitFor();
    await page.getByText('No model is connected').waitFor();
    await expectAccessibleInBothSchemes(page);
    await page.goto('/brand-voices');
    await page.getByText('1 of 5 brand voices').waitFor();
    await page.getByText('Default', { exact: true }).waitFor();
    await expectAccessibleInBothSchemes(page);
  });

  it('is edited, and neither reset nor left without asking', async () => {
    await page.getByRole('link', { name: 'Plain and warm' }).click();
    await page.getByRole('button', { name: 'Reset to default' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click();
    await page.getByLabel('Do', { exact: true }).fill('Say who does what.\n\nSay when.');
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.getByText('You have unsaved changes in “Plain and warm”.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Brand voice saved').first().waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('Do', { exact: true }).inputValue()).toBe('Say who does what.\nSay when.');
  });

  it('is the usual tone of who chooses it', async () => {
    await page.goto('/tones');
    // The choice shows once the server has it, so that `check` would look too early.
    await page.getByRole('radio', { name: 'Witty' }).click();
    await page.getByText('Default tone saved').waitFor();
    await expectAccessibleInBothSchemes(page);
    await page.goto('/tools/job_posting');
    await page.getByRole('combobox', { name: 'Brand voice' }).waitFor();
    await expect.poll(() => page.getByRole('combobox', { name: 'Tone of voice' }).inputValue()).toBe('Witty');
    await expect.poll(() => page.getByRole('combobox', { name: 'Brand voice' }).inputValue()).toBe('Plain and warm (default)');
  });
});

describe('an order', () => {
  it('is rewritten in the default voice, once a model is there', async () => {
    await openWithExample(page, 'rewrite_with_brand_voice');
    await expect.poll(() => page.getByRole('combobox', { name: 'Brand voice' }).inputValue()).toBe('Plain and warm (default)');
    await page.getByRole('button', { name: 'Generate' }).click();
    await page.getByRole('heading', { name: 'Waiting for a text model' }).waitFor();
  });

  it('takes a briefing that was written from a template', async () => {
    await page.goto('/briefings');
    await page.getByRole('button', { name: 'New briefing' }).first().click();
    await page.getByRole('combobox', { name: 'Template' }).click();
    await page.getByRole('option', { name: 'Job campaign' }).click();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Job campaign');
    await page.getByLabel('Title').fill('Autumn hiring');
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: 'Save briefing' }).click();
    await page.getByRole('button', { name: 'Autumn hiring', exact: true }).waitFor();
    await expectAccessibleInBothSchemes(page);
    await page.goto('/tools/job_posting');
    await page.getByRole('button', { name: 'Try an example' }).click();
    await page.getByRole('combobox', { name: 'Briefing' }).click();
    await page.getByRole('option', { name: 'Autumn hiring' }).click();
    await expectAccessibleInBothSchemes(page);
    const request = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/orders/create'));
    await page.getByRole('button', { name: 'Generate' }).click();
    const placed = (await request).postDataJSON() as Record<string, unknown>;
    expect(placed['guideline_id']).toEqual(expect.any(Number));
    expect('brand_voice_id' in placed).toBe(false);
    await page.waitForURL(/\/orders\/\d+$/, { timeout: 30_000 });
  });

  it('that breaks a rule is seen, found in the text, and answered for by name', async () => {
    await page.getByRole('tabpanel').getByText('Voice', { exact: true }).click();
    await page.getByText('Breaks a rule').waitFor();
    await page
      .getByRole('button', { name: /accounting/ })
      .first()
      .click();
    await expect.poll(() => page.locator('.shown-line').first().textContent()).toMatch(/accounting/i);
    await page.getByRole('button', { name: 'Allow exception to “accounting”' }).first().click();
    await page.getByRole('button', { name: 'Allow exception', exact: true }).click();
    await page.getByText('This field is required').waitFor();
    await page.keyboard.type('It is what the product is called');
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: 'Allow exception', exact: true }).click();
    await page
      .getByText(/Exception allowed by Vera Voice/)
      .first()
      .waitFor();
    await page.getByText('Breaks a rule').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('tabpanel').getByText('Voice', { exact: true }).click();
    await page
      .getByText(/It is what the product is called/)
      .first()
      .waitFor();
    await page.setViewportSize(phone);
    await expectAccessibleInBothSchemes(page);
  });
});

describe('a plain user', () => {
  it('reads the voices of their workspace and makes none', async () => {
    const plain = await newPerson('Ulf User');
    const workspace = 7001;
    await runSql(
      `insert into workspaces (id, account_id, name, created_by) overriding system value
       select $1, account_id, 'Shop', id from users where id = $2`,
      [workspace, owner.id],
    );
    await runSql('insert into workspace_members (workspace_id, user_id) values ($1, $2), ($1, $3)', [
      workspace,
      owner.id,
      plain.id,
    ]);
    await runSql(
      'insert into workspace_brand_voices (workspace_id, brand_voice_id) select $1, id from brand_voices where user_id = $2',
      [workspace, owner.id],
    );
    await runSql(`update users set role = 'user', account_id = (select account_id from users where id = $1) where id = $2`, [
      owner.id,
      plain.id,
    ]);
    const visitor = await openVisitor(browser);
    await signIn(visitor, plain);
    const seen = await visitor.newPage();
    await seen.goto('/pricing');
    await seen.evaluate(() => {
      // Simulates a user in the personal workspace.
      document.cookie = 'workspace=personal; path=/';
    });
    await seen.goto('/brand-voices');
    await seen.getByText('Owners and admins create brand voices').waitFor();
    await seen.evaluate((id) => {
      // Simulates the cookie of a selected workspace.
      document.cookie = `workspace=${id}; path=/`;
    }, workspace);
    await seen.reload();
    await seen.getByRole('link', { name: 'Plain and warm' }).waitFor();
    await expect.poll(() => seen.getByRole('link', { name: 'New brand voice' }).count()).toBe(0);
    await expect.poll(() => seen.getByRole('button', { name: 'Actions for Plain and warm' }).count()).toBe(0);
    await seen.getByRole('link', { name: 'Plain and warm' }).click();
    await seen.getByText('accounting').first().waitFor();
    await expect.poll(() => seen.getByLabel('Name', { exact: true }).count()).toBe(0);
    await expectAccessibleInBothSchemes(seen);
    await seen.goto('/brand-voices/new');
    await seen.getByText('You can’t create a brand voice right now').waitFor();
    await seen.goto('/briefings');
    await seen.getByText('Admins create briefings').waitFor();
    await expect.poll(() => seen.getByRole('button', { name: 'New briefing' }).count()).toBe(0);
    await visitor.close();
  });
});

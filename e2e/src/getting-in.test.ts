import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessibleInBothSchemes, openBrowser, openVisitor } from './browser.ts';
import { ensureFounder, newPerson, password, signIn } from './people.ts';
import { productHere } from './product-here.ts';
import { startProduct } from './product-under-test.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('getting in', () => {
  it('leads the first visitor to registration and from there to the dashboard', async () => {
    const fresh = await startProduct();
    const context = await openVisitor(browser, { baseURL: fresh.url });
    const page = await context.newPage();
    await page.goto('/');
    await page.waitForURL('**/register');
    await expectAccessibleInBothSchemes(page);
    await page.getByLabel('Name').fill('Frida Founder');
    await page.getByLabel('Email').fill('frida@example.com');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Use at least 10 characters').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/start');
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('link', { name: 'Skip for now' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { name: /Frida/ }).waitFor();
    await expectAccessibleInBothSchemes(page);
    await context.close();
    await fresh.stop();
  });

  it('sends a visitor to the login and back to where they wanted to go, and logs out', async () => {
    await ensureFounder();
    const context = await openVisitor(browser);
    const page = await context.newPage();
    await page.goto('/tools');
    await page.waitForURL('**/login**');
    await expectAccessibleInBothSchemes(page);
    await page.getByLabel('Email').fill('frida@example.com');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('Incorrect email or password').first().waitFor();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('**/tools');
    await page.goto('/login');
    await page.waitForURL('**/dashboard');
    const otherTab = await context.newPage();
    await otherTab.goto('/favorite');
    await otherTab.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: /account/i }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
    // The other tab shows nothing more of the person, and comes back to where it led.
    await otherTab.getByRole('link', { name: 'Documents', exact: true }).first().click();
    await otherTab.waitForURL('**/login?redirect=%2Forders');
    await otherTab.getByText(/You have been logged out\./).waitFor();
    await context.close();
  });

  it('resets a forgotten password by the mailed link', async () => {
    const person = await newPerson('Forgetful Fritz');
    const context = await openVisitor(browser);
    const page = await context.newPage();
    await page.goto('/reset-password');
    await expectAccessibleInBothSchemes(page);
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('If forgetful.fritz@example.com belongs to an account').waitFor();
    const outbox = join(productHere().dataDir, 'outbox');
    // The answer does not wait for the mail, so that it takes as long for an address that is unknown.
    const readLink = () => {
      const mails = existsSync(outbox) ? readdirSync(outbox).map((file) => readFileSync(join(outbox, file), 'utf8')) : [];
      const mail = mails.find((text) => text.includes(person.email));
      return /http\S+\/reset-password\/\S+/.exec(mail ?? '')?.[0] ?? '';
    };
    await expect.poll(readLink, { timeout: 10_000 }).not.toBe('');
    const link = readLink();
    await page.goto(new URL(link).pathname);
    await page.getByLabel('New password', { exact: true }).fill('a much better one');
    await page.getByLabel('Confirm new password').fill('a much better one');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Your password has been reset').first().waitFor();
    await page.waitForURL('**/login');
    await signIn(context, { ...person, password: 'a much better one' });
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: /Forgetful/ }).waitFor();
    await context.close();
  });

  it('lets staff act as someone else, with a banner, and leave again', async () => {
    const founder = await ensureFounder();
    const person = await newPerson('Helped Hanna');
    const context = await openVisitor(browser);
    await signIn(context, founder);
    const page = await context.newPage();
    await page.goto('/impersonate?userId=abc&token=x');
    await page.getByText('The given userId is not valid.').first().waitFor();
    const answer = await context.request.post('/api/services/auth/impersonation_token', {
      data: { id: person.id },
      headers: { origin: productHere().url },
    });
    const { url } = (await answer.json()) as { url: string };
    await page.goto(new URL(url).pathname + new URL(url).search);
    await page.waitForURL('**/dashboard');
    expect(page.url()).not.toContain('token');
    await page.getByText('You are impersonating Helped Hanna').waitFor();
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: 'Leave Impersonation' }).first().click();
    await page.getByRole('heading', { name: /Frida/ }).waitFor();
    await context.close();
  });

  it('says 404 for a path that is none', async () => {
    const context = await openVisitor(browser);
    const page = await context.newPage();
    await signIn(context, await ensureFounder());
    await page.goto('/no/such/page');
    await page.getByText('The page you requested could not be found.').waitFor();
    await expectAccessibleInBothSchemes(page);
    await context.close();
  });
});

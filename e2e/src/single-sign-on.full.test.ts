// The company's own sign-in in the browser, at a real provider in a process of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@folio/server/testing/free-port';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectAccessibleInBothSchemes, openBrowser, openVisitor } from './browser.ts';
import { password } from './people.ts';
import { type RunningProduct, startProduct } from './product-under-test.ts';

const script = fileURLToPath(import.meta.resolve('@folio/server/testing/openid-provider'));

let browser: Browser;
let product: RunningProduct;
let provider: ChildProcess;
let issuer: string;

beforeAll(async () => {
  issuer = `http://127.0.0.1:${await findFreePort()}`;
  product = await startProduct({
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'folio',
    OIDC_CLIENT_SECRET: 'a secret for tests only',
    OIDC_NAME: 'Halden ID',
  });
  const callback = `${product.url}/api/services/auth/oidc/callback`;
  provider = spawn(process.execPath, [script, new URL(issuer).port, callback], { stdio: 'ignore' });
  const isUp = async () => {
    if (!(await fetch(`${issuer}/.well-known/openid-configuration`)).ok) throw new Error('The provider is not up');
  };
  await vi.waitFor(isUp, { timeout: 15_000, interval: 100 });
  const founder = { name: 'Frida Founder', email: 'frida@halden.example', password, company: 'Halden' };
  const answer = await fetch(`${product.url}/api/services/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(founder),
  });
  if (!answer.ok) throw new Error(`Registration answered ${answer.status}`);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  provider.kill();
  await product.stop();
});

const become = (person: Record<string, unknown>) => fetch(`${issuer}/person`, { method: 'POST', body: JSON.stringify(person) });

describe('single sign-on', () => {
  it('leads to the provider and back to where the visitor wanted to go, remembered', async () => {
    await become({ sub: 'ada', email: 'ada@halden.example', email_verified: true, name: 'Ada Halden' });
    const context = await openVisitor(browser, { baseURL: product.url });
    const page = await context.newPage();
    await page.goto('/tools');
    await page.waitForURL('**/login**');
    await page.getByRole('link', { name: 'Continue with Halden ID' }).waitFor();
    await expectAccessibleInBothSchemes(page);
    await page.getByLabel('Remember me').check();
    await page.getByRole('link', { name: 'Continue with Halden ID' }).click();
    await page.waitForURL('**/tools');
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'folio_token');
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 300 * 86_400);
    await page.goto('/my-profile');
    await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Ada Halden');
    await context.close();
  });

  it('says why someone was turned away, and the address forgets it', async () => {
    await become({ sub: 'mal', email: 'frida@halden.example', email_verified: false });
    const context = await openVisitor(browser, { baseURL: product.url });
    const page = await context.newPage();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Continue with Halden ID' }).click();
    const sentence = page.getByRole('alert').getByText('has not verified your email address');
    await sentence.waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expectAccessibleInBothSchemes(page);
    await page.reload();
    await page.getByRole('link', { name: 'Continue with Halden ID' }).waitFor();
    await expect.poll(() => sentence.count()).toBe(0);
    await context.close();
  });
});

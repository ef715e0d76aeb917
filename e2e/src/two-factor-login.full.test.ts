// Two-factor login as someone lives with it: switched on, asked for, replaced by a recovery code, removed, switched off.
import { readFileSync } from 'node:fs';
import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessibleInBothSchemes, openBrowser, openVisitor, phone } from './browser.ts';
import { newPerson, type Person, password, signIn } from './people.ts';
import { runSql } from './product-database.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
/** As if half a minute had passed: the code of now is good once more. */
const forgetSteps = (person: Person) => runSql('update authenticators set last_step = 0 where user_id = $1', [person.id]);

/** Up to the code, or in; the page is on the login. */
async function giveCredentials(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
}

/** From the profile to the recovery codes, by keyboard where it is natural. */
async function switchOn(page: Page): Promise<string> {
  await page.goto('/my-profile');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await page.getByText('The current password is wrong').waitFor();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  const picture = page.getByRole('img', { name: 'QR code for your authenticator app' });
  await picture.waitFor();
  expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await expectAccessibleInBothSchemes(page);
  const secret = (await page.locator('main code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code').fill(codeOf(secret));
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  return secret;
}

describe('two-factor login', () => {
  it('is switched on, asked for at the door, replaced by a recovery code, and switched off', async () => {
    const person = await newPerson('Secured Sara');
    const context = await openVisitor(browser);
    await signIn(context, person);
    const page = await context.newPage();
    const secret = await switchOn(page);
    await expectAccessibleInBothSchemes(page);
    const lost = await page.locator('main li code').allInnerTexts();
    await page.reload();
    await page.getByText('10 recovery codes are left.').waitFor();
    await page.getByRole('button', { name: 'New recovery codes' }).click();
    await page.keyboard.type(password);
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.keyboard.type(lost[0] ?? '');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    const recovery = await page.locator('main li code').allInnerTexts();
    expect(new Set([...recovery, ...lost]).size).toBe(20);
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download' }).click()]);
    expect(file.suggestedFilename()).toBe('recovery-codes.txt');
    for (const code of recovery) expect(readFileSync(await file.path(), 'utf8')).toContain(code);
    await page.getByRole('button', { name: 'I’ve saved my codes' }).click();
    await page.getByText('10 recovery codes are left.').waitFor();
    await logOut(page);

    await forgetSteps(person);
    await page.goto('/tools');
    await page.waitForURL('**/login**');
    await page.getByLabel('Remember me').check();
    await giveCredentials(page, person);
    await page.getByRole('heading', { name: 'Two-factor authentication' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('autocomplete'))).toBe('one-time-code');
    await expectAccessibleInBothSchemes(page);
    await page.keyboard.type('000000');
    await page.getByText('This code is incorrect or was already used').waitFor();
    await page.keyboard.insertText(codeOf(secret).replace(/^.../, '$& '));
    await page.waitForURL('**/tools');
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'folio_token');
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 300 * 86_400);
    await logOut(page);

    await giveCredentials(page, person);
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.keyboard.type(recovery[0]?.toUpperCase() ?? '');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await page.goto('/my-profile');
    await page.getByText('9 recovery codes are left.').waitFor();

    await forgetSteps(person);
    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.keyboard.type(password);
    await page.getByLabel('Code').fill(codeOf(secret));
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('button', { name: 'Turn on' }).waitFor();
    await logOut(page);
    await giveCredentials(page, person);
    await page.waitForURL('**/dashboard');
    await context.close();
  });

  it('goes back to the first step where the time for the code is over, and keeps what was typed', async () => {
    const person = await newPerson('Slow Sven');
    const context = await openVisitor(browser, { viewport: phone });
    await signIn(context, person);
    const page = await context.newPage();
    const secret = await switchOn(page);
    await context.clearCookies();
    await forgetSteps(person);
    await page.goto('/login');
    await page.getByLabel('Remember me').check();
    await giveCredentials(page, person);
    await page.getByLabel('Code').waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(person.email);
    await expect.poll(() => page.getByLabel('Remember me').isChecked()).toBe(true);
    await giveCredentials(page, person);
    await page.getByLabel('Code').waitFor();
    await runSql(`update one_time_tokens set expires_at = now() - interval '1 second' where user_id = $1`, [person.id]);
    await page.getByLabel('Code').fill(codeOf(secret));
    await page.getByRole('alert').getByText('The login timed out. Log in again.').waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(person.email);
    await expectAccessibleInBothSchemes(page);
    await context.close();
  });

  it('is removed by an owner for a user who lost everything, and only offered there', async () => {
    const [owner, person] = [await newPerson('Owner Olga'), await newPerson('Lost Lars')];
    await runSql(`update seats set account_id = (select account_id from users where id = $1) where user_id = $2`, [
      owner.id,
      person.id,
    ]);
    await runSql(`update users set role = 'user', account_id = (select account_id from users where id = $1) where id = $2`, [
      owner.id,
      person.id,
    ]);
    const theirs = await openVisitor(browser);
    await signIn(theirs, person);
    await switchOn(await theirs.newPage());
    const context = await openVisitor(browser);
    await signIn(context, owner);
    const page = await context.newPage();
    await page.goto('/control-panel/seats');
    const menu = page.getByRole('button', { name: 'Actions for Lost Lars' });
    const entry = page.getByRole('menuitem', { name: 'Disable two-factor authentication' });
    await menu.click();
    await entry.click();
    const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
    await dialog.getByText('Lost Lars will log in with their password only.', { exact: false }).waitFor();
    await expectAccessibleInBothSchemes(page);
    await dialog.getByRole('button', { name: 'Disable two-factor authentication' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Delete seat' }).waitFor();
    await expect.poll(() => entry.count()).toBe(0);
    const second = await openVisitor(browser);
    const door = await second.newPage();
    await door.goto('/login');
    await giveCredentials(door, person);
    await door.waitForURL('**/dashboard');
    await Promise.all([theirs.close(), context.close(), second.close()]);
  });
});

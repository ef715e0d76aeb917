// An animation: the week's allowance is shown before and after, the film plays, and it is downloaded as a real mp4.
import type { Browser, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { beginAs } from './beginning.ts';
import { expectAccessibleInBothSchemes, openVisitor } from './browser.ts';
import { newPerson, type Person, signIn } from './people.ts';
import { runSql } from './product-database.ts';
import { download, expectAccessibleEverywhere, expectDocument, expectOutOfReach, openWithExample } from './tool-at-work.ts';

let browser: Browser;
let person: Person;
let page: Page;

beginAs('Anja Animation', (opened) => {
  ({ browser, page, person } = opened);
});

const choose = async (label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

it('is priced by its seconds and shows how often it may still be made', async () => {
  await openWithExample(page, 'text_to_video');
  await page.getByText('10 of 10 uses left this week.', { exact: false }).waitFor();
  await page.getByText('40 credits', { exact: true }).waitFor();
  await choose('Duration', '3 seconds');
  await page.getByText('30 credits', { exact: true }).waitFor();
  await choose('Aspect ratio', 'Square');
  await expectAccessibleEverywhere(page);
});

it('is made while the page is away, plays, and is downloaded as a film and as its first picture', async () => {
  const placed = page.waitForResponse((response) => response.url().includes('/orders/create') && response.ok());
  await page.getByLabel('Description').press('Control+Enter');
  await placed;
  await page.getByText('You can leave this page').waitFor();
  await expectAccessibleInBothSchemes(page);
  await page.goto('/orders');
  await page
    .getByRole('link', { name: /Autumn collection/ })
    .first()
    .click();
  await expectDocument(page);
  const film = page.locator('video');
  await film.evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
  const facts = await film.evaluate((video: HTMLVideoElement) => [
    video.videoWidth,
    video.videoHeight,
    Math.round(video.duration),
  ]);
  expect(facts).toEqual([720, 720, 3]);
  const poster = await film.getAttribute('poster');
  expect((await page.request.get(poster ?? '')).headers()['content-type']).toBe('image/jpeg');
  await expectAccessibleEverywhere(page);
  expect((await download(page, 'MP4 video')).subarray(4, 8).toString()).toBe('ftyp');
  expect((await download(page, 'JPEG image')).subarray(0, 3).toString('hex')).toBe('ffd8ff');
  const stranger = await openVisitor(browser);
  await signIn(stranger, await newPerson('Fritz Film'));
  await expectOutOfReach(stranger, page.url(), poster ?? '');
  await stranger.close();
});

it('is refused in words once the week is used up', async () => {
  await page.goto('/tools/text_to_video');
  await page.getByText('9 of 10 uses left this week.', { exact: false }).waitFor();
  await runSql(
    `insert into order_details (order_id, account_id, user_id, tool_slug, title, language, status, price)
     select order_id, account_id, user_id, tool_slug, title, language, status, price from order_details, generate_series(1, 9)
     where user_id = $1`,
    [person.id],
  );
  await page.getByRole('button', { name: 'Try an example' }).click();
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByText('You have reached the limit of 10 uses this week. It resets on Monday.').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/tools/text_to_video');
  await page.reload();
  await page.getByText('0 of 10 uses left this week.', { exact: false }).waitFor();
});

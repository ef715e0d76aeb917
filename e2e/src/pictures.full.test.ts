// Images: designed in the requested formats, upscaled, cut out, viewed and downloaded. Orders without a
// model show that they wait.
import { strFromU8, unzipSync } from 'fflate';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { beginAs } from './beginning.ts';
import { expectAccessibleInBothSchemes, openVisitor } from './browser.ts';
import { newPerson, signIn } from './people.ts';
import { download, expectAccessibleEverywhere, expectDocument, expectOutOfReach, openWithExample } from './tool-at-work.ts';

let browser: Browser;
let context: BrowserContext;
let page: Page;

beginAs('Petra Pictures', (opened) => {
  ({ browser, context, page } = opened);
});

/** A green disc on white, as a browser draws it. */
async function drawing(width: number, height: number): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const canvas = await context.newPage();
  await canvas.setViewportSize({ width, height });
  await canvas.setContent(
    `<style>body{margin:0}</style><svg width="${width}" height="${height}" style="display:block"><circle cx="50%" cy="50%" r="${height / 3}" fill="#0f7a5c"/></svg>`,
  );
  const buffer = await canvas.screenshot();
  await canvas.close();
  return { name: 'Boot, green.png', mimeType: 'image/png', buffer };
}

/** Width and height as the file itself says. */
const pngSize = (bytes: Buffer) => {
  expect(strFromU8(bytes.subarray(1, 4))).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

/** Opacity (0 to 255) of a pixel, seen by the browser. */
const opacityAt = (bytes: Buffer, x: number, y: number) =>
  page.evaluate(
    async ([base64, left, top]) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${base64}`;
      await picture.decode();
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const pen = canvas.getContext('2d');
      pen?.drawImage(picture, 0, 0);
      return pen?.getImageData(left, top, 1, 1).data[3];
    },
    [bytes.toString('base64'), x, y] as const,
  );

const upload = (file: Awaited<ReturnType<typeof drawing>>) => page.locator('input[type="file"]').setInputFiles(file);
const make = () => page.getByRole('button', { name: 'Generate' }).click();

describe('a picture for social media', () => {
  it('is designed in each format, looked at by keyboard, and downloaded with the others', async () => {
    await openWithExample(page, 'social_image');
    await page.getByText('30 credits', { exact: true }).waitFor();
    await expectAccessibleEverywhere(page);
    await make();
    await expectDocument(page);
    const gallery = page.getByRole('list', { name: 'Images' });
    await expect.poll(() => gallery.getByRole('listitem').count()).toBe(3);
    const sizes = () =>
      gallery
        .locator('img')
        .evaluateAll((all) =>
          all.map((one) => `${(one as HTMLImageElement).naturalWidth}x${(one as HTMLImageElement).naturalHeight}`),
        );
    await gallery.getByRole('img').last().scrollIntoViewIfNeeded();
    await expect.poll(sizes).toEqual(['1080x1080', '1080x1920', '1200x630']);
    await expectAccessibleEverywhere(page);
    await gallery
      .getByRole('button', { name: /^Enlarge/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog');
    await viewer.getByText('1 of 3').waitFor();
    await page.keyboard.press('ArrowLeft');
    await viewer.getByText('3 of 3').waitFor();
    await expectAccessibleInBothSchemes(page);
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    const files = unzipSync(new Uint8Array(await download(page, 'All files (zip)')));
    // The weight that each network takes decides between the two kinds.
    const kinds = Object.values(files).map((bytes) => Buffer.from(bytes.subarray(0, 3)).toString('hex'));
    expect(kinds.map((kind) => kind === '89504e' || kind === 'ffd8ff')).toEqual([true, true, true]);
    expect(Object.keys(files).join(' ')).toContain('1080x1920');
  });

  it('belongs to the user who ordered it', async () => {
    const stranger = await openVisitor(browser);
    await signIn(stranger, await newPerson('Stefan Stranger'));
    const file = await page.getByRole('list', { name: 'Images' }).locator('img').first().getAttribute('src');
    await expectOutOfReach(stranger, page.url(), file ?? '');
    await stranger.close();
  });
});

describe('enlarging', () => {
  it('refuses what is too large in a dialog, by keyboard', async () => {
    await page.goto('/tools/image_upscaling');
    await upload(await drawing(1431, 20));
    const dialog = page.getByRole('dialog', { name: 'The image is too large' });
    await dialog.getByText('The file exceeds the manageable limits (1430 x 1430 px).').waitFor();
    await expectAccessibleInBothSchemes(page);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('OK');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await make();
    await page.getByText('This field is required').waitFor();
  });

  it('keeps the file over a reload, makes it twice as large, and shows both upon each other', async () => {
    await upload(await drawing(90, 60));
    await page.getByText('90 × 60').waitFor();
    await page.reload();
    await page.getByText('90 × 60').waitFor();
    await expectAccessibleEverywhere(page);
    await make();
    await expectDocument(page);
    const slider = page.getByRole('slider', { name: 'Compare before and after' });
    await slider.focus();
    await page.keyboard.press('End');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('100 percent before');
    await expectAccessibleEverywhere(page);
    expect(pngSize(await download(page, 'PNG image'))).toEqual([180, 120]);
    expect((await download(page, 'JPEG image')).subarray(0, 3).toString('hex')).toBe('ffd8ff');
  });
});

describe('removing a background', () => {
  it('continues while the page is reloaded, and leaves what was asked for', async () => {
    await page.goto('/tools/background_removal');
    await upload(await drawing(120, 90));
    await page.getByText('120 × 90').waitFor();
    const placed = page.waitForResponse((response) => response.url().includes('/orders/create') && response.ok());
    await make();
    const { order } = (await (await placed).json()) as { order: { order_details: { id: number }[] } };
    await page.reload();
    await page.goto('/orders');
    await page.locator(`a[href="/orders/${order.order_details[0]?.id}"]`).first().click();
    await expectDocument(page);
    const cut = await download(page, 'PNG image');
    expect(pngSize(cut)).toEqual([120, 90]);
    expect(await opacityAt(cut, 2, 2)).toBe(0);
    expect(await opacityAt(cut, 60, 45)).toBe(255);
  });
});

describe('a scene that only a model can draw', () => {
  it('waits on hold and says for what', async () => {
    await page.goto('/tools/image_variations');
    await page.getByText('Needs an image model').waitFor();
    await upload(await drawing(120, 90));
    await page.getByText('120 × 90').waitFor();
    await make();
    await page.getByText('Connect an image model: the built-in engine cannot make this').first().waitFor();
    await page.getByRole('heading', { name: 'Waiting for an image model' }).waitFor();
    // Only staff can connect one.
    await expect.poll(() => page.getByRole('link', { name: 'Connect a model' }).count()).toBe(0);
    await expectAccessibleEverywhere(page);
  });
});

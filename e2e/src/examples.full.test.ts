// The gallery of worked examples: found, looked at, taken into the tool's own form.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { beginAs } from './beginning.ts';
import { expectAccessibleEverywhere } from './tool-at-work.ts';

let page: Page;

beginAs('Galina Gallery', (opened) => {
  ({ page } = opened);
});

it('shows what a tool was given and what comes out, and takes the example into the form', async () => {
  await page.goto('/tools');
  await page.getByRole('link', { name: 'Examples' }).click();
  await page.getByRole('heading', { name: 'Examples', level: 1 }).waitFor();
  await page.getByRole('searchbox').fill('product description');
  await page.getByRole('link', { name: 'Product description', exact: true }).press('Enter');
  await page.getByRole('heading', { name: 'Product description', level: 1 }).waitFor();
  await page.getByRole('definition').filter({ hasText: 'Tramo travel backpack 28 L' }).waitFor();
  const result = page.getByRole('region', { name: 'What comes out' });
  await result.getByRole('heading', { name: /Tramo travel backpack/ }).waitFor();
  await expectAccessibleEverywhere(page);
  await page.getByRole('link', { name: 'Try this example' }).click();
  await expect.poll(() => page.getByLabel('Product name').inputValue()).toBe('Tramo travel backpack 28 L');
  expect(new URL(page.url()).search).toBe('');
});

it('shows a worked result of the catalogue where only a model writes, and says who did not write it', async () => {
  await page.goto('/examples/press_release');
  const result = page.getByRole('region', { name: 'What comes out' });
  await result.getByRole('heading', { name: 'Valmora opens its first repair workshop in Lyon' }).waitFor();
  await result.getByText(/Neither the built-in engine nor a model connected here wrote it\. Language: English\./).waitFor();
  await expectAccessibleEverywhere(page);
});

it('shows a whole article as a model would write it, and below what comes out without one', async () => {
  await page.goto('/examples/seo_article');
  const result = page.getByRole('region', { name: 'What comes out' });
  await result.getByRole('link', { name: 'booking engine' }).first().waitFor();
  await result.getByText('Made by the built-in engine from the same details, without a model.').waitFor();
  await result.getByText(/This is an outline, not a finished text/).waitFor();
  await result.getByText(/Do the sum once for your house/).waitFor();
  await expectAccessibleEverywhere(page);
});

it('shows the picture that an alt text was written for', async () => {
  await page.goto('/examples/alt_text_generator');
  const picture = page.getByRole('img', { name: /^Brown leather hiking boots with red laces/ });
  await picture.waitFor();
  expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('region', { name: 'What comes out' }).getByText('brown-leather-hiking-boots-red-laces').waitFor();
  await expectAccessibleEverywhere(page);
});

/** Loaded by the browser that the product is opened with; it shows what a media file is once it has its first bytes. */
const mediaSeconds = (page: Page) =>
  page.locator('audio, video').evaluateAll((players) =>
    Promise.all(
      players.map(async (player) => {
        const media = player as HTMLMediaElement;
        media.preload = 'metadata';
        media.load();
        if (media.readyState === 0)
          await new Promise((resolve) => media.addEventListener('loadedmetadata', resolve, { once: true }));
        return media.duration;
      }),
    ),
  );

it('shows the files that tools are given and make: each loads, and nothing comes from elsewhere', async () => {
  const { origin } = new URL(page.url());
  const elsewhere: string[] = [];
  const note = (request: { url: () => string }) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) elsewhere.push(request.url());
  };
  page.on('request', note);
  const expected: Record<string, number> = {
    text_to_image: 2,
    image_variations: 3,
    image_upscaling: 3,
    background_removal: 2,
    banner_generator: 3,
    social_image: 3,
    product_scene: 3,
    image_resizer: 4,
    ai_chat_images: 1,
  };
  for (const [slug, count] of Object.entries(expected)) {
    await page.goto(`/examples/${slug}`);
    const images = page.locator('main figure img');
    await images.first().waitFor();
    const widths = await images.evaluateAll((found) =>
      Promise.all(
        found.map(async (image) => {
          (image as HTMLImageElement).loading = 'eager';
          await (image as HTMLImageElement).decode();
          return (image as HTMLImageElement).naturalWidth;
        }),
      ),
    );
    expect([slug, widths.length, widths.every((width) => width > 50)]).toEqual([slug, count, true]);
  }
  for (const [slug, seconds] of Object.entries({ text_to_speech: 14, voice_over: 16 })) {
    await page.goto(`/examples/${slug}`);
    await page.locator('audio').waitFor();
    const [length] = await mediaSeconds(page);
    expect(Math.round(length ?? 0), slug).toBe(seconds);
    await page.getByText('Transcript', { exact: true }).click();
  }
  await page.getByText(/00:05 Light as a running shoe/).waitFor();
  await expectAccessibleEverywhere(page);
  await page.goto('/examples/text_to_video');
  await page.getByText(/Animation without sound/).waitFor();
  await expectAccessibleEverywhere(page);
  page.off('request', note);
  expect(elsewhere).toEqual([]);
});

it('shows images in their formats, with their sizes, and small ones on the cards', async () => {
  await page.goto('/examples/image_resizer');
  const result = page.getByRole('region', { name: 'What comes out' });
  await result.getByText('Story and Reel', { exact: true }).waitFor();
  await result.getByText('1,080 × 1,920 px').waitFor();
  await expectAccessibleEverywhere(page);
  await page.goto('/examples?macrocategory=ai_art');
  const cards = page.getByRole('listitem').filter({ has: page.locator('img') });
  await cards.first().waitFor();
  await expect.poll(() => cards.count()).toBe(9);
  await expectAccessibleEverywhere(page);
});

it('shows a conversation with the passages that it rests on', async () => {
  await page.goto('/examples/ai_chat_documents');
  const result = page.getByRole('region', { name: 'What comes out' });
  await result.getByRole('article', { name: 'Question' }).first().waitFor();
  await result.getByRole('region', { name: 'Passages' }).first().getByText('care-booklet.pdf').waitFor();
  await result.getByText('What the built-in engine answers to the first question without a model.').waitFor();
  await expectAccessibleEverywhere(page);
});

it('shows what is made of kept pages, and how the work of people looks', async () => {
  await page.goto('/examples/on_page_audit');
  await page.getByText(/It read pages of made-up shops/).waitFor();
  await page.getByText('Broken links').first().waitFor();
  await page.goto('/examples/trends_interest');
  await page.getByText(/figures that are made up for this example/).waitFor();
  await page.getByRole('figure', { name: /Chart of Interest over time/ }).waitFor();
  await expectAccessibleEverywhere(page);
  await page.goto('/examples/human_proofreading');
  await page.getByText(/This is what delivered work looks like/).waitFor();
  await page.getByRole('heading', { name: 'Clean text' }).waitFor();
  await expectAccessibleEverywhere(page);
});

it('sends unknown addresses back, and filters', async () => {
  await page.goto('/examples/nothing-of-the-kind');
  await page.waitForURL('**/examples');
  await page.getByRole('link', { name: 'AI Art' }).last().click();
  await page.getByRole('heading', { name: 'AI Art', level: 2 }).waitFor();
  await page.goto('/examples?search=xyzxyz');
  await page.getByRole('link', { name: 'All examples' }).click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  expect(new URL(page.url()).search).toBe('');
});

// A translation by people: asked for, quoted, written and reviewed in the editor, approved.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { beginAlone } from './beginning.ts';
import { expectAccessibleInBothSchemes, openVisitor, phone } from './browser.ts';
import { password } from './people.ts';
import { openJob } from './translation-job.ts';

let browser: Browser;
let staff: BrowserContext;
let owner: BrowserContext;
let linguists: [BrowserContext, BrowserContext];
let headers: { origin: string };

async function join(name: string): Promise<BrowserContext> {
  const context = await openVisitor(browser, { baseURL: headers.origin });
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  await context.request.post('/api/services/auth/register', { data: { name, email, password, company: name }, headers });
  await context.request.post('/api/admin/branding', { data: { hide_translations: false }, headers });
  return context;
}

async function addLinguist(name: string): Promise<BrowserContext> {
  const context = await join(name);
  const data = {
    email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
    pairs: [{ source: 'en', target: 'it' }],
    native_languages: ['it'],
    words_a_day: 2500,
  };
  const { status } = await staff.request
    .fetch('/api/features/linguists/create', { method: 'PUT', data, headers })
    .then((answer) => ({ status: answer.status() }));
  if (status !== 200) throw new Error(`A linguist was refused: ${status}`);
  return context;
}

beginAlone('Frida Founder', async (opened) => {
  ({ browser, context: staff, headers } = opened);
  await staff.request.post('/api/admin/flags', { data: { has_human_services: true }, headers });
  owner = await join('Olga Owner');
  linguists = [await addLinguist('Ines Albrecht'), await addLinguist('Ruth Keller')];
  const rate = (stage: string) => ({ source_language: 'en', target_language: '*', stage, rate: 0.2 });
  await staff.request.post('/api/features/translation-rates/edit', {
    data: { translation_rates: [rate('translation'), rate('revision')] },
    headers,
  });
});

async function deliver(editor: Page): Promise<void> {
  await editor.getByRole('button', { name: 'Deliver', exact: true }).click();
  await editor.getByRole('dialog').getByRole('button', { name: 'Deliver', exact: true }).click();
  await editor.getByText('Job delivered').waitFor();
}

describe('a translation by people', () => {
  let page: Page;

  it('is quoted and authorised by who asks for it', async () => {
    page = await owner.newPage();
    const data = {
      kind: 'managed',
      title: 'Boots in Italian',
      source_language: 'en',
      target_languages: ['it'],
      text: 'Our boots weigh 0.9 kg. They are dry after an hour.',
    };
    const made = await owner.request.post('/api/features/translation-requests/create', { data, headers });
    const { translation_request: request } = (await made.json()) as { translation_request: { id: number } };
    await page.goto(`/tool/translation_requests/${request.id}`);
    await page.getByRole('button', { name: /quote/i }).first().click();
    await page.getByRole('button', { name: /Authorize/ }).click();
    const confirm = page.getByRole('dialog').getByRole('button', { name: /Authorize/ });
    if ((await confirm.count()) > 0) await confirm.click();
    await expect.poll(() => page.getByText('Authorized').count()).toBeGreaterThan(0);
    const narrow = await owner.newPage();
    await narrow.setViewportSize(phone);
    await narrow.goto(page.url());
    const panels = narrow.getByRole('heading', { name: 'Files and stages' });
    await panels.waitFor();
    // As wide as the phone, however short its words are.
    const width = await panels.evaluate((heading) => {
      for (const panel of document.querySelectorAll<HTMLElement>('main section')) panel.style.display = 'none';
      return heading.closest('main > *')?.getBoundingClientRect().width;
    });
    expect(width).toBeGreaterThan(380);
    await narrow.close();
  });

  it('is asked for on a phone in German, with the buttons in view', async () => {
    const context = await join('Gerda Gast');
    await context.request.post('/api/tools/update_user_info', { data: { locale: 'de' }, headers });
    const form = await context.newPage();
    await form.setViewportSize({ width: 390, height: 844 });
    const title = 'Stiefel für nasse Wege und Zelte für elf Nächte an der Küste';
    await form.route('**/api/services/orders/show*', (route) =>
      route.fulfill({ json: { status: 'success', orders: [{ order_detail_id: 7, title, status: 'accepted' }] } }),
    );
    await form.goto('/tool/translation_requests/new');
    const submit = form.getByRole('button', { name: 'Angebot anfordern' });
    await submit.waitFor();
    const { x, width } = (await submit.boundingBox()) ?? { x: 0, width: 1000 };
    expect(x + width).toBeLessThanOrEqual(390);
    // Cut, it widens nothing.
    await form.getByRole('combobox', { name: 'Dokumente' }).click();
    await form.getByRole('option', { name: title }).click();
    expect((await form.getByRole('textbox', { name: 'Text' }).boundingBox())?.width).toBeLessThanOrEqual(390);
    await context.close();
  });

  it('is managed on a phone with every section in view', async () => {
    const manager = await staff.newPage();
    await manager.setViewportSize(phone);
    await manager.goto('/translation-manager/assignee-dashboard?tab=availability');
    const sections = manager.getByRole('group', { name: 'Sections' }).getByRole('button');
    await sections.last().waitFor();
    for (const section of await sections.all()) {
      const { x, width } = (await section.boundingBox()) ?? { x: 0, width: 1000 };
      expect(x + width).toBeLessThanOrEqual(390);
    }
    await manager.close();
  });

  it('is written with the keyboard; a wrong number blocks the delivery', async () => {
    const editor = await openJob(linguists[0]);
    await editor.getByRole('button', { name: /^Edit segment 1\b/ }).click();
    await editor.keyboard.type('I nostri stivali pesano 0,8 kg.');
    await editor.keyboard.press('Control+Enter');
    const second = editor.getByRole('textbox', { name: 'Target of segment 2' });
    await second.waitFor();
    await editor.keyboard.type("Sono asciutti dopo un'ora.");
    await editor.keyboard.press('Control+Enter');
    await expect.poll(() => editor.getByText('2 of 2 confirmed').count()).toBeGreaterThan(0);
    await editor.getByRole('button', { name: 'Deliver', exact: true }).click();
    const delivery = editor.getByRole('dialog', { name: 'Deliver Boots in Italian' });
    await delivery.getByText('1 error blocks delivery').waitFor();
    await expectAccessibleInBothSchemes(editor);
    await delivery.getByRole('button', { name: 'Go to segment 1' }).click();
    await editor.getByRole('textbox', { name: 'Target of segment 1' }).fill('I nostri stivali pesano 0,9 kg.');
    // Divided at the cursor and joined, it is the same segment.
    await editor.keyboard.press('Control+e');
    await editor.getByRole('dialog', { name: 'Split segment 1' }).getByRole('textbox', { name: 'Source' }).press('Enter');
    await editor.getByText('of 3 confirmed').first().waitFor();
    await editor.getByRole('textbox', { name: 'Target of segment 1' }).press('Control+j');
    await editor.getByText('of 2 confirmed').first().waitFor();
    const first = editor.getByRole('textbox', { name: 'Target of segment 1' });
    await expect.poll(() => first.inputValue()).toBe('I nostri stivali pesano 0,9 kg.');
    await first.press('Control+p');
    await editor.getByRole('region', { name: 'Preview' }).getByText('I nostri stivali pesano 0,9 kg.').waitFor();
    await first.press('Control+Enter');
    await deliver(editor);
  });

  it('is reviewed by another linguist on a phone, with a reason', async () => {
    const editor = await openJob(linguists[1], phone);
    await editor.getByRole('button', { name: /^Edit segment 1\b/ }).click();
    await editor.getByRole('button', { name: 'Confirm segment 1' }).click();
    const target = editor.getByRole('textbox', { name: 'Target of segment 2' });
    await target.fill('Asciugano in un’ora.');
    const bottomOf = async () => {
      const box = await target.boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    const panel = editor.getByRole('complementary', { name: 'Segment tools' });
    await expect.poll(async () => (await bottomOf()) <= ((await panel.boundingBox())?.y ?? 0)).toBe(true);
    await editor.getByRole('button', { name: 'Style', exact: true }).click();
    await editor.getByRole('button', { name: 'Confirm segment 2' }).click();
    await expect.poll(() => editor.getByText('2 of 2 confirmed').count()).toBeGreaterThan(0);
    await deliver(editor);
  });

  it('shows what was changed, and why, and is approved', async () => {
    await page.reload();
    await expect.poll(() => page.locator('del').allInnerTexts()).not.toEqual([]);
    await page.getByText('Style', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Are you sure?' });
    await question.getByText('closes the request').waitFor();
    await expectAccessibleInBothSchemes(page);
    await question.getByRole('button', { name: 'Approve for 200 credits' }).click();
    await expect.poll(() => page.getByText('Approved', { exact: true }).count()).toBeGreaterThan(0);
  });

  it('is worked on by staff of the desk alone', async () => {
    await page.goto('/translation-manager/assignee-dashboard');
    await page.getByText("You haven't got access to the Translation Manager").waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard');
  });
});

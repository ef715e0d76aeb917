// Translations: use the account's glossary, wait on hold without a model, reuse earlier translations, and
// keep the layout of files.
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { beginAs } from './beginning.ts';
import { expectAccessibleInBothSchemes, openVisitor } from './browser.ts';
import { type ModelServer, startModelServer } from './model-server.ts';
import { ensureFounder, newPerson, signIn } from './people.ts';
import { runSql } from './product-database.ts';
import { productHere } from './product-here.ts';
import { expectAccessibleEverywhere, expectDocument, expectOutOfReach, openWithExample, saveFile } from './tool-at-work.ts';

let browser: Browser;
let staff: BrowserContext;
let page: Page;
let models: ModelServer;
const headers = { origin: productHere().url };

/** Capitals stand for another language; tags and placeholders stay, and the glossary's word is used. */
const loud = (text: string) =>
  text
    .replace(/<[^>]*>|\{[^}]*\}|[^<{]+/g, (part) => (/^[<{]/.test(part) ? part : part.toUpperCase()))
    .replaceAll('WORKSHOP', 'Werkstatt');

beginAs(ensureFounder, async (opened) => {
  ({ browser, context: staff, page } = opened);
  models = await startModelServer(loud, '');
});
const connections = async () => {
  const shown = await staff.request.get('/api/admin/models/show');
  return ((await shown.json()) as { connections: { id: number }[] }).connections;
};
const disconnect = async () => {
  for (const { id } of await connections())
    await staff.request.delete('/api/admin/models/delete', { data: { connection_id: id }, headers });
};
afterAll(async () => {
  await disconnect();
  models.close();
});

async function connect(): Promise<void> {
  const made = await staff.request.put('/api/admin/models/create', {
    data: { name: 'House', provider: 'openai-compatible', base_url: models.baseUrl, models: ['house-model'] },
    headers,
  });
  const { connection } = (await made.json()) as { connection: { id: number } };
  const data = { capability: 'translation', connection_id: connection.id, model: 'house-model' };
  expect((await staff.request.post('/api/admin/models/choose', { data, headers })).status()).toBe(200);
}

const choose = async (label: string, option: string) => {
  const box = page.getByRole('combobox', { name: label, exact: true });
  await box.click();
  await box.fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
};
const text = () => page.getByRole('textbox', { name: 'Document text' });

describe('the glossary', () => {
  it('is kept by those who may, and read by the others', async () => {
    await page.goto('/glossary');
    await page.getByText('No terms yet').waitFor();
    await page.getByRole('button', { name: 'New term' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect
      .poll(() => dialog.getByLabel('Term', { exact: true }).evaluate((field) => field === document.activeElement))
      .toBe(true);
    await page.keyboard.type('workshop');
    await dialog.getByLabel('Translation', { exact: true }).fill('Werkstatt');
    await expectAccessibleInBothSchemes(page);
    await page.keyboard.press('Enter');
    await page.getByText('workshop → Werkstatt').waitFor();
    await expectAccessibleEverywhere(page);
    const reader = await openVisitor(browser);
    const person = await newPerson('Rosa Reader');
    await runSql(`update users set role = 'user' where id = $1`, [person.id]);
    await signIn(reader, person);
    const theirs = await reader.newPage();
    await theirs.goto('/glossary');
    // Another account's words are not theirs to see, and none are theirs to add.
    await theirs.getByText('No terms yet').waitFor();
    await expect.poll(() => theirs.getByRole('button', { name: 'New term' }).count()).toBe(0);
    const data = { source_language: 'en', target_language: 'de', term: 'boot', translation: 'Stiefel' };
    expect((await reader.request.put('/api/services/glossary/create', { data, headers })).status()).toBe(403);
    await reader.close();
  });
});

describe('a text', () => {
  it('waits on hold while there is no model, and is translated automatically once there is one', async () => {
    await openWithExample(page, 'text_translation');
    await page.getByLabel('Glossary').fill('');
    await page.getByText('Needs a translation model').waitFor();
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: 'Translate' }).click();
    await page.getByRole('heading', { name: 'Waiting for a text model' }).waitFor();
    await page.getByRole('region', { name: 'Connect a model' }).waitFor();
    await connect();
    await page.reload();
    await expectDocument(page);
    await text().getByText('OUR BOOTS ARE RESOLED IN OUR OWN Werkstatt.').waitFor();
    await text().getByText('{date}').waitFor();
    await text().getByText('workshop = Werkstatt').waitFor();
    await expectAccessibleEverywhere(page);
    const stranger = await openVisitor(browser);
    await signIn(stranger, await newPerson('Theo Translation'));
    await expectOutOfReach(stranger, page.url());
    await stranger.close();
  });

  it('is remembered: only what is new is asked of the model, and nothing where nothing is', async () => {
    const before = models.asked.length;
    await openWithExample(page, 'text_translation');
    await page.getByLabel('Glossary').fill('');
    const field = page.getByLabel('Text', { exact: true });
    await field.fill('Our boots are resoled in our own workshop.\n\nCall before noon.');
    await page.getByRole('button', { name: 'Translate' }).click();
    await expectDocument(page);
    await text().getByText('CALL BEFORE NOON.').waitFor();
    expect(models.asked.slice(before)).toEqual(['Call before noon.']);
    await disconnect();
    await openWithExample(page, 'text_translation');
    await page.getByLabel('Glossary').fill('');
    await field.fill('Call before noon.');
    await page.getByRole('button', { name: 'Translate' }).click();
    await expectDocument(page);
    await text().getByText('CALL BEFORE NOON.').waitFor();
  });
});

describe('a file', () => {
  const paragraph = (runs: string, style = '') =>
    `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}${runs}</w:p>`;
  const run = (words: string, properties = '') => `<w:r>${properties}<w:t xml:space="preserve">${words}</w:t></w:r>`;
  const flyer = () =>
    zipSync({
      '[Content_Types].xml': strToU8(
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      '_rels/.rels': strToU8(
        '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
      'word/document.xml': strToU8(
        `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraph(run('The workshop'), 'Heading1')}${paragraph(`${run('Boots are ')}${run('dry', '<w:rPr><w:b/></w:rPr>')}${run(' again on Friday.')}`)}</w:body></w:document>`,
      ),
    });

  it('of a word processor comes back with its headings and bold words', async () => {
    await connect();
    await page.goto('/tools/document_translation');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'Flyer.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: Buffer.from(flyer()),
    });
    await page.getByRole('button', { name: 'Remove Flyer.docx' }).waitFor();
    await choose('To', 'German');
    await choose('From', 'English');
    await page.reload();
    await page.getByRole('button', { name: 'Remove Flyer.docx' }).waitFor();
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: 'Translate' }).click();
    await expectDocument(page);
    await expectAccessibleEverywhere(page);
    const made = unzipSync(new Uint8Array(await saveFile(page, 'Flyer.de.docx')));
    const body = strFromU8(made['word/document.xml'] ?? new Uint8Array());
    expect(body).toContain('<w:pStyle w:val="Heading1"/>');
    expect(body).toContain('THE Werkstatt');
    expect(body).toMatch(/<w:b\/>.*?DRY/);
  });

  it('of subtitles comes back with its times', async () => {
    await page.goto('/tools/subtitle_translation');
    const film = '1\n00:00:01,000 --> 00:00:04,000\nWelcome to the workshop\n\n2\n00:00:05,500 --> 00:00:08,000\nDry boots\n';
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'film.srt', mimeType: 'application/x-subrip', buffer: Buffer.from(film) });
    await page.getByRole('button', { name: 'Remove film.srt' }).waitFor();
    await choose('To', 'German');
    await choose('From', 'English');
    await page.getByRole('button', { name: 'Translate' }).click();
    await expectDocument(page);
    await expectAccessibleEverywhere(page);
    const made = (await saveFile(page, 'film.de.srt')).toString();
    expect(made).toContain('00:00:05,500 --> 00:00:08,000\nDRY BOOTS');
    expect(made).toContain('WELCOME TO THE Werkstatt');
  });
});

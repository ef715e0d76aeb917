// A conversation without a model: a document is attached, quoted and cited, asked otherwise, saved as a document, and deleted.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { beginAlone } from './beginning.ts';
import { expectAccessibleInBothSchemes, phone } from './browser.ts';

let page: Page;

const notes = 'shoe,lugs\nFell,Long lugs bite into clay and wet leaves\nRunner,Short lugs are happier on gravel and stone\n';

beginAlone('Clara Chat', (opened) => {
  ({ page } = opened);
  page.setDefaultTimeout(8000);
});

const field = () => page.getByRole('textbox', { name: 'Your message' });
const send = () => page.getByRole('button', { name: 'Send' });
const answers = () => page.getByRole('article', { name: 'Assistant' });

it('leads from the tool to the conversation, and says what is missing', async () => {
  await page.goto('/tools/ai_chat_documents');
  await page.waitForURL(/\/chat\?tool=ai_chat_documents$/);
  await page.getByRole('heading', { name: 'AI chat with documents' }).waitFor();
  await page.getByText('No model is connected.').waitFor();
  await page.getByRole('link', { name: 'Connect a model' }).waitFor();
  const [byButton] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Attach a file', exact: true }).click(),
  ]);
  expect(byButton.isMultiple()).toBe(true);
  await expect.poll(() => send().isDisabled()).toBe(true);
});

it('a suggested question asks for the file it is about, and can then be sent', async () => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'What does it say about prices and costs?' }).click(),
  ]);
  await expect.poll(() => field().inputValue()).toBe('What does it say about prices and costs?');
  await chooser.setFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(notes) });
  await expect.poll(() => send().isEnabled(), { timeout: 8000 }).toBe(true);
  await page.getByRole('button', { name: 'Remove prices.csv' }).click();
});

it('says which files it takes, and how many, where it refuses some', async () => {
  const file = (index: number) => ({ name: `notes-${index}.txt`, mimeType: 'text/plain', buffer: Buffer.from(notes) });
  await page.setInputFiles(
    'input[type=file]',
    Array.from({ length: 9 }, (_, index) => file(index)),
  );
  const note = page.getByRole('status').filter({ hasText: 'You can attach up to 8 files to a question' });
  await note.getByText('Remove the files that failed to attach, then send your question. Attach .doc, .pdf').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Remove notes-/ }).count()).toBe(8);
  for (let left = 8; left > 0; left -= 1)
    await page
      .getByRole('button', { name: /^Remove notes-/ })
      .first()
      .click();
  await note.waitFor({ state: 'hidden' });
});

it('quotes an attached document, and still knows it after a reload', async () => {
  await page.setInputFiles('input[type=file]', [
    { name: 'notes.csv', mimeType: 'text/csv', buffer: Buffer.from(notes) },
    { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no pdf') },
  ]);
  await page.getByText('Couldn’t read the file broken.pdf').waitFor();
  await page.getByRole('button', { name: 'Remove broken.pdf' }).click();
  await field().fill('Which lugs are for gravel?');
  await expect.poll(() => send().isEnabled(), { timeout: 8000 }).toBe(true);
  await field().press('Enter');
  await page.waitForURL(/\/chat\/\d+$/);
  await page.getByRole('button', { name: /^Passage 1/ }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: /^Passage 1/ }).click();
  await page.locator('mark', { hasText: 'Short lugs are happier on gravel' }).waitFor();
  await page.getByRole('link', { name: 'Which lugs are for gravel?' }).waitFor();
  await expectAccessibleInBothSchemes(page);
});

it('an edited question is a branch beside the first', async () => {
  await page.getByRole('button', { name: 'Edit question' }).click();
  await page.getByRole('textbox', { name: 'Edit question' }).fill('Which lugs are for clay?');
  await page.getByRole('textbox', { name: 'Edit question' }).press('Enter');
  await answers().getByText('Long lugs bite into clay').first().waitFor();
  await page.getByText('2 / 2').waitFor();
  await page.getByRole('button', { name: 'Previous version' }).click();
  await answers().getByText('Short lugs are happier on gravel').first().waitFor();
  await expect.poll(() => answers().count()).toBe(1);
});

it('an answer becomes a document, and the conversation goes', async () => {
  await page.getByRole('button', { name: 'Save as document' }).click();
  await page.getByRole('textbox', { name: 'Document title' }).fill('Lugs');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/\/orders\/\d+/);
  await page.getByRole('textbox', { name: 'Document text' }).getByText('Short lugs are happier').waitFor();
  await page.setViewportSize(phone);
  await page.goto('/chat');
  await page.getByRole('button', { name: 'Conversations' }).click();
  const list = page.getByRole('dialog');
  await list.getByRole('link', { name: 'Which lugs are for gravel?' }).waitFor();
  await expectAccessibleInBothSchemes(page);
  await list.getByRole('button', { name: 'Actions for Which lugs are for gravel?' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete conversation' }).click();
  await list.getByText('No conversations yet').waitFor();
});

import type { Page } from 'playwright-core';

/** Points at the text of an open document, and resolves once its editor is there. */
export async function startEditor(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Document text' }).hover();
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
}

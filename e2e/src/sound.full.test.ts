// Sound: a voice-over is heard, seen as a wave and downloaded; a recording waits until a model is connected that can listen.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { beginAs } from './beginning.ts';
import { expectAccessibleInBothSchemes, openVisitor } from './browser.ts';
import { type ModelServer, startModelServer } from './model-server.ts';
import { ensureFounder, newPerson, signIn } from './people.ts';
import { productHere } from './product-here.ts';
import { download, expectAccessibleEverywhere, expectDocument, expectOutOfReach, openWithExample } from './tool-at-work.ts';

let browser: Browser;
let staff: BrowserContext;
let page: Page;
let models: ModelServer;

beginAs(ensureFounder, async (opened) => {
  ({ browser, context: staff, page } = opened);
  models = await startModelServer((text) => text, 'Um, the boots are back on Friday. Please tell Maris.');
});
afterAll(async () => {
  const headers = { origin: productHere().url };
  const { connections } = (await (await staff.request.get('/api/admin/models/show')).json()) as { connections: { id: number }[] };
  for (const { id } of connections)
    await staff.request.delete('/api/admin/models/delete', { data: { connection_id: id }, headers });
  models.close();
});

/** A hum of so many seconds. */
function recording(seconds: number): Buffer {
  const rate = 8000;
  const bytes = Buffer.alloc(44 + seconds * rate * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(bytes.length - 44, 40);
  for (let at = 0; at < seconds * rate; at += 1) bytes.writeInt16LE(Math.round(9000 * Math.sin(at / 9)), 44 + at * 2);
  return bytes;
}

/** Returns the number of different heights of the wave's bars. */
const heightsOfWave = () =>
  page.locator('figure canvas').evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    const tall = Array.from(
      { length: canvas.width },
      (_, x) =>
        Array.from({ length: canvas.height }, (__, y) => pixels[(y * canvas.width + x) * 4 + 3] ?? 0).filter((one) => one > 0)
          .length,
    );
    return new Set(tall).size;
  });

describe('a voice-over', () => {
  it('is spoken here, played and moved through by keyboard', async () => {
    await openWithExample(page, 'voice_over');
    await page.getByText(/Built-in voice$/).waitFor();
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: 'Generate' }).click();
    await expectDocument(page);
    await page.reload();
    await expect.poll(heightsOfWave).toBeGreaterThan(8);
    const play = page.getByRole('button', { name: 'Play' });
    await expect.poll(() => play.isEnabled()).toBe(true);
    const position = page.getByRole('slider', { name: 'Position' });
    await position.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => position.getAttribute('aria-valuetext')).toBe('0:02 of 0:16');
    await play.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(2);
    await page.keyboard.press('Enter');
    await play.waitFor();
    await expectAccessibleEverywhere(page);
  });

  it('is downloaded as WAV and as MP3, by those who may', async () => {
    const wave = await download(page, 'WAV audio');
    expect([wave.subarray(0, 4).toString(), wave.subarray(8, 12).toString()]).toEqual(['RIFF', 'WAVE']);
    const packed = await download(page, 'MP3 audio');
    expect(packed[0] === 0xff || packed.subarray(0, 3).toString() === 'ID3').toBe(true);
    expect(packed.length).toBeLessThan(wave.length / 2);
    const stranger = await openVisitor(browser);
    await signIn(stranger, await newPerson('Simon Sound'));
    await expectOutOfReach(stranger, page.url());
    await stranger.close();
  });
});

describe('a recording', () => {
  it('is refused where it is none, and waits on hold while nothing can listen', async () => {
    await page.goto('/tools/speech_to_text');
    await page.getByText('Needs a transcription model').waitFor();
    const choose = (name: string, buffer: Buffer) =>
      page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'audio/wav', buffer });
    await choose('broken.wav', Buffer.from('no sound at all'));
    await page.getByRole('alert').filter({ hasText: 'broken.wav' }).waitFor();
    await expectAccessibleInBothSchemes(page);
    await choose('Call with Maris.wav', recording(4));
    await page.getByText('0:04').waitFor();
    await page.getByText('10 credits', { exact: true }).waitFor();
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: 'Generate' }).click();
    await page.getByText('Connect a transcription model: the built-in engine can’t transcribe audio').first().waitFor();
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('heading', { name: 'Waiting for a transcription model' }).waitFor();
    await expectAccessibleEverywhere(page);
  });

  it('is transcribed automatically once a model is connected', async () => {
    const documentUrl = page.url();
    await page.getByRole('link', { name: 'Connect a model' }).click();
    await page.getByRole('button', { name: 'Enter all details' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Provider' }).click();
    await page.getByRole('option', { name: /compatible/i }).click();
    await dialog.getByLabel('Name').fill('House models');
    await dialog.getByLabel('Base URL').fill(models.baseUrl);
    await dialog.getByLabel('Models').fill('whisper-house');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
    const listening = page.locator('form').filter({ has: page.getByRole('combobox', { name: 'Transcription' }) });
    await listening.getByRole('combobox', { name: 'Transcription' }).click();
    await page.getByRole('option', { name: 'House models' }).click();
    // Leaving the page before the answer could give up the request.
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/models/choose'));
    await listening.getByRole('button', { name: 'Save' }).click();
    expect((await saved).status()).toBe(200);
    await page.goto(documentUrl);
    await expectDocument(page);
    const text = page.getByRole('textbox', { name: 'Document text' });
    await text.getByText('The boots are back on Friday. Please tell Maris.').waitFor();
    await expectAccessibleEverywhere(page);
    expect((await download(page, 'Plain text')).toString()).toContain('Please tell Maris.');
  });
});

import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateLocales, localesSource } from './generate-locales.mjs';
import { addLanguage } from './new-language.mjs';

/**
 * One copy of all texts for all tests, since copying thousands of files takes seconds on a busy machine.
 * @type {string}
 */
let source;
beforeAll(() => {
  source = mkdtempSync(join(tmpdir(), 'folio-locales-'));
  cpSync(localesSource, source, { recursive: true });
}, 60_000);
afterAll(() => rmSync(source, { recursive: true, force: true }), 60_000);

const read = (/** @type {string} */ path) => readFileSync(join(source, path), 'utf8');

describe('a new language', () => {
  it('is one folder with the English texts, and one line', async () => {
    await addLanguage({ code: 'nl', name: 'Nederlands' }, source);
    expect(read('languages.ts')).toContain("  { code: 'nl', folder: 'nl', label: 'NL', name: 'Nederlands' },\n] as const;");
    expect(read('nl/orders.json')).toBe(read('en/orders.json'));
    const tone = read('nl/phrases/tone.ts');
    expect(tone).toContain("import type english from '../../en/phrases/tone.ts';");
    expect(tone).toMatch(/satisfies ShapeOf<typeof english>;\n$/);
    expect(read('phrases.gen.ts')).toContain('  nl: nlTone,\n');
    expect(read('words.gen.ts')).toContain("import nlOrders from './nl/orders.json' with { type: 'json' };");
    const { catalogue } = JSON.parse(read('nl/catalogue.json'));
    expect(catalogue.tools.job_posting.name).toBe('Job posting');
  });

  it('may be a variant of a listed one', async () => {
    await addLanguage({ code: 'pt-PT', name: 'Português (Portugal)' }, source);
    expect(read('languages.ts')).toContain("folder: 'pt-pt', label: 'PT'");
    expect(read('phrases.gen.ts')).toContain("  'pt-PT': ptPtTone,\n");
  });

  it('may be made of the English texts, for tests', async () => {
    await addLanguage({ code: 'en-XA', name: '[Þšéûđö]', isPseudo: true }, source);
    expect(read('en-xa/phrases/tone.ts')).toContain('export default pseudo(english);');
    expect(JSON.parse(read('en-xa/general.json')).actions.save).toBe('[Šåṽéé]');
  });

  it.each([
    ['one that is there', 'de'],
    ['one that is no tag', 'Deutsch!'],
    ['one written otherwise than `Intl` does', 'pt-br'],
  ])('is refused: %s', async (_, code) => {
    const before = read('languages.ts');
    await expect(addLanguage({ code, name: 'Any' }, source)).rejects.toThrow(/is no language tag|There is a language/);
    expect(read('languages.ts')).toBe(before);
  });
});

it('removes what nothing generates any more', () => {
  writeFileSync(join(source, 'gone.gen.ts'), '');
  generateLocales(source);
  expect(existsSync(join(source, 'gone.gen.ts'))).toBe(false);
});

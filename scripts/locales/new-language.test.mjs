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
    const orders = read('nl/messages/orders.ts');
    expect(orders).toContain("import type english from '../../en/messages/orders.ts';");
    expect(orders).toContain("order_placed: 'Your order is being written'");
    expect(orders).toMatch(/\} satisfies Words<typeof english>;\n$/);
    expect(read('analysis/link-words.gen.ts')).toContain('  nl,\n');
    expect(read('nl/tools/writing-tools.ts')).toMatch(/"name": "SEO article"|"name": "Job posting"/);
    expect(read('interface/nl.gen.ts')).toContain("import actions from '../nl/interface/actions.ts';");
  });

  it('may be a variant of a listed one', async () => {
    await addLanguage({ code: 'pt-PT', name: 'Português (Portugal)' }, source);
    expect(read('languages.ts')).toContain("folder: 'pt-pt', label: 'PT'");
    expect(read('messages/orders.gen.ts')).toContain("  'pt-PT': ptPt,\n");
  });

  it('may be made of the English texts, for tests', async () => {
    await addLanguage({ code: 'en-XA', name: '[Þšéûđö]', isPseudo: true }, source);
    expect(read('en-xa/messages/orders.ts')).toContain('export default pseudo(english);');
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

it('removes what was generated of an area or language that is gone', () => {
  writeFileSync(join(source, 'messages', 'gone.gen.ts'), '');
  generateLocales(source);
  expect(existsSync(join(source, 'messages', 'gone.gen.ts'))).toBe(false);
});

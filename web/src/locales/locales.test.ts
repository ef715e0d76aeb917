import { interfaceLanguages } from '@folio/contract/languages';
import { describe, expect, it } from 'vitest';

interface Words {
  [key: string]: string | Words;
}

const locales = import.meta.glob<Words>(['./*.ts', '!./*.test.ts'], { import: 'default' });

async function wordsOf(language: string): Promise<Words> {
  const parts = await Promise.all(
    ['', '.later'].map(async (part) => (await locales[`./${language.toLowerCase()}${part}.ts`]?.()) ?? {}),
  );
  return Object.assign({}, ...parts) as Words;
}

function flatten(words: Words, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

const blanks = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort((a, b) => a.localeCompare(b));

describe.each(interfaceLanguages)('locale %s', (language) => {
  it('has every sentence, and none that English lacks', async () => {
    const [english, own] = [flatten(await wordsOf('en')), flatten(await wordsOf(language))];
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    expect([...own].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('keeps the blanks of every sentence', async () => {
    const [english, own] = [flatten(await wordsOf('en')), flatten(await wordsOf(language))];
    const changed = [...own].filter(([key, text]) => String(blanks(text)) !== String(blanks(english.get(key) ?? '')));
    expect(changed).toEqual([]);
  });
});

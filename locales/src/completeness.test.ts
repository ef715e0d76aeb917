// Every language is as complete as English: the same areas, keys and blanks, and its own plural forms. The compiler compares
// types and parameters of functions (`ShapeOf`), the catalogue compares the tools' words (`catalogue/src/localise-tool.test.ts`).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from './languages.ts';

type Leaf = string | RegExp | ((...values: never[]) => unknown);

const here = import.meta.dirname;
const english = languages[0];

/** Brand voices are learned from texts in five languages (`voiceLanguages` of the contract); a further one may lack them too. */
const optional = ['lexicon/voice-markers.ts', 'phrases/guide.ts', 'phrases/voice.ts'];
/** A part of a sentence may be nothing; a sentence may not. */
const kindsOfParts = /^(lexicon|phrases)\//;

/** Names of the files of a language, as "orders.json" and "phrases/tone.ts". */
const areasOf = (folder: string) =>
  readdirSync(`${here}/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.json') || (file.endsWith('.ts') && file.includes('/')))
    .sort();

/** English has the words of tools in the tools. */
const areas = [...new Set(languages.flatMap(({ folder }) => areasOf(folder)))].sort();
const englishAreas = areasOf(english.folder);

/** Sentence patterns: a sentence may be a pair, of formal and informal address, where another language has one. */
const isOfPatterns = (path: string) => path.includes('-patterns.ts.');

/** Texts by path; a list is one entry for each of its elements, at "path[]". */
function* leavesOf(words: unknown, path: string): Generator<[string, Leaf]> {
  const within = isOfPatterns(path) && path.endsWith('[]') ? path : `${path}[]`;
  if (Array.isArray(words)) for (const element of words) yield* leavesOf(element, within);
  else if (words !== null && typeof words === 'object' && !(words instanceof RegExp))
    for (const [key, value] of Object.entries(words)) yield* leavesOf(value, `${path}.${key}`);
  else yield [path, words as Leaf];
}

async function textsOf(folder: string): Promise<[string, Leaf][]> {
  const all = await Promise.all(
    areasOf(folder).map(async (area) => {
      if (!englishAreas.includes(area)) return [];
      const file = `${here}/${folder}/${area}`;
      if (area.endsWith('.json')) return [...leavesOf(JSON.parse(readFileSync(file, 'utf8')), area)];
      const module = (await import(file)) as { default: unknown };
      return [...leavesOf(module.default, area)];
    }),
  );
  return all.flat();
}

const textsByLanguage = new Map(
  await Promise.all(languages.map(async ({ code, folder }) => [code, await textsOf(folder)] as const)),
);
const englishTexts = new Map(textsByLanguage.get(english.code));

/** "{{name}}" of i18next, and "{name}" of the engine's texts. */
const blanksOf = (text: string) => [...new Set(text.match(/\{\{\w+\}\}|\{\w+\}/g))].sort((a, b) => a.localeCompare(b));

const pluralEnding = /_(zero|one|two|few|many|other)$/;
/** Texts that depend on a number, by their path without the ending. */
const plurals = [...englishTexts.keys()]
  .filter((path) => path.endsWith('_other') && englishTexts.has(path.replace(/_other$/, '_one')))
  .map((path) => path.replace(/_other$/, ''));

/** The values that a pattern of each list may name; which of them does is each language's own. */
const patternBlanks = new Map<string, Set<string>>();
for (const [path, text] of textsByLanguage.get(english.code) ?? [])
  if (typeof text === 'string' && isOfPatterns(path))
    patternBlanks.set(path, new Set([...(patternBlanks.get(path) ?? []), ...blanksOf(text)]));

/** English's text for the same path; for a plural form that English lacks, its general one. */
const englishOf = (path: string) => englishTexts.get(path) ?? englishTexts.get(path.replace(pluralEnding, '_other'));

describe('the list of languages', () => {
  it('names each folder of texts once, with a label of its own', () => {
    const isLanguage = (name: string) => existsSync(`${here}/${name}/general.json`);
    expect(languages.map(({ folder }) => folder).sort()).toEqual(readdirSync(here).filter(isLanguage).sort());
    expect(new Set(languages.map(({ label }) => label)).size).toBe(languages.length);
  });

  it('has tags as `Intl` writes them', () => {
    const codes = languages.map(({ code }) => code);
    expect(Intl.getCanonicalLocales(codes)).toEqual(codes);
  });
});

describe.each(languages)('$name', ({ code, folder }) => {
  const own = areasOf(folder);
  const texts = textsByLanguage.get(code) ?? [];
  const paths = new Set(texts.map(([path]) => path));
  const rules = new Intl.PluralRules(code);

  it('has every area', () => {
    const expected = code === english.code ? englishAreas : areas;
    expect(expected.filter((area) => !own.includes(area) && !optional.includes(area))).toEqual([]);
  });

  it('has every text, and none that English lacks', () => {
    const isOwnPlural = (path: string) =>
      plurals.includes(path.replace(pluralEnding, '')) &&
      rules.resolvedOptions().pluralCategories.some((form) => path.endsWith(`_${form}`));
    const lacks = (path: string) => !paths.has(path) && !optional.some((area) => path.startsWith(area) && !own.includes(area));
    expect([...englishTexts.keys()].filter(lacks)).toEqual([]);
    expect([...paths].filter((path) => !englishTexts.has(path) && !isOwnPlural(path) && !path.startsWith('lexicon/'))).toEqual(
      [],
    );
  });

  it('has every plural form that counting to a thousand takes', () => {
    const forms = new Set(Array.from({ length: 1000 }, (_, number) => rules.select(number)));
    const missing = plurals.flatMap((path) => [...forms].map((form) => `${path}_${form}`)).filter((path) => !paths.has(path));
    expect(missing).toEqual([]);
  });

  it('has no empty text', () => {
    const empty = texts.filter(([path, text]) => !kindsOfParts.test(path) && typeof text === 'string' && text.trim() === '');
    expect(empty.map(([path]) => path)).toEqual([]);
  });

  it('keeps the blanks of each text', () => {
    const changed = texts.filter(([path, text]) => {
      if (isOfPatterns(path) && typeof text === 'string')
        return blanksOf(text).some((blank) => !patternBlanks.get(path)?.has(blank));
      const original = englishOf(path);
      return typeof text === 'string' && typeof original === 'string' && String(blanksOf(text)) !== String(blanksOf(original));
    });
    expect(changed).toEqual([]);
  });
});

it('calls an image an image in the words of pages, documents and messages, whose tools are called so', () => {
  const shown = [...englishTexts].filter(([path]) => path.includes('.json.'));
  expect(shown.length).toBeGreaterThan(1000);
  expect(shown.filter(([, text]) => typeof text === 'string' && /\bpictures?\b/i.test(text))).toEqual([]);
});

it.each(languages.filter(({ code }) => code !== english.code))('$code has its own word for a workspace', ({ code }) => {
  const shown = textsByLanguage.get(code)?.filter(([path]) => path.includes('.json.')) ?? [];
  expect(shown.length).toBeGreaterThan(1000);
  const isForeign = (text: Leaf) => typeof text === 'string' && /\bworkspaces?\b/i.test(text.replace(/\{\{?\w+\}?\}/g, ''));
  expect(shown.filter(([, text]) => isForeign(text))).toEqual([]);
});

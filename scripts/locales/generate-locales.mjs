// Lists the content of the language folders, so areas and languages need no manual list: `words.gen.ts` joins the JSON files,
// `lexicon.gen.ts` and `phrases.gen.ts` name the modules of their folders by language.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../setup.mjs';

export const localesSource = join(root, 'locales', 'src');

/** Folders of modules: facts of a language, and sentences that grammar makes functions of. */
const folders = ['lexicon', 'phrases'];

const madeBy = '// Made by `npm run locales`; the texts lie in the folders of the languages.';
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const pascal = (name) => camel(`-${name}`);
const variable = (code, name) => `${camel(code.toLowerCase())}${pascal(name)}`;
const key = (code) => (code.includes('-') ? `'${code}'` : code);
const byText = (one, other) => (one < other ? -1 : 1);

/** The list in `languages.ts`, read as text: this script also runs before anything is installed. */
function listedLanguages(source) {
  const lines = readFileSync(join(source, 'languages.ts'), 'utf8').matchAll(/code: '([^']+)', folder: '([^']+)'/g);
  return [...lines].map(([, code, folder]) => ({ code, folder }));
}

/** Names of the files with this ending, without it. */
const namesIn = (folder, ending) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();

/** The words of the tools, which English has in the tools themselves. */
const catalogue = 'catalogue';

function wordsModule(source, languages) {
  const files = languages.flatMap(({ code, folder }) =>
    namesIn(join(source, folder), '.json').map((name) => ({ code, name, path: `./${folder}/${name}.json` })),
  );
  const english = languages[0].code;
  const ofLanguage = (code) => files.filter((file) => file.code === code && file.name !== catalogue);
  const foreign = files.filter(({ name }) => name === catalogue);
  return [
    madeBy,
    ...files
      .toSorted((one, other) => byText(one.path, other.path))
      .map(({ code, name, path }) => `import ${variable(code, name)} from '${path}' with { type: 'json' };`),
    "import type { InterfaceLanguage } from './languages.ts';",
    "import type { ToolTexts } from './tool-texts.ts';",
    "import { joinWords } from './join-words.ts';",
    '',
    'type Files = [',
    ...ofLanguage(english).map(({ name }) => `  typeof ${variable(english, name)},`),
    '];',
    '',
    '/** The words of one language, as English has them. */',
    'export type Words =',
    ...ofLanguage(english).map(({ name }, at, all) => `  & typeof ${variable(english, name)}${at === all.length - 1 ? ';' : ''}`),
    '',
    'const join = (...files: Files) => joinWords(...files) as Words;',
    '',
    '/** All words by language. */',
    'export const words: Record<InterfaceLanguage, Words> = {',
    ...languages.map(
      ({ code }) =>
        `  ${key(code)}: join(${ofLanguage(code)
          .map(({ name }) => variable(code, name))
          .join(', ')}),`,
    ),
    '};',
    '',
    '/** Words of the tools in each language other than English. */',
    `export const toolTexts: Record<Exclude<InterfaceLanguage, '${english}'>, ToolTexts> = {`,
    ...foreign.map(({ code, name }) => `  ${key(code)}: ${variable(code, name)}.${catalogue},`),
    '};',
    '',
  ].join('\n');
}

function modulesOf(kind, source, languages) {
  const english = languages[0];
  const names = namesIn(join(source, english.folder, kind), '.ts');
  const having = (name) => languages.filter(({ folder }) => existsSync(join(source, folder, kind, `${name}.ts`)));
  const imports = names.flatMap((name) =>
    having(name).map(({ code, folder }) => ({ code, name, path: `./${folder}/${kind}/${name}.ts` })),
  );
  return [
    madeBy,
    ...imports
      .toSorted((one, other) => byText(one.path, other.path))
      .map(({ code, name, path }) => `import ${variable(code, name)} from '${path}';`),
    "import type { InterfaceLanguage } from './languages.ts';",
    "import type { ShapeOf } from './shape-of.ts';",
    ...names.flatMap((name) => {
      const own = having(name);
      const constant = `${camel(name)}${pascal(kind)}`;
      const type = pascal(constant);
      const entries = own.map(({ code }) => `  ${key(code)}: ${variable(code, name)},`);
      const isWhole = own.length === languages.length;
      return [
        '',
        `export type ${type} = ShapeOf<typeof ${variable(english.code, name)}>;`,
        isWhole ? `export const ${constant}: Record<InterfaceLanguage, ${type}> = {` : `export const ${constant} = {`,
        ...entries,
        isWhole ? '};' : `} satisfies Partial<Record<InterfaceLanguage, ${type}>>;`,
      ];
    }),
    '',
  ].join('\n');
}

/** Writes the modules that changed and removes those that nothing makes. Returns their paths below the repository. */
export function generateLocales(source = localesSource) {
  const languages = listedLanguages(source);
  const wanted = new Map([
    [join(source, 'words.gen.ts'), wordsModule(source, languages)],
    ...folders.map((kind) => [join(source, `${kind}.gen.ts`), modulesOf(kind, source, languages)]),
  ]);
  const old = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.gen.ts'))
    .map((file) => join(source, file))
    .filter((file) => !wanted.has(file));
  for (const file of old) rmSync(file);
  const changed = [...wanted].filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
  for (const [file, text] of changed) writeFileSync(file, text);
  return [...old, ...changed.map(([file]) => file)].map((file) => relative(root, file));
}

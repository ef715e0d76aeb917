// The texts as modules. For the server and everything else that speaks to many readers: `@folio/locales/<kind>/<area>` exports
// `<area><Kind>`, by language code. For the browser, which loads the reader's language alone: `@folio/locales/<kind>/<language>` exports
// all areas of that language.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../setup.mjs';

export const localesSource = join(root, 'locales', 'src');

/**
 * Loaded by the browser in one language at a time (`web/src/base/i18n.ts`), so nothing needs them in all. The areas in the list come
 * along, under the name of their kind.
 */
const kindsOfTheBrowser = {
  interface: [],
  'interface-work': ['validation/accounts', 'validation/values'],
  'interface-document': [],
  'interface-writing': [],
  'interface-doors': [],
  'interface-review': [],
  'interface-later': [],
};

/** Read by key, whatever area has it: `@folio/locales/<kind>` gives all areas, so that no list of areas is kept by hand. */
const kindsWithIndex = ['messages', 'tools'];

const pascal = (name) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The list in `languages.ts`, read as text: this script also runs before anything is installed. */
function listedLanguages(source) {
  const lines = readFileSync(join(source, 'languages.ts'), 'utf8').matchAll(/code: '([^']+)', folder: '([^']+)'/g);
  return [...lines].map(([, code, folder]) => ({ code, folder }));
}

/** Names of all areas, as "validation/files". */
function areasOf(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && file.includes('/'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}

function moduleOf(source, area, languages) {
  const [kind, name] = [dirname(area), basename(area)];
  const constant = camel(name) + pascal(kind);
  const key = (code) => (code.includes('-') ? `'${code}'` : code);
  const variable = (code) => camel(code.toLowerCase());
  const having = languages.filter(({ folder }) => existsSync(join(source, folder, `${area}.ts`)));
  const isWhole = having.length === languages.length;
  const type = `${pascal(name)}${pascal(kind)}`;
  const byPath = having.toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
  return [
    '// Made by `npm run locales`; the texts lie in the folders of the languages.',
    ...byPath.map(({ code, folder }) => `import ${variable(code)} from '../${folder}/${area}.ts';`),
    "import type { InterfaceLanguage } from '../languages.ts';",
    ...(kind === 'tools'
      ? ["import type { ToolTexts } from '../tool-texts.ts';", '']
      : [
          "import type { Words } from '../words.ts';",
          '',
          `export type * from '../en/${area}.ts';`,
          `export type ${type} = Words<typeof en>;`,
          '',
        ]),
    isWhole ? `export const ${constant}: Record<InterfaceLanguage, ${type}> = {` : `export const ${constant} = {`,
    ...having.map(({ code }) => (variable(code) === code ? `  ${code},` : `  ${key(code)}: ${variable(code)},`)),
    isWhole ? '};' : `} satisfies Partial<Record<InterfaceLanguage, ${kind === 'tools' ? 'ToolTexts' : type}>>;`,
    '',
  ].join('\n');
}

const quoted = (name) => (name.includes('-') ? `'${name}'` : name);
const ofKind = (areas, kind) => areas.filter((area) => dirname(area) === kind);

/** All texts of a kind in one language. */
function wordsOf(kind, folder, areas) {
  const companions = Object.entries(Object.groupBy(kindsOfTheBrowser[kind], dirname));
  const variable = (area) => (dirname(area) === kind ? camel(basename(area)) : camel(basename(area)) + pascal(dirname(area)));
  const imported = [...ofKind(areas, kind), ...companions.flatMap(([, members]) => members)];
  return [
    '// Made by `npm run locales`; the texts lie in the folders of the languages.',
    ...imported.map((area) => `import ${variable(area)} from '../${folder}/${area}.ts';`),
    '',
    'export default {',
    ...ofKind(areas, kind).map((area) => `  ${variable(area)},`),
    ...companions.map(([name, members]) => `  ${name}: { ${members.map((area) => `...${variable(area)}`).join(', ')} },`),
    '};',
    '',
  ].join('\n');
}

/** All areas of a kind, by their names. */
function indexOf(kind, areas) {
  const names = ofKind(areas, kind).map((area) => basename(area));
  return [
    '// Made by `npm run locales`: every area of this kind.',
    ...names.map((name) => `import { ${camel(name)}${pascal(kind)} } from './${kind}/${name}.gen.ts';`),
    '',
    `export const ${camel(kind)} = {`,
    ...names.map((name) => `  ${quoted(name)}: ${camel(name)}${pascal(kind)},`),
    '};',
    '',
  ].join('\n');
}

/** Writes the modules that changed and removes those without an area. Returns their paths below the repository. */
export function generateLocales(source = localesSource) {
  const languages = listedLanguages(source);
  const all = new Set(languages.flatMap(({ folder }) => areasOf(join(source, folder))));
  const areas = [...all].sort();
  const inAllLanguages = areas.filter((area) => !(dirname(area) in kindsOfTheBrowser));
  const wanted = new Map(inAllLanguages.map((area) => [join(source, `${area}.gen.ts`), moduleOf(source, area, languages)]));
  for (const kind of kindsWithIndex) wanted.set(join(source, `${kind}.gen.ts`), indexOf(kind, areas));
  for (const kind of Object.keys(kindsOfTheBrowser))
    for (const { folder } of languages) wanted.set(join(source, kind, `${folder}.gen.ts`), wordsOf(kind, folder, areas));
  const old = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.gen.ts'))
    .map((file) => join(source, file))
    .filter((file) => !wanted.has(file));
  for (const file of old) rmSync(file);
  const changed = [...wanted].filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
  for (const [file, text] of changed) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return [...old, ...changed.map(([file]) => file)].map((file) => file.slice(root.length + 1));
}

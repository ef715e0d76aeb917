// The areas of texts in every language, as modules: `@folio/locales/<kind>/<area>` exports `<area><Kind>`, by language code.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../setup.mjs';

const source = join(root, 'locales', 'src');

/** Loaded by the browser in one language at a time (`web/src/base/i18n.ts`), so nothing needs them in all. */
const kindsOfTheBrowser = ['interface', 'interface-later'];

const pascal = (name) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The list in `languages.ts`, read as text: this script also runs before anything is installed. */
function listedLanguages() {
  const lines = readFileSync(join(source, 'languages.ts'), 'utf8').matchAll(/code: '([^']+)', folder: '([^']+)'/g);
  return [...lines].map(([, code, folder]) => ({ code, folder }));
}

/** Names of all areas, as "validation/files". */
function areasOf(folder) {
  return readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}

function moduleOf(area, languages) {
  const [kind, name] = [dirname(area), basename(area)];
  const constant = camel(name) + pascal(kind);
  const key = (code) => (code.includes('-') ? `'${code}'` : code);
  const variable = (code) => camel(code.toLowerCase());
  const byPath = languages.toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
  return [
    '// Made by `npm run locales`; the texts lie in the folders of the languages.',
    ...byPath.map(({ code, folder }) => `import ${variable(code)} from '../${folder}/${area}.ts';`),
    "import type { InterfaceLanguage } from '../languages.ts';",
    "import type { Words } from '../words.ts';",
    '',
    `export type ${pascal(name)}${pascal(kind)} = Words<typeof en>;`,
    '',
    `export const ${constant}: Record<InterfaceLanguage, ${pascal(name)}${pascal(kind)}> = {`,
    ...languages.map(({ code }) => (variable(code) === code ? `  ${code},` : `  ${key(code)}: ${variable(code)},`)),
    '};',
    '',
  ].join('\n');
}

/** Writes the modules that changed and removes those without an area. Returns their paths below the repository. */
export function generateLocales() {
  const languages = listedLanguages();
  const areas = areasOf('en').filter((area) => !kindsOfTheBrowser.includes(dirname(area)));
  const wanted = new Map(areas.map((area) => [join(source, `${area}.gen.ts`), moduleOf(area, languages)]));
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

// A new language: one folder, with the English texts to translate, and one line in `languages.ts`.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateLocales, localesSource } from './generate-locales.mjs';

/** An area as it begins: the English texts, held to the shape of English. */
function textsToTranslate(english, area) {
  const types = `import type english from '../../en/${area}';\nimport type { Words } from '../../words.ts';\n`;
  const at = english.search(/^(?!\/\/)/m);
  const rest = english.slice(at);
  const gap = rest.startsWith('import') ? '' : '\n';
  return `${english.slice(0, at)}${types}${gap}${rest.replace(/([}\]]);\s*$/, '$1 satisfies Words<typeof english>;\n')}`;
}

const pseudoTexts = (area) =>
  [
    `import english from '../../en/${area}';`,
    "import { pseudo } from '../../pseudo.ts';",
    '',
    'export default pseudo(english);',
    '',
  ].join('\n');

/**
 * Makes the folder, adds the line and generates. `code` is a BCP 47 tag; `isPseudo` makes texts of the English ones instead, for tests.
 * Returns the paths of the new files.
 */
export function addLanguage({ code, name, isPseudo = false }, source = localesSource) {
  const list = join(source, 'languages.ts');
  const before = readFileSync(list, 'utf8');
  if (Intl.getCanonicalLocales(code)[0] !== code) throw new Error(`"${code}" is no language tag as "nl" or "pt-BR"`);
  if (before.includes(`code: '${code}'`)) throw new Error(`There is a language "${code}" already`);
  const folder = code.toLowerCase();
  const ofRegion = (code.split('-').at(-1) ?? code).toUpperCase();
  const label = before.includes(`label: '${ofRegion}'`) ? code.toUpperCase() : ofRegion;
  const line = `  { code: '${code}', folder: '${folder}', label: '${label}', name: '${name.replaceAll("'", '’')}' },\n`;
  const files = readdirSync(join(source, 'en'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'));
  for (const area of files) {
    const english = readFileSync(join(source, 'en', area), 'utf8');
    const texts = isPseudo ? pseudoTexts(area) : textsToTranslate(english, area);
    mkdirSync(dirname(join(source, folder, area)), { recursive: true });
    writeFileSync(join(source, folder, area), texts);
  }
  writeFileSync(list, before.replace('] as const;', `${line}] as const;`));
  generateLocales(source);
  return files.map((area) => join(source, folder, area));
}

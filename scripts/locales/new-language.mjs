// A new language: one folder, with the English texts to translate, and one line in `languages.ts`. Texts are JSON; modules are copied with
// the type that holds them to the shape of English.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../setup.mjs';
import { generateLocales, localesSource } from './generate-locales.mjs';

const typeDeclaration =
  /(?:^\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?^(?:export )?(?:interface (\w+)[\s\S]*?^\}|type (\w+)[\s\S]*?;)\n\n?/gm;

const withoutCommentsAndTexts = (text) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|'(?:[^'\\\n]|\\.)*'/gm, '');
const uses = (text, name) => new RegExp(`\\b${name}\\b`).test(withoutCommentsAndTexts(text));

/** English's own types are English's to declare; the others import them. Returns the text without them, and the names it uses. */
function withoutTypes(english) {
  const declarations = [...english.matchAll(typeDeclaration)].map(([text, ofInterface, ofType]) => ({
    text,
    name: ofInterface ?? ofType ?? '',
    isExported: /^export /m.test(text),
  }));
  let rest = english.replace(typeDeclaration, '');
  const local = declarations.filter(({ name, isExported }) => !isExported && uses(rest, name));
  for (const { text } of local) rest = rest.replace(/^(?=export default|const )/m, () => text);
  const importedType = /^import type \{ (\w+) \} from .*\n/gm;
  rest = rest.replace(importedType, (line, name) => (uses(rest.replace(line, ''), name) ? line : ''));
  const names = declarations.filter(({ name, isExported }) => isExported && uses(rest, name)).map(({ name }) => name);
  return { rest, names };
}

/** An area as it begins: the English texts, held to the shape of English. */
function textsToTranslate(english, area) {
  if (!/^export default /m.test(english)) return english;
  const { rest, names } = withoutTypes(english);
  const address = `'../../en/${area}'`;
  const types = [
    `import type english from ${address};`,
    ...(names.length > 0 ? [`import type { ${names.join(', ')} } from ${address};`] : []),
    "import type { ShapeOf } from '../../shape-of.ts';",
    '',
  ].join('\n');
  const at = rest.search(/^(?!\/\/)/m);
  const body = rest.slice(at).replace(/^(export default [\s\S]*?);\s*$(?![\s\S]*^export default )/m, '$1;\n');
  const checked = /^export default \w+;$/m.test(body)
    ? body.replace(/^(export default \w+);$/m, '$1 satisfies ShapeOf<typeof english>;')
    : body.replace(/;\s*$/, ' satisfies ShapeOf<typeof english>;\n');
  return `${rest.slice(0, at)}${types}${body.startsWith('import') ? '' : '\n'}${checked}`;
}

const pseudoTexts = (area) =>
  [
    `import english from '../../en/${area}';`,
    "import { pseudo } from '../../pseudo.ts';",
    '',
    'export default pseudo(english);',
    '',
  ].join('\n');

const asJson = (texts) => `${JSON.stringify(texts, null, 2)}\n`;

/** Returns the tools' words by the keys of another language. Their English is in the tools. */
async function toolTexts(source, model) {
  const { catalogue: known } = JSON.parse(readFileSync(join(source, model, 'catalogue.json'), 'utf8'));
  const { findTool } = await import(pathToFileURL(join(root, 'catalogue', 'src', 'catalogue.ts')).href);
  const asEnglish = (words) => Object.fromEntries(Object.keys(words).map((word) => [word, word]));
  const named = Object.entries(known.tools).map(([slug, { words }]) => {
    const { name, description } = findTool(slug);
    return [slug, { name, description, ...(words ? { words: asEnglish(words) } : {}) }];
  });
  return { catalogue: { tools: Object.fromEntries(named), words: asEnglish(known.words) } };
}

/** Names of the files in a folder of texts, as "orders.json" and "phrases/tone.ts". */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(json|ts)$/.test(file));

function isTag(code) {
  try {
    return Intl.getCanonicalLocales(code)[0] === code;
  } catch {
    return false;
  }
}

/** The line in the list of languages; the label is the region, or the language where it has none or the label is taken. */
function lineOf(code, name, list) {
  const ofRegion = (code.split('-').at(-1) ?? code).toUpperCase();
  const label = list.includes(`label: '${ofRegion}'`) ? code.toUpperCase() : ofRegion;
  return `  { code: '${code}', folder: '${code.toLowerCase()}', label: '${label}', name: '${name.replaceAll("'", '’')}' },\n`;
}

/**
 * Makes the folder, adds the line and generates. `code` is a BCP 47 tag; `isPseudo` makes texts of the English ones instead, for tests.
 * Returns the number of new files.
 */
export async function addLanguage({ code, name, isPseudo = false }, source = localesSource) {
  const list = join(source, 'languages.ts');
  const before = readFileSync(list, 'utf8');
  if (!isTag(code)) throw new Error(`"${code}" is no language tag as "nl" or "pt-BR"`);
  if (before.includes(`code: '${code}'`)) throw new Error(`There is a language "${code}" already`);
  const { pseudo } = await import(pathToFileURL(join(localesSource, 'pseudo.ts')).href);
  const written = (words) => asJson(isPseudo ? pseudo(words) : words);
  const texts = new Map();
  for (const file of filesIn(join(source, 'en'))) {
    const english = readFileSync(join(source, 'en', file), 'utf8');
    const isModule = file.includes('/');
    if (file.endsWith('.json')) texts.set(file, written(JSON.parse(english)));
    else if (isPseudo && isModule) texts.set(file, pseudoTexts(file));
    else if (!isPseudo) texts.set(file, isModule ? textsToTranslate(english, file) : english);
  }
  const [, , model = ''] = before.match(/folder: 'en'[\s\S]*?(folder: '([^']+)')/) ?? [];
  texts.set('catalogue.json', written(await toolTexts(source, model)));
  for (const [file, text] of texts) {
    const path = join(source, code.toLowerCase(), file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  writeFileSync(list, before.replace('] as const;', `${lineOf(code, name, before)}] as const;`));
  generateLocales(source);
  return texts.size;
}

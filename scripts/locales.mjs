// `npm run locales`: writes the `*.gen.ts` of the texts from the language folders.
// `npm run locales new <code> <name>`: makes the folder of a new language, with the English texts to translate, and lists it;
// `--pseudo` makes accented, longer texts of the English ones instead, to try the product with.
import { generateLocales, localesSource } from './locales/generate-locales.mjs';
import { addLanguage } from './locales/new-language.mjs';
import { ensureOwnNode, run } from './setup.mjs';

ensureOwnNode('all');
const given = process.argv.slice(2);
const [command, code, name] = given.filter((word) => !word.startsWith('--'));

if (command === undefined) generateLocales();
else if (command !== 'new' || !code || !name) {
  process.stderr.write('Use: npm run locales new <code> <name> [-- --pseudo], for example: npm run locales new nl Nederlands\n');
  process.exit(1);
} else {
  const isPseudo = given.includes('--pseudo');
  const count = await addLanguage({ code, name, isPseudo });
  process.stdout.write(`${count} areas of ${name} lie in locales/src/${code.toLowerCase()}.\n`);
  if (!isPseudo) {
    run(['biome', 'check', '--write', '--log-level=error', localesSource]);
    process.stdout.write('Translate them, then run "npm run check" and "npm test unit".\n');
  }
}

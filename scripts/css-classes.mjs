// Every class that a component takes from a CSS module must be in it: a missing one causes no type error, the
// page just loses its layout.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const importOfModule = /^import (\w+) from '(\.[^']+\.module\.css)';$/gm;
const classInSelector = /\.([A-Za-z_][\w-]*)/g;

/** The names of the classes of a style sheet; comments, values and strings do not count. */
function classesOf(css) {
  const selectors = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/[^{};]*;/g, ';');
  return new Set([...selectors.matchAll(classInSelector)].map((match) => match[1]));
}

/** One line per class that a file reads from a CSS module and the module does not declare. */
export function missingCssClasses(root, files) {
  const problems = [];
  for (const file of files.filter((one) => /\.tsx?$/.test(one))) {
    const source = readFileSync(join(root, file), 'utf8');
    const code = source.replace(/^import .*$/gm, '').replace(/ from '.*';$/gm, '');
    for (const [, name, path] of source.matchAll(importOfModule)) {
      const sheet = join(dirname(file), path);
      if (!existsSync(join(root, sheet))) {
        problems.push(`${file}: ${sheet} does not exist`);
        continue;
      }
      const declared = classesOf(readFileSync(join(root, sheet), 'utf8'));
      const read = new Set([...code.matchAll(new RegExp(`(?<!['.\\w])${name}\\.(\\w+)`, 'g'))].map((match) => match[1]));
      for (const one of read) if (!declared.has(one)) problems.push(`${file}: ${sheet} has no class "${one}"`);
    }
  }
  return problems;
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

it('fonts are named by tokens that exist, so that no text falls back to a font of the system', () => {
  const defined = new Set(read('ui/tokens.css').match(/--font-[\w-]+(?=:)/g));
  const unknown = globSync('**/*.css', { cwd: folder }).flatMap((file) =>
    [...read(file).matchAll(/var\((--font-[\w-]+)/g)].flatMap(([, name = '']) => (defined.has(name) ? [] : [`${file} ${name}`])),
  );
  expect(unknown).toEqual([]);
});

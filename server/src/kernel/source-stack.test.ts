import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { sourceStack } from './source-stack.ts';

const folder = mkdtempSync(join(tmpdir(), 'source-stack-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bundle = join(folder, 'features.js');
// The second line of the bundle is the third of the source, shifted by four columns.
const map = { version: 3, sources: ['../src/orders/place.ts'], names: [], mappings: ';AAEI' };
writeFileSync(`${bundle}.map`, JSON.stringify(map));
writeFileSync(join(folder, 'broken.js.map'), 'no JSON');

const source = join(folder, '../src/orders/place.ts');

it.each<[frame: string, shown: string]>([
  [`    at placeOrder (${pathToFileURL(bundle).href}:2:1)`, `    at placeOrder (${source}:3:5)`],
  [`    at async ${bundle}:2:1`, `    at async ${source}:3:5`],
  // Without a map, with a broken one, of Node itself, and no place at all.
  [`    at f (${folder}/other.js:2:1)`, `    at f (${folder}/other.js:2:1)`],
  [`    at f (${folder}/broken.js:2:1)`, `    at f (${folder}/broken.js:2:1)`],
  ['    at node:internal/process/task_queues:103:5', '    at node:internal/process/task_queues:103:5'],
  ['    at async Promise.all (index 0)', '    at async Promise.all (index 0)'],
  ['    at f (file://elsewhere/a.js:2:1)', '    at f (file://elsewhere/a.js:2:1)'],
])('"%s"', (frame, shown) => {
  expect(sourceStack(`Error: Not found\n${frame}`)).toBe(`Error: Not found\n${shown}`);
});

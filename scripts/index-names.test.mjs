import { expect, it } from 'vitest';
import { namesOf } from './index-names.mjs';

const files = {
  'f/index.ts': `import * as held from './held.ts';
export { one, type Two as Both } from './rows.ts';
export { rows } from './barrel.ts';
export { held };
export * as rules from './rules.ts';
export * from './queues.ts';
export const own = 1;`,
  'f/barrel.ts': `export * as rows from './rows.ts';`,
  'f/rows.ts': 'export const one = 1;\nexport interface Two {}\nconst hidden = 1;',
  'f/held.ts': 'export function inner() {}',
  'f/rules.ts': 'export async function may() {}\nexport type Rule = 1;',
  'f/queues.ts': 'export const queue = 1;',
};

it('counts through namespaces, barrels and stars', () => {
  expect(namesOf('f/index.ts', (file) => files[file])).toEqual([
    'own',
    'one',
    'Both',
    'rows.one',
    'rows.Two',
    'held.inner',
    'rules.may',
    'rules.Rule',
    'queue',
  ]);
});

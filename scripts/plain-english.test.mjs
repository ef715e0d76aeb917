import { expect, it } from 'vitest';
import { countWording, wordingFaults } from './plain-english.mjs';

const files = {
  'web/src/a.ts': `// What was read is kept.
/** Number of pages. */
/**
 * Whether it is on.
 * A list is no table. It returns what changed, whoever asks.
 */
const what = 'who'; // what follows code is not counted
`,
  'web/src/a.test.ts': `describe('who wrote', () => undefined);\ndescribe('the author', () => undefined);\n`,
  'README.md': `# Title

Short. ${'word '.repeat(26)}ends here. ${'word '.repeat(24)}ends.

| ${'cell '.repeat(40)} |

\`\`\`
${'code '.repeat(40)}
\`\`\`
`,
  'docs/decisions/old.md': 'word '.repeat(40),
};
const counts = countWording(Object.keys(files), (file) => files[file]);

it('counts comment lines, test groups and long sentences', () => {
  expect(counts).toEqual({
    'comments that begin with a question word': 2,
    'comments with what, who or whose': 1,
    'comments with "is no"': 1,
    'test groups named after who does something': 1,
    'sentences of documents over 25 words': 1,
  });
});

it('rejects a count above its limit', () => {
  expect(wordingFaults({ a: 3 }, { a: 2 })).toEqual([expect.stringContaining('a: 3, at most 2')]);
  expect(wordingFaults({ a: 2 }, { a: 2 })).toEqual([]);
});

it('rejects a limit that is far above its count', () => {
  expect(wordingFaults({ a: 75 }, { a: 100 })).toEqual([]);
  expect(wordingFaults({ a: 74 }, { a: 100 })).toEqual([expect.stringContaining('Lower the limit of 100')]);
});

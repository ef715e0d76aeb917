import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { docsFaults } from './docs-links.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-docs-test-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('finds links to missing files and headings, and an entry page that is too long', () => {
  writeFileSync(
    join(folder, 'a.md'),
    '# One & two\n\n[b](b.md) [b](b.md#a-heading) [gone](gone.md) [own](#one--two) [x](https://x.invalid)\n',
  );
  writeFileSync(join(folder, 'b.md'), '## A heading\n\n[a](a.md#nothing)\n');
  writeFileSync(join(folder, 'README.md'), 'line\n'.repeat(121));
  expect(docsFaults(folder, ['a.md', 'b.md', 'README.md'])).toEqual([
    'README.md: has more than 120 lines',
    'a.md: the link to gone.md leads nowhere',
    'b.md: a.md has no heading #nothing',
  ]);
});

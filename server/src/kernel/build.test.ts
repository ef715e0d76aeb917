import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeBuild, readBuild } from './build.ts';

const hash = '4eac3efd0123456789abcdef0123456789abcdef';
let folder: string;
const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-build-'));
  write('package.json', '{ "version": "2.1.0" }');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the build', () => {
  it('is the version alone outside of a clone', () => {
    expect(readBuild(folder)).toEqual({ version: '2.1.0', commit: null });
    expect(describeBuild(readBuild(folder))).toBe('2.1.0');
  });
  it.each<[string, () => void]>([
    ['a branch', () => (write('.git/HEAD', 'ref: refs/heads/main\n'), write('.git/refs/heads/main', `${hash}\n`))],
    [
      'a packed branch',
      () => (write('.git/HEAD', 'ref: refs/heads/main'), write('.git/packed-refs', `# pack\n${hash} refs/heads/main\n`)),
    ],
    ['a detached head', () => write('.git/HEAD', hash)],
    ['the file of an image', () => (write('.git/HEAD', 'x'), write('commit.txt', `${hash}\n`))],
    [
      'a linked worktree',
      () => {
        write('.git', 'gitdir: main/.git/worktrees/one\n');
        write('main/.git/worktrees/one/HEAD', 'ref: refs/heads/one');
        write('main/.git/worktrees/one/commondir', '../..');
        write('main/.git/refs/heads/one', hash);
      },
    ],
  ])('has the commit of %s', (_what, prepare) => {
    prepare();
    expect(describeBuild(readBuild(folder))).toBe('2.1.0 (4eac3efd01)');
  });
});

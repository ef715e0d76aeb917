// The product with a pseudo-language: a copy of its sources to which the script adds one, built and started as the others are.
import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const pseudoLanguage = 'en-XA';

/** The files of the product: tracked, and new ones that are not ignored. */
const sourceFiles = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16_000_000,
  })
    .split('\0')
    .filter((file) => file !== '');

function copySources(copy: string): void {
  for (const file of sourceFiles()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    try {
      copyFileSync(join(root, file), join(copy, file));
    } catch (problem) {
      // Deleted in the work tree and still in the index.
      if ((problem as NodeJS.ErrnoException).code !== 'ENOENT') throw problem;
    }
  }
}

/**
 * Links the packages. Ours point to the copy, and build caches are not shared. The installation stamp is copied:
 * without it the scripts would install again, over the links.
 */
function linkPackages(copy: string): void {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(to, '@folio'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@folio' && name !== '.cache') symlinkSync(join(from, name), join(to, name), 'junction');
  for (const name of readdirSync(join(from, '@folio'))) symlinkSync(join(copy, name), join(to, '@folio', name), 'junction');
  const stamp = join('.cache', 'folio', 'installed');
  mkdirSync(dirname(join(to, stamp)), { recursive: true });
  copyFileSync(join(from, stamp), join(to, stamp));
}

/** Packages with types that name the languages, tests included. Built in this order, because each needs the previous ones. */
const typed = ['locales', 'contract', 'catalogue', 'engine'];

export interface PseudoProduct {
  /** The file to run. */
  main: string;
  /** Compiler errors of the packages that name the languages, one line for each fault. */
  typeFaults: () => Promise<string[]>;
  /** Deletes the copy. */
  remove: () => void;
}

/** Copies, adds the language and builds. */
export async function buildPseudoProduct(): Promise<PseudoProduct> {
  const copy = mkdtempSync(join(tmpdir(), 'folio-pseudo-'));
  copySources(copy);
  linkPackages(copy);
  const output = join(copy, 'server', 'dist', 'pseudo');
  const run = (...words: string[]) => promisify(execFile)(process.execPath, words, { cwd: copy });
  await run('scripts/locales.mjs', 'new', pseudoLanguage, '[Þšéûđö]', '--pseudo');
  await Promise.all([
    run(join('node_modules', 'vite', 'bin', 'vite.js'), 'build', 'web', '--mode', 'uncompressed', '--logLevel', 'warn'),
    run('scripts/bundle-server.mjs', output),
  ]);
  return {
    main: join(output, 'main.js'),
    typeFaults: async () => {
      const project = join(copy, 'tsconfig.typed.json');
      writeFileSync(
        project,
        JSON.stringify({
          extends: './tsconfig.base.json',
          include: [...typed.map((folder) => `${folder}/src`), 'parts/*/*.d.ts'],
        }),
      );
      try {
        await run(join('node_modules', 'typescript', 'bin', 'tsc'), '-p', project);
        return [];
      } catch (fault) {
        return ((fault as { stdout?: string }).stdout || String(fault)).trim().split('\n');
      }
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}

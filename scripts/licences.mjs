// Packages that the lock files bring to operators of Folio, with their licenses. GPL, LGPL and AGPL need
// a recorded reason (see NOTICE).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Packages under the GPL, LGPL or AGPL, even as one of several licenses. Packages with a `part` belong to that optional part, and
 * its `load.ts` alone names them; `program`, a separate program, is the only file that loads the part. Packages without a `part`
 * run in our process, each with the reason that permits it.
 */
export const reasons = [
  {
    name: /^@audio\/decode-aac$/,
    part: 'aac',
    program: 'engine/src/models/local/decode-recording-program.ts',
    reason: 'a program of its own',
  },
  { name: /^espeak-ng$/, part: 'speech', program: 'engine/src/speech/espeak-program.ts', reason: 'a program of its own' },
  {
    name: /^dictionary-(?:de|es|it|pt)$/,
    part: 'spelling',
    program: 'engine/src/proofread/spelling-program.ts',
    reason: 'read by a program of its own',
  },
  {
    name: /^hunspell-wasm$/,
    part: 'spelling',
    program: 'engine/src/proofread/spelling-program.ts',
    reason: 'used under MPL-1.1, in a program of its own',
  },
  { name: /^@img\/sharp-(?:libvips|win32|wasm32)/, reason: 'LGPL: libvips is a shared library of its own and can be replaced' },
  { name: /^jszip$/, reason: 'MIT or GPL: used under MIT' },
];

const isCopyleft = (licence) => /GPL/.test(licence);

/**
 * Returns the packages of an installation or an optional part, by name and version, without packages used
 * only by tests and checks.
 */
export function shippedPackages(locks) {
  const found = new Map();
  for (const { folder, lock } of locks)
    for (const [path, entry] of Object.entries(lock.packages)) {
      if (!path.includes('node_modules/') || entry.link || entry.dev) continue;
      const name = entry.name ?? path.replace(/^.*node_modules\//, '');
      const key = `${name}@${entry.version}`;
      if (found.has(key)) continue;
      found.set(key, {
        name,
        version: entry.version,
        licence: entry.license ?? '',
        path: folder === '.' ? path : `${folder}/${path}`,
        integrity: entry.integrity,
      });
    }
  return [...found.values()].toSorted((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

/** The lock files of Folio and of its optional parts, each with its folder. */
export function readLocks(root) {
  const parts = readdirSync(join(root, 'parts')).filter((name) => existsSync(join(root, 'parts', name, 'package-lock.json')));
  return ['.', ...parts.map((name) => `parts/${name}`)].map((folder) => ({
    folder,
    lock: JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8')),
  }));
}

/** Our sources that run in production, by path. */
export function readSources(root) {
  const sources = new Map();
  for (const name of readdirSync(join(root, 'parts'))) {
    const path = `parts/${name}/load.ts`;
    if (existsSync(join(root, path))) sources.set(path, readFileSync(join(root, path), 'utf8'));
  }
  for (const folder of ['contract', 'catalogue', 'engine', 'server', 'locales', 'web'])
    for (const entry of readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(entry) || /\.(?:test|d)\.tsx?$|(?:^|[\\/])testing[\\/]/.test(entry)) continue;
      const path = `${folder}/src/${entry.replaceAll('\\', '/')}`;
      sources.set(path, readFileSync(join(root, path), 'utf8'));
    }
  return sources;
}

/** True if a source imports or resolves a package, also one of a family (`dictionary-${language}`). */
function namesPackage(source, name) {
  const escaped = name.replaceAll('/', '\\/');
  const family = name.startsWith('dictionary-') ? '|`dictionary-\\$\\{' : '';
  return new RegExp(`['"\`]${escaped}(?:/[^'"\`]*)?['"\`]${family}`).test(source);
}

const loadsPart = (source, part) => source.includes(`loadPart('${part}')`);

/** Returns the license faults, a line each. */
export function licenceFaults(packages, sources, notice, known = reasons) {
  return packages
    .filter(({ licence }) => isCopyleft(licence))
    .flatMap(({ name, version, licence }) => {
      const recorded = known.find((reason) => reason.name.test(name));
      if (!recorded) return [`${name} ${version} is under ${licence}: record why in scripts/licences.mjs, or do without it`];
      const family = name.startsWith('@img/') ? '@img/sharp-' : name;
      if (recorded.part === undefined) return notice.includes(family) ? [] : [`${name} is missing in NOTICE`];
      return [
        ...(notice.includes(name) ? [] : [`${name} is missing in NOTICE`]),
        ...[...sources]
          .filter(([path, source]) => namesPackage(source, name) && path !== `parts/${recorded.part}/load.ts`)
          .map(([path]) => `${path} names ${name} (${licence}), which only parts/${recorded.part}/load.ts may`),
        ...[...sources]
          .filter(([path, source]) => loadsPart(source, recorded.part) && path !== recorded.program)
          .map(([path]) => `${path} loads the part ${recorded.part} (${name}, ${licence}), which only ${recorded.program} may`),
      ];
    });
}

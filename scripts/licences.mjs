// What package-lock.json brings to those who run Folio, and under which licence. GPL, LGPL and AGPL need a recorded reason (see NOTICE).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Packages under the GPL, LGPL or AGPL, also where only one of several licences is. `programs` are the only files that may name them: programs
 * of their own. Those without are in our process, each with the reason why that is allowed.
 */
export const reasons = [
  {
    name: /^@audio\/decode-aac$/,
    programs: ['engine/src/models/local/decode-recording-program.ts'],
    reason: 'a program of its own',
  },
  { name: /^espeak-ng$/, programs: ['engine/src/speech/espeak-program.ts'], reason: 'a program of its own' },
  {
    name: /^dictionary-(?:de|es|it|pt)$/,
    programs: ['engine/src/proofread/spelling-program.ts'],
    reason: 'read by a program of its own',
  },
  {
    name: /^hunspell-wasm$/,
    programs: ['engine/src/proofread/spelling-program.ts'],
    reason: 'used under MPL-1.1, in a program of its own',
  },
  { name: /^@img\/sharp-(?:libvips|win32|wasm32)/, reason: 'LGPL: libvips is a shared library of its own and can be replaced' },
  { name: /^jszip$/, reason: 'MIT or GPL: used under MIT' },
];

const isCopyleft = (licence) => /GPL/.test(licence);

/** Packages of those who run Folio, by name and version; what only tests and builds need is left out. */
export function shippedPackages(lock) {
  const found = new Map();
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || entry.link || entry.dev) continue;
    const name = entry.name ?? path.replace(/^.*node_modules\//, '');
    found.set(`${name}@${entry.version}`, {
      name,
      version: entry.version,
      licence: entry.license ?? '',
      path,
      integrity: entry.integrity,
    });
  }
  return [...found.values()].toSorted((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

/** Our sources that run in production, by path. */
export function readSources(root) {
  const sources = new Map();
  for (const folder of ['contract', 'catalogue', 'engine', 'server', 'locales', 'web'])
    for (const entry of readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(entry) || /\.(?:test|d)\.tsx?$|(?:^|[\\/])testing[\\/]/.test(entry)) continue;
      const path = `${folder}/src/${entry.replaceAll('\\', '/')}`;
      sources.set(path, readFileSync(join(root, path), 'utf8'));
    }
  return sources;
}

/** Whether a source imports or resolves a package, also one of a family (`dictionary-${language}`). */
function namesPackage(source, name) {
  const escaped = name.replaceAll('/', '\\/');
  const family = name.startsWith('dictionary-') ? '|`dictionary-\\$\\{' : '';
  return new RegExp(`['"\`]${escaped}(?:/[^'"\`]*)?['"\`]${family}`).test(source);
}

/** What is not in order, a line each. */
export function licenceFaults(packages, sources, notice, known = reasons) {
  return packages
    .filter(({ licence }) => isCopyleft(licence))
    .flatMap(({ name, version, licence }) => {
      const recorded = known.find((reason) => reason.name.test(name));
      if (!recorded) return [`${name} ${version} is under ${licence}: record why in scripts/licences.mjs, or do without it`];
      const family = name.startsWith('@img/') ? '@img/sharp-' : name;
      if (recorded.programs === undefined) return notice.includes(family) ? [] : [`${name} is missing in NOTICE`];
      return [
        ...(notice.includes(name) ? [] : [`${name} is missing in NOTICE`]),
        ...[...sources]
          .filter(([path, source]) => namesPackage(source, name) && !recorded.programs.includes(path))
          .map(([path]) => `${path} names ${name} (${licence}), which only ${recorded.programs.join(', ')} may`),
      ];
    });
}

// `npm run check`: format, lint, types, import directions, unused code, one version per package, generated files.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingStates } from './component-states.mjs';
import { missingCssClasses } from './css-classes.mjs';
import { cssLiterals } from './css-literals.mjs';
import { deploymentFaults, readDeployment, unknownDirectives } from './deploy-files.mjs';
import { docsFaults } from './docs-links.mjs';
import { strayFeatureNames } from './feature-names.mjs';
import { namesOf } from './index-names.mjs';
import { licenceFaults, readLocks, readSources, shippedPackages } from './licences.mjs';
import { generateLocales } from './locales/generate-locales.mjs';
import { migrationFaults, readMigrations } from './migration-locks.mjs';
import { readNewestRelease, releaseFaults } from './migration-releases.mjs';
import { mutations } from './mutations/mutations.mjs';
import { partNames } from './parts.mjs';
import { countWording, wordingFaults } from './plain-english.mjs';
import { ensureOwnNode, nodeBinary, root, run } from './setup.mjs';

ensureOwnNode('all');

/** @type {[string, () => number][]} */
const checks = [
  ['format', () => run(['biome', 'check', '--error-on-warnings', '.'], { canFail: true })],
  ['lint', () => run(['oxlint', '--type-aware', '--deny-warnings'], { canFail: true })],
  // All Node code is one program, so each file is read once; a folder alone is `tsc -p <folder>`.
  ['types of node', () => run(['tsc', '-p', 'tsconfig.node.json'], { canFail: true })],
  ['types of browser', () => run(['tsc', '-p', 'tsconfig.browser.json'], { canFail: true })],
  ['types of journeys', () => run(['tsc', '-p', 'e2e'], { canFail: true })],
  [
    'import directions',
    () =>
      run(
        [
          'depcruise',
          '--config',
          '.dependency-cruiser.cjs',
          'locales/src',
          'contract/src',
          'catalogue/src',
          'engine/src',
          'server/src',
          'web/src',
        ],
        { canFail: true },
      ),
  ],
  ['unused code', () => run(['knip', '--no-progress'], { canFail: true })],
  ['one version per package', oneVersionEach],
  ['structure', checkStructure],
  ['plain English', checkWording],
  ['migrations', checkMigrations],
  ['deployment', checkDeployment],
  ['docs', checkDocs],
  ['licences', checkLicences],
  ['generated files', generatedFilesAreFresh],
];

/** Our rooms must ask for one and the same version of a package; `api-clients` alone needs another TypeScript. */
function oneVersionEach() {
  const asked = new Map();
  const parts = partNames.map((name) => `parts/${name}`);
  for (const folder of ['.', 'parts', ...parts, 'locales', 'contract', 'catalogue', 'engine', 'server', 'web', 'e2e', 'bench']) {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      asked.set(name, new Set([...(asked.get(name) ?? []), version]));
      if (!/^\d/.test(version)) asked.get(name).add(`${version} is not exact`);
    }
  }
  const wrong = [...asked].filter(([, versions]) => versions.size > 1);
  for (const [name, versions] of wrong) process.stderr.write(`${name}: ${[...versions].map(String).join(', ')}\n`);
  return wrong.length === 0 ? 0 : 1;
}

/** The most names that an index may export. Two export more; their numbers may only go down. */
const maxNames = 30;
const widerIndexes = { tasks: 65, orders: 103 };

/** Snapshots of the schema before the newest one, with which alone drizzle-kit compares. */
function olderSnapshots() {
  const folder = 'server/src/kernel/db/migrations/meta';
  const snapshots = readdirSync(join(root, folder)).filter((file) => file.endsWith('_snapshot.json'));
  return snapshots
    .toSorted()
    .slice(0, -1)
    .map((file) => `${folder}/${file}: only the newest snapshot is kept, delete it (CONTRIBUTING.md, "A migration")`);
}
const cacheCall =
  /\b(?:query|mutation)Key(?::|\s*=)\s*\[|\b(?:[gs]etQuer(?:y|ies)\w*|is(?:Fetching|Mutating)|useIs\w+)(?:<[^>]*>)?\(\s*\[|\binvalidateQueries\(\s*[^)\s]/;

/**
 * Keys of the browser's cache are in `*.queries.ts` and in `base/`; `base/stale-after.ts` alone lists the
 * keys that an action makes stale.
 */
const hasStrayQueryKey = (file, source) => /^web\/src\/(?!base\/).*(?<!\.queries)\.tsx?$/.test(file) && cacheCall.test(source);

/** Files that can read the environment: the configuration, and programs and tests outside the product. */
const readsOutside = (file, source) =>
  /^(contract|catalogue|engine|server)\/src\//.test(file) &&
  !/^server\/src\/(kernel\/config\.ts|demo\/|testing\/)|^engine\/src\/evaluate\/|\.test\.ts$/.test(file) &&
  /\bprocess\.env\b|\benv\b[^;]*from 'node:process'/.test(source);

const singleRead =
  /expect\(\s*await [^;]*?\.(?:count|isVisible|isHidden|isEnabled|isChecked|isDisabled|allTextContents|allInnerTexts|innerText|textContent|inputValue|getAttribute)\([^()]*\),?\s*\)\s*\./;

/** A page may still be drawing when a journey looks at it once; `expect.poll` looks again. */
const readsOnce = (file, source) => file.startsWith('e2e/src/') && singleRead.test(source);

/** A text, list or object of a language; a code or the name of a dictionary is none ("german"). */
const textOf = (language) => new RegExp(String.raw`^\s*'?${language}'?: (?!['"\`][a-z-]*['"\`])['"\`{\[(]`, 'm');
const [germanText, frenchText] = [textOf('de'), textOf('fr')];
/** Examples of tests. */
const canHaveSamples = /\.test\.ts$|\/fixtures\/|^contract\/src\/readability\/sample-texts\.ts$/;

/** Texts by language belong to `locales`, so that a further language is a folder of its own and nothing else is edited. */
const hasTextsByLanguage = (file, source) =>
  !file.startsWith('locales/') && !canHaveSamples.test(file) && germanText.test(source) && frenchText.test(source);

/** Returns mutations with a text that no longer occurs exactly once in its file; they would have no effect (`npm run mutate`). */
function staleMutations() {
  return mutations
    .filter(({ file, from }) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8').split(from).length !== 2)
    .map(({ file, rule }) => `scripts/mutations: "${rule}" no longer fits ${file}`);
}

/** Checks the rules for files and folders that no other tool checks (docs/ARCHITECTURE.md). */
function checkStructure() {
  const { stdout } = spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.css', '*.mjs'],
    { cwd: root, encoding: 'utf8' },
  );
  const files = stdout
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)) && !/(\.gen\.|migrations\/)/.test(file));
  const problems = [];
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8');
    if (/(^|\/)(utils?|helpers?|misc|common|lib|shared)(\/|\.)/.test(file)) problems.push(`${file}: the name says nothing`);
    if (/\/index\.tsx?$/.test(file) && !/^server\/src\/features\/[^/]+\/index\.ts$/.test(file))
      problems.push(`${file}: only a server feature has an index`);
    if (/^server\/src\/features\/[^/]+\/index\.ts$/.test(file)) {
      const names = namesOf(file, (path) => readFileSync(join(root, path), 'utf8')).length;
      const most = widerIndexes[file.split('/')[3]] ?? maxNames;
      if (names > most) problems.push(`${file} exports ${names} names (at most ${most})`);
      if (most > maxNames && names < most) problems.push(`${file} exports ${names} names: lower its number in scripts/check.mjs`);
    }
    if (file.endsWith('.table.ts') && !/^server\/src\/(features\/[^/]+|kernel)\//.test(file))
      problems.push(`${file}: tables belong to a feature or the kernel`);
    if (hasStrayQueryKey(file, source))
      problems.push(`${file}: query keys belong to a *.queries.ts or web/src/base, stale ones to web/src/base/stale-after.ts`);
    if (hasTextsByLanguage(file, source)) problems.push(`${file}: texts in several languages belong to locales/src/<language>`);
    if (readsOutside(file, source))
      problems.push(`${file}: only server/src/kernel/config.ts reads the environment (defineConfig)`);
    if (readsOnce(file, source)) problems.push(`${file}: use \`await expect.poll(() => …)\` for what a page shows`);
    if (/\bvi\.(?:mock|doMock)\(/.test(source) && !file.endsWith('.mocked.test.ts'))
      problems.push(`${file}: what replaces a module is a *.mocked.test.ts (vitest.config.ts)`);
    if (file.endsWith('.tool.ts') && !file.startsWith('catalogue/src/')) problems.push(`${file}: tools belong to the catalogue`);
  }
  problems.push(
    ...missingCssClasses(root, files),
    ...cssLiterals(files, (file) => readFileSync(join(root, file), 'utf8')),
    ...missingStates(files, (file) => readFileSync(join(root, file), 'utf8')),
    ...olderSnapshots(),
    ...staleMutations(),
    ...strayFeatureNames(root),
  );
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  return files.length > 0 && problems.length === 0 ? 0 : 1;
}

function checkDocs() {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = stdout.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
  const faults = docsFaults(root, files);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return files.length > 0 && faults.length === 0 ? 0 : 1;
}

function checkWording() {
  const { stdout } = spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.md'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const files = stdout
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)) && !/(\.gen\.|migrations\/)/.test(file));
  const faults = wordingFaults(countWording(files, (file) => readFileSync(join(root, file), 'utf8')));
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return files.length > 0 && faults.length === 0 ? 0 : 1;
}

function checkMigrations() {
  const migrations = readMigrations(root);
  const faults = [...migrationFaults(migrations), ...releaseFaults(migrations, readNewestRelease(root))];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return migrations.length > 0 && faults.length === 0 ? 0 : 1;
}

function checkDeployment() {
  const deployment = readDeployment(root);
  const missing = ['deploy/Dockerfile', 'deploy/folio.service', 'deploy/compose.yaml'].filter(
    (file) => !deployment.files.has(file),
  );
  const faults = [
    ...missing.map((file) => `${file}: is missing`),
    ...deploymentFaults(deployment),
    ...unknownDirectives(join(root, 'deploy/folio.service')),
  ];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return faults.length === 0 ? 0 : 1;
}

function checkLicences() {
  const packages = shippedPackages(readLocks(root));
  const faults = licenceFaults(packages, readSources(root), readFileSync(join(root, 'NOTICE'), 'utf8'));
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return packages.length > 0 && faults.length === 0 ? 0 : 1;
}

function generatedFilesAreFresh() {
  const files = ['web/src/base/contract.gen.json', 'docs/openapi.json'];
  const before = files.map((file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null));
  const staleLocales = generateLocales();
  run([nodeBinary(), 'scripts/generate.mjs']);
  const stale = files.filter((file, index) => readFileSync(join(root, file), 'utf8') !== before[index]);
  for (const file of [...staleLocales, ...stale]) process.stderr.write(`${file} was not fresh; it is now, commit it\n`);
  return staleLocales.length + stale.length === 0 ? 0 : 1;
}

const only = process.argv.slice(2);
let failures = 0;
for (const [name, check] of checks) {
  if (only.length > 0 && !only.some((word) => name.includes(word))) continue;
  const started = Date.now();
  const status = check();
  if (status !== 0) failures += 1;
  process.stdout.write(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
}
process.exit(failures === 0 ? 0 : 1);

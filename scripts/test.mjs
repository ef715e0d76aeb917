// `npm test`: the tests that carry the main job, with all set-up; the last line says how many passed and failed. `npm run test:full` adds files
// named `*.full.test.ts(x)` and the kinds that take long. `npm test unit server` runs these kinds alone and whole, and `npm test outside` the ones
// that need a program from elsewhere.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  ensureBuilder,
  ensureBuilt,
  ensureBundled,
  ensureCeph,
  ensureChromium,
  ensureDebootstrap,
  ensureInstalled,
  ensureLlamaServer,
  ensurePooler,
  ensureS3Server,
  ensureWordpress,
  hasBuilder,
  hasCeph,
  root,
  run,
} from './setup.mjs';

ensureInstalled('all');
ensureBuilt();
const main = ensureBundled();
const isFull = process.argv.includes('--full');
const named = process.argv.slice(2).filter((argument) => argument !== '--full');
const usual = ['unit', 'mocked', 'web', 'server', 'journeys'];
/** True if the newest release can be had: a clone that was cut short, or an archive, has no history. */
function hasNewestRelease() {
  const releases = JSON.parse(readFileSync(join(root, 'server/src/backup/dumps/releases.json'), 'utf8'));
  const { commit } = Object.values(releases).at(-1) ?? {};
  return spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root, stdio: 'ignore' }).status === 0;
}

/** Kinds that need more than a clone and its packages: whether they can run here, and why they are left out where they cannot. */
const conditional = [
  {
    name: 'rolling',
    canRun: hasNewestRelease,
    reason: 'the newest release is not in the history here, so that rolling updates from it are left out',
  },
  {
    name: 'image',
    canRun: hasBuilder,
    reason: 'the image cannot be built here (root, mounts and buildah are needed), so that its test is left out',
  },
  {
    name: 'ceph',
    canRun: hasCeph,
    reason: 'no object gateway of Ceph is here, so that the tests of buckets on a real S3 server are left out',
  },
];

/** The projects of `npm run test:full`; prints a line for each project that it leaves out. */
function allProjects() {
  const possible = conditional.filter(({ name, canRun, reason }) => {
    if (canRun()) return true;
    process.stdout.write(`folio: ${reason} (npm test ${name})\n`);
    return false;
  });
  return [...usual, 'chaos', ...possible.map(({ name }) => name)];
}

const isUsual = named.length === 0 && !isFull;
const projects = named.length > 0 ? named : isFull ? allProjects() : usual;
if (named.includes('image') || named.includes('outside')) ensureBuilder();
if (named.includes('ceph')) ensureCeph();
const env = {
  PRODUCT_MAIN: main,
  ...(isUsual && { WITHOUT_FULL_TESTS: '1' }),
  ...(projects.includes('journeys') && { CHROMIUM_PATH: ensureChromium() }),
  ...(projects.includes('outside') && { LLAMA_SERVER_PATH: ensureLlamaServer(), S3_SERVER_PATH: ensureS3Server() }),
};

if (projects.includes('outside')) {
  ensureDebootstrap();
  ensurePooler();
  ensureWordpress();
}

const folder = join(root, 'node_modules', '.cache', 'folio');
const report = join(folder, 'test-report.json');
mkdirSync(folder, { recursive: true });
rmSync(report, { force: true });
const status = run(
  [
    'vitest',
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  { canFail: true, env },
);
const results = JSON.parse(readFileSync(report, 'utf8'));
const brokenFiles = results.testResults.filter(
  (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
).length;
const failed = results.numFailedTests + brokenFiles;
if (isUsual) {
  const left = spawnSync('git', ['ls-files', '*.full.test.ts', '*.full.test.tsx'], { cwd: root, encoding: 'utf8' }).stdout?.match(
    /\n/g,
  );
  const files = left ? `${left.length} files` : 'files';
  process.stdout.write(
    `folio: left out ${files} named *.full.test.ts and the kinds chaos, rolling, image and ceph; npm run test:full runs them too\n`,
  );
}
process.stdout.write(`${results.numPassedTests} passed, ${failed} failed\n`);
process.exit(status !== 0 || failed > 0 || results.numPassedTests === 0 ? 1 : 0);

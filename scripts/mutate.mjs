// `npm run mutate`: breaks one rule of the code at a time and runs the tests that must notice. Prints each mutation as killed or survived and
// ends with 1 where less than 90 % are killed. Words after the command pick areas, rules or files: `npm run mutate -- fences csv.ts`.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutations } from './mutations/mutations.mjs';
import { cacheFolder, ensureOwnNode, environment, root } from './setup.mjs';

/** Least share of mutations that tests must notice. */
const minRatio = 0.9;
/** Milliseconds for the tests of one mutation; one that runs on for ever counts as killed. */
const timeoutMs = 180_000;
/** Milliseconds for all tests together, before anything is broken. */
const allTestsTimeoutMs = 1_200_000;

/** The file that is broken now, as it was and as it is: read by the next run where this one was killed before it could restore it. */
const journal = join(cacheFolder, 'mutation.json');
const reportFile = join(cacheFolder, 'mutation-report.json');

let child = null;

function restore() {
  if (!existsSync(journal)) return;
  const { file, original, mutated } = JSON.parse(readFileSync(journal, 'utf8'));
  // Keeps the current text if the file was edited since.
  if (readFileSync(file, 'utf8') === mutated) writeFileSync(file, original);
  rmSync(journal);
}

process.on('exit', restore);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    child?.kill('SIGTERM');
    process.exit(130);
  });

/** Runs test files and answers how many tests passed and the names of those that failed; `hasFailed` also where a file could not be loaded. */
async function runTests(files, limitMs = timeoutMs) {
  rmSync(reportFile, { force: true });
  const projectOf = (file) => {
    if (file.startsWith('server/')) return 'server';
    if (file.endsWith('.test.tsx')) return 'web';
    return file.endsWith('.mocked.test.ts') ? 'mocked' : 'unit';
  };
  const projects = [...new Set(files.map(projectOf))];
  const words = ['run', ...projects.flatMap((name) => ['--project', name]), '--bail=1', '--reporter=json'];
  child = spawn('vitest', [...words, `--outputFile=${reportFile}`, ...files], {
    cwd: root,
    stdio: 'ignore',
    env: environment(),
    shell: process.platform === 'win32',
  });
  const timer = setTimeout(() => child.kill('SIGTERM'), limitMs);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  child = null;
  if (!existsSync(reportFile)) return { failed: [], isTimeout: code === null, passed: 0, hasFailed: true };
  const report = JSON.parse(readFileSync(reportFile, 'utf8'));
  const failed = report.testResults.flatMap((file) => file.assertionResults.filter((test) => test.status === 'failed'));
  return {
    failed: failed.map((test) => test.fullName),
    isTimeout: code === null,
    passed: report.numPassedTests,
    hasFailed: code !== 0,
  };
}

/** Why a mutation cannot be made; null where it can. */
function problemOf({ file, from, to, tests }) {
  const missing = [file, ...tests].find((path) => !existsSync(join(root, path)));
  if (missing) return `there is no ${missing}`;
  const times = readFileSync(join(root, file), 'utf8').split(from).length - 1;
  if (times === 0) return 'its text is no longer found';
  if (times > 1) return `its text is found ${times} times`;
  return from === to ? 'it changes nothing' : null;
}

async function outcomeOf(mutation) {
  const file = join(root, mutation.file);
  const original = readFileSync(file, 'utf8');
  const mutated = original.replace(mutation.from, () => mutation.to);
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(journal, JSON.stringify({ file, original, mutated }));
  writeFileSync(file, mutated);
  try {
    const { failed, isTimeout, hasFailed } = await runTests(mutation.tests);
    if (isTimeout) return { isKilled: true, by: 'its tests did not end' };
    if (failed.length > 0) return { isKilled: true, by: failed[0] };
    // A file that cannot be loaded shows nothing about its tests.
    return { isKilled: false, by: hasFailed ? 'the tests did not run' : '' };
  } finally {
    restore();
  }
}

const say = (line) => process.stdout.write(`${line}\n`);
const nameOf = ({ area, file, rule }) => `${area}: ${rule} (${file})`;
const seconds = (from) => `${((Date.now() - from) / 1000).toFixed(0)} s`;

ensureOwnNode('all');
restore();
const picks = process.argv.slice(2);
const meant = mutations.filter((one) => picks.length === 0 || picks.some((word) => nameOf(one).includes(word)));
const stale = meant.filter((one) => problemOf(one) !== null);
for (const one of stale) say(`stale mutation  ${nameOf(one)}: ${problemOf(one)}`);
if (stale.length > 0 || meant.length === 0) {
  say(meant.length === 0 ? 'No mutation is meant by these words.' : 'Adapt scripts/mutations to the code.');
  process.exit(1);
}

const began = Date.now();
const untouched = await runTests([...new Set(meant.flatMap(({ tests }) => tests))], allTestsTimeoutMs);
if (untouched.hasFailed) {
  say(`The tests fail without any mutation: ${untouched.failed.join('; ') || 'they did not run'}`);
  process.exit(1);
}
say(`ok        ${untouched.passed} tests pass without a mutation (${seconds(began)})`);
let killed = 0;
for (const one of meant) {
  const from = Date.now();
  const { isKilled, by } = await outcomeOf(one);
  if (isKilled) killed += 1;
  say(`${isKilled ? 'killed  ' : 'SURVIVED'}  ${nameOf(one)} (${seconds(from)})${by ? `: ${by}` : ''}`);
}
const share = killed / meant.length;
say(
  `${killed} of ${meant.length} mutations killed (${(share * 100).toFixed(1)} %), at least ${minRatio * 100} % wanted, in ${seconds(began)}`,
);
process.exit(share >= minRatio ? 0 : 1);

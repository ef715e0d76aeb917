// `npm run parts`: lists the optional parts. `npm run parts add <name …|all>` installs parts, each in its own folder at the versions of its own
// lock file. The product runs `add <name> --on-demand` when it first needs a part.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './npm-packages.mjs';
import { alone, environment, root, say } from './setup.mjs';

const folderOf = (name) => join(root, 'parts', name);
const packageOf = (name) => JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));

export const partNames = readdirSync(join(root, 'parts')).filter((name) => existsSync(join(folderOf(name), 'package-lock.json')));

/** engine/src/parts/optional-parts.ts compares the stamp with the lock file. */
const stampOf = (name) => join(folderOf(name), 'node_modules', '.installed');
export const hashOfLock = (name) =>
  createHash('sha256')
    .update(readFileSync(join(folderOf(name), 'package-lock.json')))
    .digest('hex');
const isInstalled = (name) => existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === hashOfLock(name);

/** Returns the parts of these names; `all` stands for each, and `none` for no part. Throws if a name is unknown. */
export function findParts(names) {
  const found = names.includes('all') ? partNames : names.filter((name) => name !== '' && name !== 'none');
  const unknown = found.filter((name) => !partNames.includes(name));
  if (unknown.length > 0) throw new Error(`there is no part ${unknown.join(', ')}`);
  return found;
}

const sizeOf = (name) => `${packageOf(name).folio.megabytes} MB`;

/** npm's exit code, or the reason why it could not be run. */
function runNpm(name, npmWords) {
  try {
    // No package of a part needs its install script.
    return installPackages(folderOf(name), ['ci', '--ignore-scripts', ...npmWords], environment());
  } catch (problem) {
    return problem.message;
  }
}

/** Installs a part; true if it is there. */
function add(name, npmWords) {
  return alone(() => {
    if (isInstalled(name)) return true;
    say(`installing the optional part ${name} (${sizeOf(name)}): ${packageOf(name).description}`);
    const outcome = runNpm(name, npmWords);
    if (outcome === 0) {
      writeFileSync(stampOf(name), hashOfLock(name));
      say(`the optional part ${name} is installed`);
      return true;
    }
    say(`the optional part ${name} could not be installed${typeof outcome === 'string' ? ` (${outcome})` : ''}.`);
    say(`As a user that can write to ${folderOf(name)}, with a connection to the npm registry, run: npm run parts add ${name}`);
    say(`Without a connection, run that in a clone on another machine and copy its folder parts/${name} here.`);
    return false;
  });
}

function list() {
  const width = Math.max(...partNames.map((name) => name.length));
  for (const name of partNames) {
    const { description, license } = packageOf(name);
    const state = isInstalled(name) ? 'installed    ' : 'not installed';
    process.stdout.write(`${name.padEnd(width)}  ${state}  ${sizeOf(name).padStart(6)}  ${description} (${license})\n`);
  }
  return 0;
}

function main() {
  const isOnDemand = process.argv.includes('--on-demand');
  const [command, ...named] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  if (command === undefined) return list();
  const isKnown = named.every((name) => ['all', 'none', ...partNames].includes(name));
  if (command !== 'add' || named.length === 0 || !isKnown) {
    say(`Use: npm run parts, or npm run parts add <name>, with one of: ${partNames.join(', ')}, all`);
    return 1;
  }
  const names = findParts(named);
  if (isOnDemand && process.env.FOLIO_INSTALL_PARTS === 'off') {
    say(`the optional part ${names[0]} is not installed, and FOLIO_INSTALL_PARTS=off. Run: npm run parts add ${names[0]}`);
    return 1;
  }
  // Somebody waits: without a network npm would retry for minutes.
  const npmWords = isOnDemand ? ['--fetch-retries=1', '--fetch-retry-mintimeout=1000'] : [];
  return names.map((name) => add(name, npmWords)).every(Boolean) ? 0 : 1;
}

if (process.argv[1] === join(root, 'scripts', 'parts.mjs')) process.exit(main());

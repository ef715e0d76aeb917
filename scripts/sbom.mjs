// `npm run sbom -- <folder>` (dist): the packages of an installation as CycloneDX JSON, and their licenses as text.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cycloneDx, thirdPartyNotices } from './bill-of-materials.mjs';
import { readLocks, shippedPackages } from './licences.mjs';
import { ensureInstalled, root } from './setup.mjs';

ensureInstalled();
const folder = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? 'dist');
const packages = shippedPackages(readLocks(root));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Texts of the licences beside a package; those for other machines are not installed. */
function licenceTexts({ path }) {
  try {
    return readdirSync(join(root, path), { withFileTypes: true })
      .filter((entry) => entry.isFile() && /^(?:licen[cs]e|copying|notice)/i.test(entry.name))
      .map((entry) => readFileSync(join(root, path, entry.name), 'utf8').trim());
  } catch {
    return [];
  }
}

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'folio.cdx.json'), `${JSON.stringify(cycloneDx(packages, version), null, 2)}\n`);
writeFileSync(join(folder, 'third-party-notices.txt'), thirdPartyNotices(packages, licenceTexts));
process.stdout.write(`${packages.length} packages are in folio.cdx.json and third-party-notices.txt of ${folder}\n`);

// `npm start`: everything from a fresh clone to the running product, in this process where its Node is new enough.
// package.json starts it by `exec`, so that signals sent to npm reach it and its exit code is npm's; only Windows' shell, which has no exec, takes the second half.
import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { become, cacheFolder, ensureBuilt, ensureBundled, ensureInstalled, environment, nodeBinary, root } from './setup.mjs';

ensureInstalled();
if (Number(process.versions.node.split('.')[0]) < 24 && nodeBinary() !== process.execPath) {
  become([nodeBinary(), ...process.execArgv, 'scripts/start.mjs', ...process.argv.slice(2)]);
} else {
  ensureBuilt();
  const main = ensureBundled();
  // The unit of systemd prepares as another step, since the service may not write to its own code.
  if (process.argv.includes('--prepare')) process.exit(0);
  process.chdir(root);
  process.env.PATH = environment().PATH;
  nodeModule.enableCompileCache(join(cacheFolder, 'compiled'));
  await import(pathToFileURL(main).href);
  // Kept now: a process ended by force writes nothing.
  nodeModule.flushCompileCache();
}

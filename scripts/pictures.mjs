// `npm run pictures`: renews the kept pictures of all components (e2e/pictures), with all set-up; look at what changed before you commit it.
import { ensureBuilt, ensureBundled, ensureChromium, ensureInstalled, run } from './setup.mjs';

ensureInstalled('all');
ensureBuilt();
const env = { PRODUCT_MAIN: ensureBundled(), CHROMIUM_PATH: ensureChromium(), RENEW_PICTURES: '1' };
process.exit(run(['vitest', 'run', '--project', 'journeys', 'component-pictures'], { canFail: true, env }));

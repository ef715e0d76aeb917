// `npm run pictures`: renews the stored screenshots of all components (e2e/pictures), with full setup.
// Review the changes before you commit.
import { ensureBuilt, ensureBundled, ensureChromium, ensureInstalled, run } from './setup.mjs';

ensureInstalled('all');
ensureBuilt();
const env = { PRODUCT_MAIN: ensureBundled(), CHROMIUM_PATH: ensureChromium(), RENEW_PICTURES: '1' };
process.exit(run(['vitest', 'run', '--project', 'journeys', 'component-pictures'], { canFail: true, env }));

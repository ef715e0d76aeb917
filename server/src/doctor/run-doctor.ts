// `npm run doctor`: one line for each check, or with --json all of them as JSON. Exit code 1 where there is a problem.
import { describeResults } from './check-result.ts';
import { examineInstallation } from './examine-installation.ts';

const results = await examineInstallation();
process.stdout.write(
  process.argv.includes('--json') ? `${JSON.stringify({ checks: results }, null, 2)}\n` : describeResults(results),
);
process.exit(results.some(({ state }) => state === 'problem') ? 1 : 0);

// `npm run demo` in the order that the README gives: the founder has registered first.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../testing/test-product.ts';

const run = promisify(execFile);
let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

it('fills the account of its own user and says what it left out', async () => {
  await product.register('Founder Person');
  const { stdout } = await run(process.execPath, [fileURLToPath(new URL('fill-demo.ts', import.meta.url))], {
    env: {
      ...process.env,
      FOLIO_URL: product.url,
      DATA_DIR: product.kernel.config.dataDir,
      DATABASE_URL: product.kernel.config.databaseUrl ?? '',
    },
  });
  expect(stdout).toContain('Left out: campaigns and translation requests');
  expect(stdout).toContain('Log in at');
  const [made] = await product.sql(
    `select count(*)::int as tasks, (select count(*)::int from campaigns) as campaigns,
      (select count(*)::int from glossary_terms) as terms, (select count(*)::int from link_runs) as runs from tasks`,
  );
  expect(made).toEqual({ tasks: 15, campaigns: 0, terms: 12, runs: 1 });
}, 600_000);

// A start that would break an installation is refused with one sentence: on the database of a later version, or with another secret key.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encryptSecret } from '../kernel/secrets.ts';
import { startChildProduct } from '../testing/child-product.ts';
import { startTestProduct, type TestProduct } from '../testing/test-product.ts';

let product: TestProduct;
const otherKey = 'f47ac10b58cc4372a5670e02b2c3d479f47ac10b';

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
});
afterAll(() => product.stop());

/** Starts beside the product. Returns the output of a refused process, else null. */
async function start(environment: Record<string, string>): Promise<string | null> {
  const { config } = product.kernel;
  const base = { DATABASE_URL: config.databaseUrl ?? '', DATA_DIR: config.dataDir, FOLIO_ROLE: 'web' };
  try {
    const child = await startChildProduct({ ...base, ...environment });
    await child.end('SIGTERM');
    return null;
  } catch (problem) {
    return (problem as Error).message;
  }
}

it('a secret key that opens none of the encrypted values is refused, unless it is insisted on', async () => {
  expect(await start({ SECRET_KEY: otherKey })).toBeNull();
  const sealed = encryptSecret('sk-provider-key', product.kernel.config.secretKey);
  await product.sql("insert into model_connections (name, provider, api_key_sealed) values ('Studio', 'openai', $1)", [sealed]);
  expect(await start({ SECRET_KEY: otherKey })).toContain('The secret key is not the one');
  expect(await start({ SECRET_KEY: otherKey, FOLIO_ALLOW_OTHER_SECRET_KEY: '1' })).toBeNull();
  expect(await start({})).toBeNull();
});

it('the database of a later version is refused, unless it is the next one or insisted on', async () => {
  await product.sql("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)");
  expect(await start({})).toContain('The database was migrated by a newer version of Folio; this is ');
  expect(await start({ FOLIO_ALLOW_NEWER_DATABASE: '1' })).toBeNull();
  await product.sql("insert into drizzle.folio_versions (version) values ('98.0.0')");
  expect(await start({})).toBeNull();
  await product.sql("insert into drizzle.folio_versions (version) values ('99.0.0')");
  expect(await start({})).toContain('a newer version of Folio (98.0.0, 99.0.0)');
});

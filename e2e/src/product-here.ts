// The product that this journey uses: each of the workers has one of its own, so that two journeys never meet in one database.
import { inject } from 'vitest';

/** Address and data folder; the same for all journeys of one worker. */
export function productHere(): { url: string; dataDir: string } {
  const products = inject('products');
  const product = products[(Number(process.env.VITEST_POOL_ID ?? '1') - 1) % products.length];
  if (!product) throw new Error('No product was started');
  return product;
}

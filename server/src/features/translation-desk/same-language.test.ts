// Proofreaders of a text in its own language, and a linguist entered twice.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { buildTranslationDesk, type TranslationDesk } from '../../testing/translation-team.ts';

let product: TestProduct;
let desk: TranslationDesk;

beforeAll(async () => {
  product = await startTestProduct();
  desk = await buildTranslationDesk(product);
});
afterAll(() => product.stop());

const candidatesOf = async (job: number) =>
  (await desk.staff.get('/features/translation-jobs/candidates', { id: job })).body['candidates'] as { name: string }[];

it('offers a text in one language to its natives, also without that pair', async () => {
  const before = await product.register('Nora Native');
  const { status } = await desk.staff.send('PUT', '/features/linguists/create', {
    email: 'nora.native@example.com',
    pairs: [{ source: 'fr', target: 'en' }],
    native_languages: ['en'],
    words_a_day: 2500,
  });
  expect(status).toBe(200);
  const { id } = await desk.authorised({ kind: 'proofreading', target_languages: ['en'] });
  const [job = 0] = await desk.jobsOf(id);
  await desk.untilOffered(job);
  expect((await candidatesOf(job)).map(({ name }) => name)).toContain('Nora Native');
  const accepted = await desk.jobCall(before, 'accept', { id: job });
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
  const german = await desk.authorised();
  const [translation = 0] = await desk.jobsOf(german.id);
  await desk.untilOffered(translation);
  expect((await candidatesOf(translation)).map(({ name }) => name)).not.toContain('Nora Native');
});

it('names the person who is a linguist already', async () => {
  const again = await desk.staff.send('PUT', '/features/linguists/create', {
    email: 'ines.albrecht@example.com',
    pairs: [{ source: 'en', target: 'de' }],
    native_languages: ['de'],
    words_a_day: 2500,
  });
  expect([again.status, again.body['errors']]).toEqual([422, { email: ['This person is already a linguist'] }]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildReviewTeam } from '../../testing/review-team.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildReviewTeam(product);
});
afterAll(() => product.stop());

it.each([
  ['en', 'en-GB', (day: string) => `is personal and valid until ${day}.`],
  ['de', 'de', (day: string) => `ist persönlich und bis ${day} gültig.`],
  ['pt-BR', 'pt-BR', (day: string) => `é pessoal e vale até ${day}.`],
])('the email with a link names its last day in the language of the email: %s', async (locale, format, text) => {
  const guest = { name: 'Helene Brandt', email: `${locale.toLowerCase()}@brenvik.example` };
  await product.sql('update users set locale = $2 where id = $1', [team.manager.id, locale]);
  const { id } = await team.inReview([{ name: 'Client', guest }]);
  const call = { workspace_id: team.workspaceId, task_ids: [id], ...guest };
  const { body } = await team.manager.send('POST', '/features/review-links/create', call);
  const { expires_at: end } = body.review_link as { expires_at: string };
  const day = new Date(end).toLocaleDateString(format, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const outbox = join(product.kernel.config.dataDir, 'outbox');
  const mails = readdirSync(outbox).map((file) => readFileSync(join(outbox, file), 'utf8'));
  expect(mails.find((mail) => mail.startsWith(`To: ${guest.email}\n`))).toContain(text(day));
});

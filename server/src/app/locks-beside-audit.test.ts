// A call that locks its person or account beside an entry of the audit log that names them: neither waits for the other crosswise.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { recordAudit } from '../features/audit/index.ts';
import { actorOf } from '../testing/actor-of.ts';
import { startOwnProduct, type TestAnswer, type TestCaller, type TestProduct } from '../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let voiceId: number;

beforeAll(async () => {
  product = await startOwnProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Olga Owner');
  const text = 'We walk far. We sleep warm. '.repeat(40);
  const { body } = await owner.send('POST', '/features/brand-voice/create', { text, language: 'en' });
  const made = await owner.send('PUT', '/features/brand-voice/create', { name: 'Warm', type: 'text', profile: body.profile });
  voiceId = (made.body.brand_voice as { id: number }).id;
});
afterAll(() => product.stop());

const waitUntilBlocked = () =>
  vi.waitFor(
    async () => {
      const blocked = await product.sql(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(blocked).toHaveLength(1);
    },
    { timeout: 5000, interval: 20 },
  );

it.each<[string, () => Promise<TestAnswer>]>([
  ['a brand voice', () => owner.send('POST', '/features/brand-voice/edit', { id: voiceId, default: true })],
  [
    'a webhook',
    () => owner.send('PUT', '/tools/webhooks/create', { url: 'https://hooks.example/folio', events: ['order.accepted'] }),
  ],
])('%s is kept', async (_, call) => {
  const actor = await actorOf(product, owner);
  const answer = await product.kernel.database.transaction(async (tx) => {
    // As the trigger of the log does, before the entry's references to person and account are checked.
    await tx.client.query('select from audit_heads where account_id = $1 for update', [actor.accountId]);
    const sent = call();
    await waitUntilBlocked();
    await recordAudit(tx, actor, { action: 'brand_voice.changed', subjectId: voiceId, subjectName: 'Warm' });
    // In an object: the answer comes when this is committed.
    return { sent };
  });
  const { status, body } = await answer.sent;
  expect([status, body.code]).toEqual([200, undefined]);
});

// Permissions that end while a text is being written: streams close, and waiting texts are not written without permission.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildWorkspace } from '../../testing/build.ts';
import { balanceOf, begin, eventsOf, path } from '../../testing/chat-calls.ts';
import { connectModel } from '../../testing/model-for-tests.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { runOrder } from '../writing/index.ts';

let product: TestProduct;
let owner: TestCaller;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.register('Owner Person');
  const model = await connectModel(owner, [{ kind: 'stall', text: 'The beginning of a long answer' }]);
  closing.push(() => model.close());
});
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
  await product.stop();
});

it('a stream ends for someone disabled, signed out or taken out of the workspace', async () => {
  const people = [
    await product.join(owner, 'Dina Disabled', 'user'),
    await product.join(owner, 'Sven Signedout', 'user'),
    await product.join(owner, 'Walt Workspace', 'user'),
  ] as const;
  const [disabled, signedOut, outside] = people;
  const workspaceId = await buildWorkspace(product, owner, { members: [outside] });
  const listening = people.map(async (person) => {
    const chatId = await begin(person, person === outside ? { workspace_id: workspaceId } : {});
    const { status, body } = await person.send('POST', `${path}/message`, { chat_id: chatId, text: 'Tell me all.' });
    return { status, last: eventsOf(body.text).at(-1) };
  });
  const shown = `select count(*)::int as count from chat_messages where state = 'writing' and text <> ''`;
  await vi.waitFor(async () => expect(await product.sql(shown)).toEqual([{ count: 3 }]), { timeout: 10_000 });
  await product.sql('update users set disabled_at = now() where id = $1', [disabled.id]);
  await product.sql('delete from sessions where user_id = $1', [signedOut.id]);
  await product.sql('delete from workspace_members where user_id = $1', [outside.id]);
  for (const { status, last } of await Promise.all(listening)) {
    expect(status).toBe(200);
    // The text sent by the model until then, and no end of the answer.
    expect(last).toMatchObject({ type: 'text', text: 'The beginning of a long answer' });
  }
});

it('an order of someone disabled is not written: it fails with its reason, and its credits are given back', async () => {
  const web = await startTestProduct({ FOLIO_ROLE: 'web' });
  closing.push(() => web.stop());
  const boss = await web.register('Marta Ferri');
  const model = await connectModel(boss, [{ kind: 'hang' }]);
  closing.push(() => model.close());
  const person = await web.join(boss, 'Dina Disabled', 'user');
  const before = await balanceOf(web, boss);
  const { status, body } = await person.send('POST', '/services/orders/create', {
    tool: 'job_posting',
    fields: {
      job_title: 'Baker',
      company_name: 'Mill Lane',
      responsibilities: 'Bake bread',
      skills: 'Patience',
      location: 'Leeds',
      application_instructions: 'Write to us',
      language: 'en',
    },
  });
  expect(status).toBe(200);
  const id = (body.order as { order_details: { id: number }[] }).order_details[0]?.id ?? 0;
  await web.sql('update users set disabled_at = now() where id = $1', [person.id]);
  await runOrder(web.kernel, id, { signal: AbortSignal.timeout(5000), isLastTry: false });
  expect(await web.sql('select status, reason from order_details where id = $1', [id])).toEqual([
    { status: 'failed', reason: 'PERSON_WITHOUT_ACCESS' },
  ]);
  expect(model.requests).toEqual([]);
  expect(await balanceOf(web, boss)).toEqual(before);
});

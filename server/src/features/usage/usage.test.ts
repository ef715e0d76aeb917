import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
});
afterAll(() => product.stop());

describe('calls of models', () => {
  it('say their problem in words where it is one of ours, and as it came where a provider gave it', async () => {
    for (const problem of ['MODEL_DECLINED', 'HTTP 429', 'constructor', null]) {
      await product.sql(
        `insert into model_calls (account_id, user_id, tool_slug, provider, model, capability, duration_ms, outcome, problem)
         select account_id, id, 'job_posting', 'openai', 'm', 'text', 5, $2, $3 from users where id = $1`,
        [owner.id, problem === null ? 'ok' : 'failed', problem],
      );
    }
    const { status, body } = await owner.get('/admin/usage');
    expect(status).toBe(200);
    expect((body.calls as { problem: string | null }[]).map((call) => call.problem).toReversed()).toEqual([
      'The connected model declined to write this',
      'HTTP 429',
      'constructor',
      null,
    ]);
  });
});

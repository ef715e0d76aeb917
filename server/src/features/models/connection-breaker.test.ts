// The connection that a run's calls count for, and the single caller that tries a connection after its pause.
import { EngineFailure, type ModelCall } from '@folio/engine/core/engine-types';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { enterServingConnection, recordCalls } from './connection-breaker.ts';

let product: TestProduct;
let accountId: number;
let writes: number;
let draws: number;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  const { id } = await product.register('Breaker Owner');
  const [user] = await product.sql<{ account_id: number }>('select account_id from users where id = $1', [id]);
  accountId = user?.account_id ?? 0;
  const made = await product.sql<{ id: number }>(
    `insert into model_connections (name, provider, models) values ('Writes', 'openai', '{m}'), ('Draws', 'openai', '{m}') returning id`,
  );
  writes = made[0]?.id ?? 0;
  draws = made[1]?.id ?? 0;
  await product.sql(`insert into model_choices (capability, connection_id, model) values ('text', $1, 'm'), ('image', $2, 'm')`, [
    writes,
    draws,
  ]);
});
beforeEach(() => product.sql('delete from model_breakers'));
afterAll(() => product.stop());

const call = (connectionId: number, outcome: ModelCall['outcome']): ModelCall => ({
  provider: 'openai',
  model: 'm',
  capability: 'text',
  inputTokens: null,
  outputTokens: null,
  durationMs: 1,
  outcome,
  problem: null,
  connectionId,
});
const unreachable = new EngineFailure('MODEL_UNREACHABLE', { isTemporary: true });
const failuresOf = () =>
  product.sql<{ connection_id: number; failures: number }>('select connection_id, failures from model_breakers order by 1');

it('counts a failure at the connection that the last call was made of, not at the one that was entered', async () => {
  expect(await enterServingConnection(product.kernel.database, accountId, 'text')).toEqual({
    connectionId: writes,
    canCall: true,
  });
  const noted = await recordCalls(product.kernel, writes, [call(draws, 'provider_error')], unreachable);
  expect(noted).toEqual({ connectionId: draws, isLeftAlone: false, isInUseOnceMore: false });
  expect(await failuresOf()).toEqual([{ connection_id: draws, failures: 1 }]);
});

it('keeps the failures of a connection when only another one answered', async () => {
  await product.sql('insert into model_breakers (connection_id, failures) values ($1, 3), ($2, 3)', [writes, draws]);
  const calls = [call(writes, 'ok'), call(draws, 'provider_error')];
  expect(await recordCalls(product.kernel, draws, calls, unreachable)).toMatchObject({ connectionId: draws });
  expect(await failuresOf()).toEqual([{ connection_id: draws, failures: 4 }]);
});

it('ends the try of the entered connection where another one failed', async () => {
  await product.sql(
    `insert into model_breakers (connection_id, failures, open_until) values ($1, 5, now() - interval '1 second')`,
    [writes],
  );
  const { canCall } = await enterServingConnection(product.kernel.database, accountId, 'text');
  await recordCalls(product.kernel, writes, [call(draws, 'timeout')], unreachable);
  const [left] = await product.sql('select probe_until, failures from model_breakers where connection_id = $1', [writes]);
  expect([canCall, left]).toEqual([true, { probe_until: null, failures: 5 }]);
});

it('lets one of 20 that come at once try a connection whose pause is over, and nobody before', async () => {
  const enterAll = () =>
    Promise.all(Array.from({ length: 20 }, () => enterServingConnection(product.kernel.database, accountId, 'text')));
  await product.sql(
    `insert into model_breakers (connection_id, failures, open_until) values ($1, 5, now() + interval '1 minute')`,
    [writes],
  );
  expect((await enterAll()).filter(({ canCall }) => canCall)).toEqual([]);
  await product.sql(`update model_breakers set open_until = now() - interval '1 second'`);
  expect((await enterAll()).filter(({ canCall }) => canCall)).toEqual([{ connectionId: writes, canCall: true }]);
});

// A model on loopback, connected for the whole platform as staff would do it.
import type { Capability } from '@folio/contract/capabilities';
import { type ModelServer, type ScriptedReply, startModelServer } from '@folio/engine/models/testing/model-server';
import type { TestCaller } from './test-product.ts';

/** Connects and chooses it; throws where the choice is refused. The caller closes it. */
export async function connectModel(
  staff: TestCaller,
  script: readonly ScriptedReply[],
  capability: Capability = 'text',
): Promise<ModelServer> {
  const model = await startModelServer('openai-compatible', script);
  const { body } = await staff.send('PUT', '/admin/models/create', {
    name: 'Local',
    provider: 'openai-compatible',
    base_url: model.baseUrl,
    models: ['test-model'],
  });
  const { id } = body.connection as { id: number };
  const { status } = await staff.send('POST', '/admin/models/choose', { capability, connection_id: id, model: 'test-model' });
  if (status !== 200) throw new Error(`The choice was answered ${status}`);
  return model;
}

/** Model answer for meta data: a pair for each title. */
export function pairsReply(...titles: string[]): ScriptedReply {
  const meta_description =
    'Trail shoes that grip on wet rock and last for two seasons of weekly runs. See how we tested them in the mountains.';
  const pairs = titles.map((meta_title) => ({ meta_title, meta_description }));
  return { kind: 'text', text: JSON.stringify({ meta_title_description: pairs }) };
}

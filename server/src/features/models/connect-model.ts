// From a key to a model that writes: the provider lists its models, the chosen one says a word, and only then anything is saved.
import type { CallInput } from '@folio/contract/base';
import type { modelsContract } from '@folio/contract/models';
import { type ConnectionTest, listProviders, listVendorModels, testModel } from '@folio/engine/models/text-models';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, invalid } from '../../kernel/errors.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { recordAudit } from '../audit/index.ts';
import { chooseIfNone } from './choose-platform-model.ts';
import { sealKey } from './model-key.ts';
import { insertConnection } from './models.queries.ts';
import { issuesOf } from './save-connection.ts';

type AccessInput = CallInput<(typeof modelsContract)['tryProvider']>;
type ConnectInput = CallInput<(typeof modelsContract)['connectModel']>;

const maxModels = 200;
const maxNameLength = 120;
/** A provider has this long for its list, and for the word of a model; a server at home loads its model first. */
const listTimeoutMs = 20_000;
const wordTimeoutMs = 60_000;

/** Names by which providers call models that write nothing: they are listed last. */
const otherKinds = /embed|whisper|tts|dall-e|image|moderation|transcri|speech|rerank|audio|veo|video/i;

const accessOf = ({ provider, base_url: baseUrl, api_key: apiKey }: AccessInput) => ({
  provider,
  apiKey: apiKey || null,
  baseUrl: baseUrl || null,
});

function checkAccess(input: AccessInput): void {
  const issues = issuesOf(input, null);
  if (issues.length > 0) throw invalid(issues);
}

/** Throws 409 with the reason in the reader's language and the provider's own words. */
function getPassed(test: ConnectionTest, { language }: Pick<Actor, 'language'>): ConnectionTest {
  if (test.ok) return test;
  const reason = message(test.problem ?? 'UNEXPECTED', language);
  const returned = test.returned === undefined ? '' : message('model_test_returned', language, { words: test.returned });
  throw conflict('model_test_failed', { reason, returned });
}

/** The names that can be chosen; those that seem to write come first. */
function choicesOf(models: readonly string[]): string[] {
  const names = [...new Set(models)].filter((name) => name.trim() !== '' && name.length <= maxNameLength);
  return [...names.filter((name) => !otherKinds.test(name)), ...names.filter((name) => otherKinds.test(name))];
}

/** Throws 422 for missing values of the provider, 409 with its response. */
export async function tryProvider(
  actor: Pick<Actor, 'language'>,
  input: AccessInput,
): Promise<{ models: string[] | null; total: number; latency_ms: number }> {
  checkAccess(input);
  const test = getPassed(await listVendorModels(accessOf(input), AbortSignal.timeout(listTimeoutMs)), actor);
  const names = test.models && choicesOf(test.models);
  const models = names && names.length > 0 ? names.slice(0, maxModels) : null;
  return { models, total: names?.length ?? 0, latency_ms: test.latencyMs };
}

/** The connection, and true if it became the text model of the platform. */
export interface Connected {
  id: number;
  isChosen: boolean;
}

/** Throws 422 for missing values of the provider, 409 if the model does not respond; then nothing is saved. */
export async function connectModel(kernel: Kernel, actor: Actor, input: ConnectInput, keep: Keep<Connected>): Promise<Connected> {
  checkAccess(input);
  const access = accessOf(input);
  getPassed(await testModel({ ...access, modelId: input.model }, AbortSignal.timeout(wordTimeoutMs), wordTimeoutMs), actor);
  const listed = await listVendorModels(access, AbortSignal.timeout(listTimeoutMs));
  const models = [...new Set([input.model, ...choicesOf(listed.models ?? [])])].slice(0, maxModels);
  const provider = listProviders().find((one) => one.id === input.provider);
  return kernel.database.transaction(async (tx) => {
    const row = await insertConnection(tx, {
      name: input.name ?? provider?.displayName ?? input.provider,
      provider: input.provider,
      base_url: access.baseUrl,
      models,
      ...sealKey(kernel.config, access.apiKey),
      state: 'ok',
      tested_at: kernel.clock.now(),
    });
    await recordAudit(tx, actor, {
      action: 'model_connection.created',
      subjectId: row.id,
      subjectName: row.name,
      details: { provider: row.provider, base_url: row.base_url, has_new_key: Boolean(access.apiKey) },
    });
    const isChosen = await chooseIfNone(kernel, tx, actor, 'text', { connectionId: row.id, model: input.model });
    const made = { id: row.id, isChosen };
    await keep(tx, made);
    return made;
  });
}

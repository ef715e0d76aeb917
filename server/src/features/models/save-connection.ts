import type { CallInput } from '@folio/contract/base';
import { isSameDestination } from '@folio/contract/model-destination';
import type { modelsContract } from '@folio/contract/models';
import type { InputIssue } from '@folio/contract/tool-input';
import { listProviders } from '@folio/engine/models/text-models';
import type { Actor } from '../../kernel/actor.ts';
import { invalid, notFound } from '../../kernel/errors.ts';
import { dispatch } from '../../kernel/events.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { recordAudit } from '../audit/index.ts';
import { resetBreaker } from './connection-breaker.ts';
import { modelConnected } from './model-events.ts';
import { sealKey } from './model-key.ts';
import { type ConnectionRow, insertConnection, lockConnection, updateConnection } from './models.queries.ts';

export type ConnectionInput = CallInput<(typeof modelsContract)['createModel']>;

/** True where the key of a connection would be sent to another provider or host than the one that it was given for. */
function isKeyElsewhere(
  input: Pick<ConnectionInput, 'provider' | 'base_url' | 'api_key'>,
  earlier: ConnectionRow | null,
): boolean {
  if (!earlier || input.api_key || !(earlier.api_key_sealed || earlier.is_key_in_environment)) return false;
  const isSent = listProviders().some((one) => one.id === input.provider && !one.needsModelPath);
  return isSent && !isSameDestination(earlier, input);
}

/** Input that the provider requires and that is missing. */
export function issuesOf(
  input: Pick<ConnectionInput, 'provider' | 'base_url' | 'model_path' | 'api_key'>,
  earlier: ConnectionRow | null,
): InputIssue[] {
  const provider = listProviders().find((one) => one.id === input.provider);
  const hasKey = Boolean(input.api_key || earlier?.api_key_sealed || earlier?.is_key_in_environment);
  const isKeyMissing = (provider?.needsApiKey && !hasKey) || isKeyElsewhere(input, earlier);
  const issues: InputIssue[] = [];
  if (isKeyMissing) issues.push({ field: 'api_key', code: 'required' });
  if (provider?.needsBaseUrl && !input.base_url) issues.push({ field: 'base_url', code: 'required' });
  if (provider?.needsModelPath && !input.model_path) issues.push({ field: 'model_path', code: 'required' });
  if (input.base_url && !/^https?:\/\/[^\s]+$/i.test(input.base_url)) issues.push({ field: 'base_url', code: 'not_a_url' });
  return issues;
}

/**
 * Adds a connection, or changes one. A key left out stays, as long as provider and host do. Throws 422 for missing values of the provider.
 */
export async function saveConnection(
  kernel: Kernel,
  actor: Actor,
  input: ConnectionInput,
  { id, keep }: { id?: number; keep?: Keep<number> },
): Promise<ConnectionRow> {
  const columns = {
    name: input.name,
    provider: input.provider,
    base_url: input.base_url || null,
    model_path: input.model_path || null,
    ...(input.models ? { models: input.models } : {}),
    ...sealKey(kernel.config, input.api_key),
    state: 'unknown' as const,
    problem: null,
  };
  return kernel.database.transaction(async (tx) => {
    // Judged while locked: an address that was read before must not come back beside a key that was given for another one since.
    const earlier = id === undefined ? null : await lockConnection(tx, id, 'update');
    if (id !== undefined && !earlier) throw notFound('connection_not_found');
    const issues = issuesOf(input, earlier);
    if (issues.length > 0) throw invalid(issues);
    const row = earlier ? await updateConnection(tx, earlier.id, columns) : await insertConnection(tx, columns);
    if (!row) throw notFound('connection_not_found');
    // Destination of prompts, and the key that pays for them.
    await recordAudit(tx, actor, {
      action: earlier ? 'model_connection.changed' : 'model_connection.created',
      subjectId: row.id,
      subjectName: row.name,
      details: { provider: row.provider, base_url: row.base_url, has_new_key: Boolean(input.api_key) },
    });
    if (await resetBreaker(tx, row.id)) await dispatch(kernel, tx, modelConnected, {});
    await keep?.(tx, row.id);
    return row;
  });
}

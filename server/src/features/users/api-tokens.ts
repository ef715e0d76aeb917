// Personal API tokens: made, named and ended by people in a session of their own, never by a token or by someone acting as them.
import type { ApiToken } from '@folio/contract/users';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict, invalidField, notFound, unauthenticated } from '../../kernel/errors.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { requireOwnSession } from '../../kernel/policy.ts';
import { decryptSecret, encryptSecret, hashToken, newToken } from '../../kernel/secrets.ts';
import { recordAudit } from '../audit/index.ts';
import { apiTokenPrefix, apiTokens } from '../session/index.ts';

/** Most tokens of one person. */
const maxTokens = 20;

type TokenRow = Awaited<ReturnType<typeof apiTokens.listApiTokens>>[number];

const present = (row: TokenRow): ApiToken => ({
  id: row.id,
  name: row.name,
  ending: row.ending,
  scopes: row.scopes,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at?.toISOString() ?? null,
  last_used_at: row.last_used_at?.toISOString() ?? null,
});

export async function showApiTokens(kernel: Kernel, actor: Actor) {
  const { database } = kernel;
  const primary = await apiTokens.findApiToken(database, actor.id);
  return {
    api_token: primary && {
      name: primary.name,
      ending: primary.ending,
      created_at: primary.created_at.toISOString(),
      last_used_at: primary.last_used_at?.toISOString() ?? null,
    },
    api_tokens: (await apiTokens.listApiTokens(database, actor.id)).map(present),
  };
}

/** Locks the actor and their session. Throws 401 where it has ended since the call began. */
async function lockOwner(tx: Db, { id, session }: Actor): Promise<void> {
  if (session.kind === 'session' && !(await apiTokens.lockTokenOwner(tx, id, session.id))) throw unauthenticated();
}

/** The API page's refresh button: a new token with every scope in place of the one before. */
export async function refreshApiToken(kernel: Kernel, actor: Actor): Promise<string> {
  requireOwnSession(actor);
  const plain = newToken(apiTokenPrefix);
  await kernel.database.transaction(async (tx) => {
    await lockOwner(tx, actor);
    // Streams that the token before opened are judged again.
    if (await apiTokens.findApiToken(tx, actor.id)) kernel.changes.recordCaller(tx, actor.id);
    await apiTokens.replaceApiToken(tx, {
      user_id: actor.id,
      name: 'API',
      token_hash: hashToken(plain),
      ending: plain.slice(-4),
      created_at: kernel.clock.now(),
    });
    await recordAudit(tx, actor, { action: 'api_token.refreshed', subjectName: 'API' });
  });
  return plain;
}

interface NewToken {
  name: string;
  scopes: ApiToken['scopes'];
  expires_at?: string | null | undefined;
}

/** A new token as it is kept for a repetition of the call: encrypted. */
export interface MadeToken {
  api_token: ApiToken;
  sealed: string;
}

/** The token in plain text. Throws 409 when the key of the installation was replaced since. */
export function openMadeToken(kernel: Kernel, { sealed }: MadeToken): string {
  try {
    return decryptSecret(sealed, kernel.config.secretKey);
  } catch {
    throw conflict('changed_meanwhile');
  }
}

/** Throws 422 for an end that has passed, 409 beyond 20 tokens. */
export async function createApiToken(kernel: Kernel, actor: Actor, call: NewToken, keep: Keep<MadeToken>): Promise<MadeToken> {
  const now = kernel.clock.now();
  const expiresAt = call.expires_at ? new Date(call.expires_at) : null;
  if (expiresAt && expiresAt <= now) throw invalidField('expires_at', 'in_the_past');
  const plain = newToken(apiTokenPrefix);
  return kernel.database.transaction(async (tx) => {
    await lockOwner(tx, actor);
    const token = {
      user_id: actor.id,
      name: call.name,
      scopes: [...new Set(call.scopes)],
      token_hash: hashToken(plain),
      ending: plain.slice(-4),
      created_at: now,
      expires_at: expiresAt,
    };
    const row = await apiTokens.insertApiToken(tx, token, maxTokens);
    if (!row) throw conflict('api_token_limit', { max: maxTokens });
    await recordAudit(tx, actor, {
      action: 'api_token.created',
      subjectId: row.id,
      subjectName: row.name,
      details: { scopes: row.scopes.join(', ') },
    });
    const made = { api_token: present(row), sealed: encryptSecret(plain, kernel.config.secretKey) };
    await keep(tx, made);
    return made;
  });
}

export async function endApiToken(kernel: Kernel, actor: Actor, id: number): Promise<void> {
  requireOwnSession(actor);
  await kernel.database.transaction(async (tx) => {
    const name = await apiTokens.deleteApiToken(tx, actor.id, id);
    if (name === null) throw notFound();
    kernel.changes.recordCaller(tx, actor.id);
    await recordAudit(tx, actor, { action: 'api_token.ended', subjectId: id, subjectName: name });
  });
}

// Everything that gives access in a user's name, in one list, and revoking one of it.
import type { AccessEntry } from '@folio/contract/session';
import { accessKinds } from '../../kernel/access.ts';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';

/** Objects that the actor owns, of every kind with an owner. */
export async function listAccess(kernel: Kernel, actor: Actor): Promise<AccessEntry[]> {
  const current = actor.session.kind === 'session' ? actor.session.id : null;
  const entries: AccessEntry[] = [];
  for (const { name: kind, list } of accessKinds.of(kernel))
    for (const item of (await list?.(kernel, actor)) ?? [])
      entries.push({
        kind: kind as AccessEntry['kind'],
        id: item.id,
        name: item.name,
        created_at: item.created_at.toISOString(),
        last_used_at: item.last_used_at?.toISOString() ?? null,
        expires_at: item.expires_at?.toISOString() ?? null,
        is_current: kind === 'session' && item.id === current,
      });
  return entries;
}

/** Revokes the actor's own access. Throws 404 for anything else. */
export async function revokeAccess(kernel: Kernel, actor: Actor, { kind, id }: Pick<AccessEntry, 'kind' | 'id'>): Promise<void> {
  const revoke = accessKinds.of(kernel).find(({ name }) => name === kind)?.revoke;
  const isRevoked = await kernel.database.transaction(async (tx) => (await revoke?.(kernel, tx, actor, id)) ?? false);
  if (!isRevoked) throw notFound();
}

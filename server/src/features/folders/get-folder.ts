import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { isInReach } from '../../kernel/policy.ts';
import { findFolder } from './folders.queries.ts';

/** A folder that the actor reaches; 404 otherwise. */
export async function getVisibleFolder(kernel: Kernel, actor: Actor, id: number) {
  const folder = await findFolder(kernel.database, id);
  if (!folder || !isInReach(actor, folder)) throw notFound('folder_not_found');
  return folder;
}

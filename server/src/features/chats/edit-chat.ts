// Beginning and changing a conversation.
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { lockPerson } from '../accounts/index.ts';
import { lockMembership } from '../workspaces/index.ts';
import { leafBelow } from './branches.ts';
import { listBranches } from './chat-messages.queries.ts';
import { type GivenSettings, getChatTool, readSettings } from './chat-settings.ts';
import { isOwnChat } from './chats.policy.ts';
import { type ChatRow, insertChat, lockChat, updateChat } from './chats.queries.ts';

/** It is listed once something was asked, which also names it. */
export async function beginChat(
  kernel: Kernel,
  actor: Actor,
  call: GivenSettings & { tool: string; workspace_id?: number | null | undefined },
  keep: Keep<number>,
): Promise<number> {
  const scope = scopeOf(actor, call.workspace_id);
  const tool = await getChatTool(kernel.database, actor, call.tool);
  const settings = await readSettings(kernel.database, scope, tool, call);
  const owner = { account_id: actor.accountId, user_id: actor.id, workspace_id: scope.workspaceId };
  return kernel.database.transaction(async (tx) => {
    await lockPerson(tx, actor.id);
    if (scope.workspaceId !== null && !(await lockMembership(tx, scope.workspaceId, actor.id))) throw notFound();
    const chat = await insertChat(tx, { ...owner, tool_slug: tool.slug, title: '', ...settings });
    await keep(tx, chat.id);
    return chat.id;
  });
}

export interface ChatChange extends GivenSettings {
  chat_id: number;
  title?: string | undefined;
  tool?: string | undefined;
  message_id?: number | undefined;
}

/** Throws 404 for objects of other users, or not usable in the conversation's scope. */
export async function changeChat(kernel: Kernel, actor: Actor, call: ChatChange): Promise<ChatRow> {
  return kernel.database.transaction(async (tx) => {
    const chat = await lockChat(tx, call.chat_id);
    if (!chat || !isOwnChat(actor, chat)) throw notFound('chat_not_found');
    const tool = await getChatTool(tx, actor, call.tool ?? chat.tool_slug);
    const changes: Partial<ChatRow> = {
      ...(await readSettings(tx, scopeOf(actor, chat.workspace_id), tool, call, chat)),
      ...(call.title === undefined ? {} : { title: call.title }),
      ...(call.tool === undefined ? {} : { tool_slug: tool.slug }),
    };
    if (call.message_id !== undefined) {
      const branches = await listBranches(tx, chat.id);
      if (!branches.some(({ id }) => id === call.message_id)) throw notFound('chat_not_found');
      changes.leaf_id = leafBelow(branches, call.message_id);
    }
    if (Object.keys(changes).length > 0) await updateChat(tx, chat.id, changes);
    return { ...chat, ...changes };
  });
}

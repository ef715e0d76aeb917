// Calls of conversations.
import type { Actor } from '../../kernel/actor.ts';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { rpc } from '../../kernel/rpc.ts';
import { findTextModelName } from '../models/index.ts';
import { type AskedQuestion, type AskedQuestionIds, askQuestion, idsOf } from './ask-question.ts';
import { attachFile, openAttachment } from './attach-file.ts';
import { pathTo } from './branches.ts';
import { askToStop, listBranches, listMessages } from './chat-messages.queries.ts';
import { getOwnChat, getOwnMessage } from './chats.policy.ts';
import { presentAttachment, presentChat, presentMessages } from './chats.present.ts';
import { listChats } from './chats.queries.ts';
import { beginChat, changeChat } from './edit-chat.ts';
import { followAnswer } from './follow-answer.ts';
import { removeChat } from './remove-chat.ts';
import { saveAnswer } from './save-answer.ts';

export function chatRoutes(kernel: Kernel) {
  const { database } = kernel;
  // A proxy that gathers the answer first would show the words all at once.
  const streamed = (setHeader: (name: string, value: string) => void) => setHeader('x-accel-buffering', 'no');
  const getAsked = async (actor: Actor, { questionId, answerId }: AskedQuestionIds): Promise<AskedQuestion> => {
    const [question, answer] = [await getOwnMessage(kernel, actor, questionId), await getOwnMessage(kernel, actor, answerId)];
    return { question: question.message, answer: answer.message };
  };
  return {
    list: rpc.chats.list.handler(async ({ context: { actor }, input }) => {
      const { page, per_page: perPage, search } = input;
      const found = await listChats(database, scopeOf(actor, input.workspace_id), { search, page, perPage });
      return {
        chats: found.rows.map(({ chat, isWriting }) => presentChat(chat, isWriting)),
        recordsTotal: found.total,
        recordsFiltered: found.filtered,
        has_model: (await findTextModelName(kernel, actor.accountId)) !== null,
      };
    }),
    show: rpc.chats.show.handler(async ({ context: { actor }, input }) => {
      const chat = await getOwnChat(kernel, actor, input.chat_id);
      const branches = await listBranches(database, chat.id);
      const rows = await listMessages(database, pathTo(branches, chat.leaf_id));
      return {
        chat: presentChat(
          chat,
          branches.some(({ state }) => state === 'writing'),
        ),
        messages: await presentMessages(database, rows, branches, actor.language),
      };
    }),
    create: rpc.chats.create.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'chats.create', body: input },
        (keep: Keep<number>) => beginChat(kernel, context.actor, input, keep),
        async (id) => ({ chat: presentChat(await getOwnChat(kernel, context.actor, id), false) }),
      ),
    ),
    message: rpc.chats.message.handler(({ context, input, signal }) => {
      const { actor } = context;
      let asked: AskedQuestion | undefined;
      const ask = async (keep: Keep<AskedQuestionIds>) => {
        asked = await askQuestion(kernel, actor, input, keep);
        return idsOf(asked);
      };
      return withIdempotencyKey(kernel, context, { call: 'chats.message', body: input }, ask, async (ids) => {
        asked ??= await getAsked(actor, ids);
        streamed(context.setHeader);
        return followAnswer(kernel, context, ids.answerId, signal, asked);
      });
    }),
    stream: rpc.chats.stream.handler(async ({ context: { actor, findActorNow, setHeader }, input, signal }) => {
      const found = await getOwnMessage(kernel, actor, input.message_id);
      streamed(setHeader);
      return followAnswer(kernel, { actor, findActorNow }, found.message.id, signal);
    }),
    stop: rpc.chats.stop.handler(async ({ context: { actor }, input }) => {
      const chat = await getOwnChat(kernel, actor, input.chat_id);
      await askToStop(database, chat.id);
      return {};
    }),
    update: rpc.chats.update.handler(async ({ context: { actor }, input }) => {
      const chat = await changeChat(kernel, actor, input);
      const branches = await listBranches(database, chat.id);
      return {
        chat: presentChat(
          chat,
          branches.some(({ state }) => state === 'writing'),
        ),
      };
    }),
    remove: rpc.chats.remove.handler(async ({ context: { actor }, input }) => {
      await removeChat(kernel, actor, input.chat_id);
      return { message: message('chat_deleted', actor.language) };
    }),
    upload: rpc.chats.upload.handler(async ({ context: { actor }, input }) => ({
      attachment: presentAttachment(await attachFile(kernel, actor, input.file)),
    })),
    attachment: rpc.chats.attachment.handler(({ context, input }) => {
      context.setHeader('content-security-policy', "default-src 'none'; sandbox");
      return openAttachment(kernel, context.actor, input.attachment_id);
    }),
    saveAnswer: rpc.chats.saveAnswer.handler(async ({ context: { actor }, input }) => ({
      message: message('answer_saved', actor.language),
      order_detail_id: await saveAnswer(kernel, actor, input),
    })),
  };
}

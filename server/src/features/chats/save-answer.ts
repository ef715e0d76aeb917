// An answer becomes a document: accepted at once, with the engine that wrote it and the sources that it cites.
import { countWords } from '@folio/contract/tool-price';
import { markdownHtml } from '@folio/engine/document/markdown-html';
import { textOfHtml } from '@folio/engine/document/plain-text';
import type { Actor } from '../../kernel/actor.ts';
import { conflict } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { insertFinished } from '../documents/index.ts';
import { getPlaceFolder } from '../folders/index.ts';
import { getOwnMessage } from './chats.policy.ts';

export interface AnswerToSave {
  message_id: number;
  title?: string | undefined;
  folder_id?: number | null | undefined;
}

/** Returns the document's id. Throws 404 for objects of other users, 409 for a question and for an unfinished answer. */
export async function saveAnswer(kernel: Kernel, actor: Actor, call: AnswerToSave): Promise<number> {
  const { chat, message } = await getOwnMessage(kernel, actor, call.message_id);
  const isFinished = message.state === 'done' || message.state === 'stopped';
  if (message.role !== 'assistant' || !isFinished || message.text === '') throw conflict('answer_not_finished');
  const scope = scopeOf(actor, chat.workspace_id);
  const folder = call.folder_id ? await getPlaceFolder(kernel.database, scope, call.folder_id) : null;
  const title = call.title ?? chat.title;
  const sourceOf = (number: number) => message.citations.find((one) => one.number === number)?.additional_source_id ?? null;
  const { html, sourcesUsed } = markdownHtml(title, message.text, sourceOf);
  const cited = message.citations.flatMap(({ additional_source_id: id }) => (id === null ? [] : [id]));
  return kernel.database.transaction((tx) =>
    insertFinished(kernel, tx, actor, {
      scope,
      folderId: folder?.id ?? null,
      toolSlug: chat.tool_slug,
      title,
      html,
      words: countWords(textOfHtml(html)),
      language: message.language ?? actor.language,
      engine: message.engine ?? { kind: 'composer', provider: null, model: null },
      sourceIds: [...new Set(cited)],
      sourcesUsed,
    }),
  );
}

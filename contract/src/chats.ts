// Conversations with the assistant: each is an order that never becomes a document automatically, and belongs to the user that began it.
import * as z from 'zod';
import {
  answer,
  eventStream,
  id,
  idempotent,
  listOf,
  nullishId,
  optionalId,
  orderCall,
  paging,
  timestamp,
  tolerated,
  workspaceId,
} from './base.ts';
import { maxAttachments, maxPages, maxQuestionLength, maxQuoteLength } from './chat-limits.ts';
import { creditErrors, engineErrors, errorsOf, withErrors } from './errors.ts';
import { engineMarkSchema } from './orders.ts';

export const attachmentSchema = z.object({
  id: z.int(),
  kind: z.enum(['document', 'image', 'audio', 'page']),
  name: z.string(),
  /** Of a page. */
  url: z.string().nullable(),
});
export type ChatAttachment = z.infer<typeof attachmentSchema>;

export const citationSchema = z.object({
  /** As it is in the text: `[1]`. */
  number: z.int(),
  additional_source_id: z.int().nullable(),
  name: z.string(),
  url: z.string().nullable(),
  quote: z.string().max(maxQuoteLength),
  /** The whole passage that the quote is in, with its heading. */
  heading: z.string().nullable(),
  passage: z.string(),
});
export type ChatCitation = z.infer<typeof citationSchema>;

export const chatMessageSchema = z.object({
  id: z.int(),
  chat_id: z.int(),
  parent_id: z.int().nullable(),
  role: z.enum(['user', 'assistant']),
  /** Markdown. */
  text: z.string(),
  state: z.enum(['writing', 'done', 'stopped', 'failed']),
  /** Why it failed, in the reader's language. */
  reason: z.string().nullable(),
  attachments: z.array(attachmentSchema),
  citations: z.array(citationSchema),
  engine: engineMarkSchema.nullable(),
  /** Credits spent. */
  price: z.int(),
  created_at: timestamp(),
  /** This message and those that are in the same place on other branches, oldest first. */
  siblings: z.array(z.int()),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

export const chatSchema = z.object({
  id: z.int(),
  title: z.string(),
  tool: z.string(),
  workspace_id: z.int().nullable(),
  brand_voice_id: z.int().nullable(),
  /** A code of the tool, or `auto`: the question's own. */
  language: z.string(),
  additional_source_ids: z.array(z.int()),
  is_writing: z.boolean(),
  created_at: timestamp(),
  updated_at: timestamp(),
});
export type Chat = z.infer<typeof chatSchema>;

/** The text so far, each time whole; the first event names the messages, the last one holds the answer as it ended. */
export const chatEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('started'), question: chatMessageSchema, answer: chatMessageSchema }),
  z.object({ type: z.literal('text'), message_id: z.int(), text: z.string() }),
  z.object({ type: z.literal('ended'), message: chatMessageSchema }),
]);
export type ChatEvent = z.infer<typeof chatEventSchema>;

const settings = {
  brand_voice_id: nullishId(),
  language: z.string().max(20).optional(),
  /** Saved sources that every answer may draw on. */
  additional_source_ids: listOf(id()).pipe(z.array(id()).max(5)).optional(),
};

const path = '/services/orders/tools/aichat';

const calls = {
  /** The caller's own of one place, newest first. `search` looks into titles and texts. */
  list: orderCall
    .route({ method: 'GET', path: `${path}/list`, summary: 'Conversations' })
    .input(z.object({ workspace_id: workspaceId(), search: z.string().trim().max(200).optional(), ...paging, ...tolerated }))
    .output(
      answer({
        chats: z.array(chatSchema),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
        /** True if more than quoting is possible now. */
        has_model: z.boolean(),
      }),
    ),
  /** One conversation with the messages of its chosen branch. */
  show: orderCall
    .route({ method: 'GET', path: `${path}/show`, summary: 'One conversation' })
    .input(z.object({ chat_id: id(), ...tolerated }))
    .output(answer({ chat: chatSchema, messages: z.array(chatMessageSchema) })),
  create: idempotent(orderCall)
    .route({ method: 'PUT', path: `${path}/create`, summary: 'Create a conversation' })
    .input(z.object({ tool: z.string().max(80), workspace_id: workspaceId(), ...settings, ...tolerated }))
    .output(answer({ chat: chatSchema })),
  /**
   * With `text` a question after `parent_id` (an answer, or nothing for the first question); the parent of an earlier question makes a new
   * branch. Without `text` the question `parent_id` is answered again. 409 while an answer is being written, and where a model is needed.
   */
  message: idempotent(orderCall)
    .route({ method: 'POST', path: `${path}/message`, summary: 'Send a question and stream the answer' })
    .input(
      z.object({
        chat_id: id(),
        text: z.string().trim().min(1).max(maxQuestionLength).optional(),
        parent_id: nullishId(),
        attachment_ids: listOf(id()).pipe(z.array(id()).max(maxAttachments)).default([]),
        urls: listOf(z.string().trim().max(2048)).pipe(z.array(z.string()).max(maxPages)).default([]),
        ...tolerated,
      }),
    )
    .output(eventStream(chatEventSchema)),
  /** Follows an answer that is being written, from wherever it is. */
  stream: orderCall
    .route({ method: 'GET', path: `${path}/stream`, summary: 'Follow an answer (an event stream)' })
    .input(z.object({ message_id: id(), ...tolerated }))
    .output(eventStream(chatEventSchema)),
  /** Written text stays, and costs its price; without text it costs nothing. */
  stop: orderCall
    .route({ method: 'POST', path: `${path}/stop`, summary: 'Stop the answer that is being written' })
    .input(z.object({ chat_id: id(), ...tolerated }))
    .output(answer({})),
  /** Renames, changes the settings for answers, or selects the branch of a message. */
  update: orderCall
    .route({ method: 'POST', path: `${path}/update`, summary: 'Change a conversation' })
    .input(
      z.object({
        chat_id: id(),
        title: z.string().trim().min(1).max(120).optional(),
        tool: z.string().max(80).optional(),
        message_id: optionalId(),
        ...settings,
        ...tolerated,
      }),
    )
    .output(answer({ chat: chatSchema })),
  remove: orderCall
    .route({ method: 'DELETE', path: `${path}/delete`, summary: 'Delete a conversation with its attachments' })
    .input(z.object({ chat_id: id(), ...tolerated }))
    .output(answer({})),
  /** Judged by its content, not its name. What no question takes along is forgotten after a day. */
  upload: orderCall
    .route({ method: 'POST', path: `${path}/upload`, summary: 'Upload an attachment' })
    .input(z.object({ file: z.file(), ...tolerated }))
    .output(answer({ attachment: attachmentSchema })),
  attachment: orderCall
    .route({ method: 'GET', path: `${path}/attachment/{attachment_id}`, summary: 'An image or recording of a conversation' })
    .input(z.object({ attachment_id: id(), ...tolerated }))
    .output(z.file()),
  /** An answer becomes a document of the conversation's place. */
  saveAnswer: orderCall
    .route({ method: 'POST', path: `${path}/save_answer`, summary: 'Save an answer as a document' })
    .input(
      z.object({
        message_id: id(),
        title: z.string().trim().min(1).max(200).optional(),
        folder_id: nullishId(),
        ...tolerated,
      }),
    )
    .output(answer({ order_detail_id: z.int() })),
};

export const chatsContract = withErrors(
  calls,
  { 404: ['CHAT_NOT_FOUND'] },
  {
    message: errorsOf(
      { 404: ['ATTACHMENT_NOT_FOUND'], 409: ['CHAT_BUSY', 'CHAT_FULL'], 429: ['TOO_MANY_ANSWERS'] },
      creditErrors,
      engineErrors,
    ),
    upload: engineErrors,
    attachment: { 404: ['ATTACHMENT_NOT_FOUND'] },
    saveAnswer: { 404: ['FOLDER_NOT_FOUND'], 409: ['ANSWER_NOT_FINISHED'] },
  },
);

// Attachments of a question, checked by content. A document is read at once, so that a fault is shown before the question is sent.
import { attachmentKinds, maxAttachmentBytes } from '@folio/contract/chat-limits';
import { EngineFailure } from '@folio/engine/core/engine-types';
import { attachmentKindOf } from '@folio/engine/sources/attachment-kind';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { AppError, invalid, notFound } from '../../kernel/errors.ts';
import { keepStored } from '../../kernel/keep-stored.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { lockPerson } from '../accounts/index.ts';
import { insertGivenSources, keysOf, readSources, storeFiles } from '../sources/index.ts';
import { type AttachmentRow, countUnused, findAttachment, insertAttachment } from './chat-attachments.queries.ts';

/** Uploads of one person that wait for a question. */
const maxUnused = 100;
const maxNameLength = 200;

const extensionOf = (name: string) => name.toLowerCase().match(/\.[a-z0-9]+$/)?.[0] ?? '';

function kindByName(name: string): keyof typeof attachmentKinds | null {
  const kinds = ['document', 'image', 'audio'] as const;
  return kinds.find((kind) => attachmentKinds[kind].some((extension) => extension === extensionOf(name))) ?? null;
}

async function attachDocument(kernel: Kernel, actor: Actor, file: File, name: string): Promise<AttachmentRow> {
  const stored = await storeFiles(kernel, [file]);
  const owner = { account_id: actor.accountId, user_id: actor.id };
  const insert = async (tx: Db) => {
    await lockPerson(tx, actor.id);
    const [sourceId = null] = await insertGivenSources(tx, actor, stored, []);
    return insertAttachment(tx, { ...owner, kind: 'document', name, additional_source_id: sourceId });
  };
  const attachment = await keepStored(kernel, keysOf(stored), () => kernel.database.transaction(insert));
  if (attachment.additional_source_id !== null) await readSources(kernel, actor.accountId, [attachment.additional_source_id]);
  return attachment;
}

/** Throws 413 for a file of more than 10 MB and 422 for one that cannot be read, is of another kind, or does not match its name. */
export async function attachFile(kernel: Kernel, actor: Actor, file: File): Promise<AttachmentRow> {
  const name = file.name.replaceAll('\0', '').slice(-maxNameLength);
  const kind = kindByName(name);
  if (file.size > maxAttachmentBytes) throw invalid([{ field: 'file', code: 'file_too_large', params: { name } }]);
  if (!kind) throw invalid([{ field: 'file', code: 'file_type', params: { name } }]);
  if (file.size === 0) throw invalid([{ field: 'file', code: 'file_empty', params: { name } }]);
  if ((await countUnused(kernel.database, actor.id)) >= maxUnused)
    throw new AppError(429, 'too_many_tries', { retryAfter: 3600 });
  const bytes = await file.bytes();
  const found = await attachmentKindOf(bytes, extensionOf(name));
  if (found === null) throw new EngineFailure('FILE_UNREADABLE', { detail: name });
  if (kind === 'document') return attachDocument(kernel, actor, file, name);
  const storageKey = await kernel.storage.save('chats', bytes);
  return keepStored(kernel, [storageKey], () =>
    insertAttachment(kernel.database, {
      account_id: actor.accountId,
      user_id: actor.id,
      kind,
      name,
      media_type: found,
      storage_key: storageKey,
      bytes: bytes.length,
    }),
  );
}

/** A picture or recording of one's own; throws 404. */
export async function openAttachment(kernel: Kernel, actor: Actor, id: number): Promise<File> {
  const attachment = await findAttachment(kernel.database, id);
  if (attachment?.user_id !== actor.id || attachment.storage_key === null) throw notFound('attachment_not_found');
  const type = attachment.media_type ?? 'application/octet-stream';
  const file = await kernel.storage.findFile(attachment.storage_key, attachment.name, type);
  if (!file) throw notFound('attachment_not_found');
  return file;
}

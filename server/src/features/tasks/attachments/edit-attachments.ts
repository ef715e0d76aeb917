// Files of a task: added, deleted and read. A change of them changes the outgoing content, so steps that review files reopen.
import { createHash } from 'node:crypto';
import { taskAttachmentEndings, taskAttachmentLimits } from '@folio/contract/task-attachment-limits';
import type { InputIssue } from '@folio/contract/tool-input';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { AppError, conflict, forbidden, invalid, invalidField, notFound } from '../../../kernel/errors.ts';
import type { Keep } from '../../../kernel/idempotency.ts';
import { keepStored } from '../../../kernel/keep-stored.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { CallContext } from '../../../kernel/rpc.ts';
import { checkUpload } from '../../assets/index.ts';
import { getVisibleTask, lockTaskWithDocument, requireAbility } from '../core/get-task.ts';
import { recordTaskEvent } from '../core/review.queries.ts';
import {
  type AttachmentRow,
  deleteAttachment,
  findAttachment,
  insertAttachment,
  listAttachments,
} from '../core/task-attachments.queries.ts';
import { canDeleteAttachment } from '../core/tasks.policy.ts';
import type { TaskRow } from '../core/tasks.queries.ts';
import { contentNow } from '../review/content-now.ts';
import { followContent } from '../review/follow-content.ts';

/** Area of the storage. Its files without a row are swept with other files (`assets.jobs.ts`). */
const area = 'tasks';

/** Changing the files of a task counts as work on its content. */
async function follow(tx: Db, task: TaskRow, actor: Actor, kind: 'attachment_added' | 'attachment_deleted', name: string) {
  await recordTaskEvent(tx, task, kind, actor, { detail: name });
  return followContent(tx, task, { userId: actor.id, impersonatorId: actor.impersonator?.id ?? null }, actor);
}

type StoredFile = Pick<AttachmentRow, 'file_name' | 'media_type' | 'bytes' | 'sha256' | 'storage_key'>;

/** Stores the bytes of a file. The caller removes them if it keeps no row of them. */
async function store(kernel: Kernel, file: File, { bytes, measured }: CheckedFile): Promise<StoredFile> {
  return {
    file_name: file.name.replaceAll(/\p{Cc}/gu, '').slice(-taskAttachmentLimits.fileName),
    media_type: measured.mediaType,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    storage_key: await kernel.storage.save(area, bytes),
  };
}

type CheckedFile = Awaited<ReturnType<typeof check>>;

const check = (field: string, file: File) => checkUpload(field, file, taskAttachmentEndings, taskAttachmentLimits.bytes);

/**
 * Stores the files of a new task and runs `make`, which gets the function to insert their rows. Throws 422 with the faults of all files at
 * `task_attachments.<number>` before anything is stored, and removes the bytes if `make` fails.
 */
export async function withNewAttachments<Made>(
  kernel: Kernel,
  actor: Actor,
  files: readonly File[],
  make: (attach: (tx: Db, task: TaskRow) => Promise<void>) => Promise<Made>,
): Promise<Made> {
  const checked: CheckedFile[] = [];
  const issues: InputIssue[] = [];
  for (const [index, file] of files.entries())
    try {
      checked.push(await check(`task_attachments.${index}`, file));
    } catch (problem) {
      if (!(problem instanceof AppError) || problem.issues.length === 0) throw problem;
      issues.push(...problem.issues);
    }
  if (issues.length > 0) throw invalid(issues);
  const stored: StoredFile[] = [];
  for (const [index, file] of files.entries()) {
    const one = checked[index];
    if (one) stored.push(await store(kernel, file, one));
  }
  const keys = stored.map(({ storage_key }) => storage_key);
  return keepStored(kernel, keys, () =>
    make(async (tx, task) => {
      for (const file of stored) {
        await insertAttachment(tx, { ...file, account_id: task.account_id, task_id: task.id, user_id: actor.id });
        await recordTaskEvent(tx, task, 'attachment_added', actor, { detail: file.file_name });
      }
    }),
  );
}

/**
 * Adds a file to a task and returns the task's id. Throws 413 and 422 at `file` if it is too large, of another kind than its name says or one
 * too many; 403 for users outside the task, 409 if it is completed.
 */
export async function addAttachment(
  kernel: Kernel,
  actor: Actor,
  call: { id: number; file: File },
  keep: Keep<number>,
): Promise<number> {
  const seen = await getVisibleTask(kernel.database, actor, call.id);
  requireAbility(actor, { task: seen, steps: [], activeStep: null }, 'attach');
  const file = await store(kernel, call.file, await check('file', call.file));
  const add = () =>
    kernel.database.transaction(async (tx) => {
      const locked = await lockTaskWithDocument(tx, actor, { id: call.id, ability: 'attach' });
      requireAbility(actor, locked, 'attach');
      const { task } = locked;
      if ((await listAttachments(tx, task.id)).length >= taskAttachmentLimits.files)
        throw invalidField('file', 'too_many', { max: taskAttachmentLimits.files });
      await insertAttachment(tx, { ...file, account_id: task.account_id, task_id: task.id, user_id: actor.id });
      await follow(tx, task, actor, 'attachment_added', file.file_name);
      await keep(tx, task.id);
    });
  await keepStored(kernel, [file.storage_key], add);
  return call.id;
}

/** Deletes a file; answers the id of its task. Throws 403 for whom it is not to delete, 409 where nothing would be left to approve. */
export async function removeAttachment(kernel: Kernel, actor: Actor, id: number): Promise<number> {
  const { attachment } = await getAttachment(kernel, actor, id);
  await kernel.database.transaction(async (tx) => {
    const { task } = await lockTaskWithDocument(tx, actor, { id: attachment.task_id });
    if (!(await findAttachment(tx, id))) throw notFound('attachment_not_found');
    if (task.status === 'completed') throw conflict('task_is_completed');
    if (!canDeleteAttachment(actor, task, attachment)) throw forbidden();
    await deleteAttachment(tx, id);
    const isHandedIn = task.status === 'ready' || task.status === 'approved' || task.status === 'published';
    if (isHandedIn && !(await contentNow(tx, task))) throw conflict('task_without_document');
    await follow(tx, task, actor, 'attachment_deleted', attachment.file_name);
  });
  await kernel.storage
    .remove(attachment.storage_key)
    .catch((problem: unknown) => kernel.log.warn({ err: problem }, 'The bytes of a file were not removed'));
  return attachment.task_id;
}

/** A file that the actor may read, with its task. Throws 404. */
async function getAttachment(kernel: Kernel, actor: Actor, id: number): Promise<{ attachment: AttachmentRow; task: TaskRow }> {
  const attachment = await findAttachment(kernel.database, id);
  if (!attachment) throw notFound('attachment_not_found');
  return { attachment, task: await getVisibleTask(kernel.database, actor, attachment.task_id) };
}

/** A file of a task that the actor sees. Throws 404 for any other. */
export async function showAttachment(kernel: Kernel, actor: Actor, id: number): Promise<File> {
  const { task } = await getAttachment(kernel, actor, id);
  return fileOfAttachment(kernel, task, id);
}

/** A file of this task. Throws 404 for any other. Who may read the task is judged before. */
export async function fileOfAttachment(kernel: Kernel, task: Pick<TaskRow, 'id'>, id: number): Promise<File> {
  const attachment = await findAttachment(kernel.database, id);
  if (attachment?.task_id !== task.id) throw notFound('attachment_not_found');
  const file = await kernel.storage.findFile(attachment.storage_key, attachment.file_name, attachment.media_type);
  if (!file) throw notFound('attachment_not_found');
  return file;
}

/** Answers a file with headers by which no browser runs it. */
export function sendAttachment(context: Pick<CallContext, 'setHeader'>, file: File): File {
  context.setHeader('cache-control', 'private, no-cache');
  context.setHeader('content-security-policy', "default-src 'none'; sandbox");
  context.setHeader('x-content-type-options', 'nosniff');
  return file;
}

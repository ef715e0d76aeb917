// Questions of guests hold publishing until a member answers, resolves or waives them by name.
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { recordAudit } from '../audit/index.ts';
import { type GuestQuestion, listGuestQuestions } from '../comments/index.ts';
import { listWaivedQuestions, lockTaskWithDocument, recordTaskEvent, requireTaskAbility, type TaskRow } from '../tasks/index.ts';

/** Characters of a question in a refusal. */
const maxQuoted = 120;

/** The questions about a task's document that nobody answered, resolved or waived. */
export async function listOpenQuestions(db: Db, task: TaskRow): Promise<GuestQuestion[]> {
  if (task.order_detail_id === null) return [];
  const questions = await listGuestQuestions(db, task.order_detail_id);
  if (questions.length === 0) return [];
  const waived = await listWaivedQuestions(db, task.id);
  return questions.filter(({ id }) => !waived.has(id));
}

/** Throws 409 with the oldest open question. */
export async function requireNoQuestion(db: Db, task: TaskRow): Promise<void> {
  const [first] = await listOpenQuestions(db, task);
  if (first) throw conflict('task_question_open', { guest: first.guest, question: first.text.slice(0, maxQuoted) });
}

/** Lets a task be published despite a guest's open question, and records the user. Throws 404 if the question is not open. */
export async function waiveQuestion(
  kernel: Kernel,
  actor: Actor,
  call: { task_id: number; comment_id: number },
): Promise<number> {
  return kernel.database.transaction(async (tx) => {
    const locked = await lockTaskWithDocument(tx, actor, { id: call.task_id, ability: 'edit' });
    requireTaskAbility(actor, locked, 'edit');
    const { task } = locked;
    const question = (await listOpenQuestions(tx, task)).find(({ id }) => id === call.comment_id);
    if (!question) throw notFound('question_not_found');
    await recordTaskEvent(tx, task, 'question_waived', actor, { detail: String(question.id) });
    await recordAudit(tx, actor, {
      action: 'task.question_waived',
      subjectId: task.id,
      subjectName: `${task.title}: ${question.guest}`,
      workspaceId: task.workspace_id,
      details: { comment_id: question.id },
    });
    return task.workspace_id;
  });
}

// Decisions on many tasks in one call.
import type { Actor } from '../../../kernel/actor.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { TaskResult } from '../core/tasks.present.ts';
import { type Decision, decideTogether, requireNote } from './decide.ts';

/** Decisions of one transaction: how many tasks and documents others wait for at most. */
const tasksOfTransaction = 50;

/**
 * Decides on many tasks, each for itself: tasks without permission are refused beside the others. Two decisions on the same task follow one
 * another, as they came. Throws 422 for changes or a rejection without a note.
 */
export async function decideMany(kernel: Kernel, actor: Actor, calls: readonly Decision[]): Promise<TaskResult[]> {
  for (const call of calls) requireNote(call);
  const results = new Map<Decision, TaskResult>();
  const waiting = [...Map.groupBy(calls, ({ id }) => id).values()];
  for (let turn = 0; waiting.some((own) => own[turn]); turn += 1) {
    const due = waiting.flatMap((own) => own[turn] ?? []);
    for (let at = 0; at < due.length; at += tasksOfTransaction) {
      const some = due.slice(at, at + tasksOfTransaction);
      const outcomes = await decideTogether(kernel, actor, some);
      for (const call of some) {
        const outcome = outcomes.get(call.id);
        const refusal = outcome instanceof AppError ? outcome : null;
        results.set(call, { id: call.id, refusal, task: outcome instanceof AppError ? null : (outcome ?? null) });
      }
    }
  }
  return calls.flatMap((call) => results.get(call) ?? []);
}

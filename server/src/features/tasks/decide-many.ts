// Decisions on many tasks in one call.
import type { Actor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { type Decision, decide } from './decide.ts';
import type { TaskResult } from './tasks.present.ts';

/** Decisions of one call that are written at the same time, each on a connection of the pool. */
const maxConcurrent = 6;

/**
 * Decides on many tasks, each for itself: what the person may not decide is refused beside the others. Two decisions on the same task follow
 * one another, as they came. Throws 422 for changes or a rejection without a note.
 */
export async function decideMany(kernel: Kernel, actor: Actor, calls: readonly Decision[]): Promise<TaskResult[]> {
  const decideOne = async (call: Decision): Promise<TaskResult> => {
    try {
      return { id: call.id, refusal: null, task: await decide(kernel, actor, call) };
    } catch (problem) {
      if (!(problem instanceof AppError) || problem.status === 422) throw problem;
      return { id: call.id, refusal: problem, task: null };
    }
  };
  const results = new Map<Decision, TaskResult>();
  const waiting = [...Map.groupBy(calls, ({ id }) => id).values()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      for (const call of next) results.set(call, await decideOne(call));
  };
  await Promise.all(Array.from({ length: maxConcurrent }, work));
  return calls.flatMap((call) => results.get(call) ?? []);
}

// Calls on the dates of tasks.
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { presentTasks } from './core/tasks.present.ts';
import { moveTasks } from './dates/move-dates.ts';
import { presentMoved } from './dates/present-move.ts';
import { remindByHand } from './dates/remind.ts';
import { restoreDays } from './dates/restore-days.ts';

export function taskDateRoutes(kernel: Kernel) {
  return {
    remind: rpc.taskDates.remind.handler(async ({ context: { actor, reader }, input }) => ({
      reminded: await remindByHand(kernel, actor, input.id),
      message: message('task_reminder_sent', reader.language),
    })),
    move: rpc.taskDates.move.handler(async ({ context: { actor }, input }) => {
      const { tasks, conflicts, ...move } = await moveTasks(kernel, actor, input);
      return { tasks: await presentTasks(kernel.database, actor, tasks), moved: presentMoved(move), conflicts };
    }),
    restore: rpc.taskDates.restore.handler(async ({ context: { actor }, input }) => ({
      tasks: await presentTasks(kernel.database, actor, await restoreDays(kernel, actor, input.tasks)),
    })),
  };
}

// Calls on the dates of tasks.
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { moveTasks } from './move-dates.ts';
import { remindByHand } from './remind.ts';
import { presentTasks } from './tasks.present.ts';

const success = { status: 'success' } as const;

export function taskDateRoutes(kernel: Kernel) {
  return {
    remind: rpc.taskDates.remind.handler(async ({ context: { actor, reader }, input }) => ({
      ...success,
      reminded: await remindByHand(kernel, actor, input.id),
      message: message('task_reminder_sent', reader.language),
    })),
    move: rpc.taskDates.move.handler(async ({ context: { actor }, input }) => {
      const { moves, tasks, conflicts } = await moveTasks(kernel, actor, input);
      return {
        ...success,
        tasks: await presentTasks(kernel.database, actor, tasks),
        moved: moves.map(({ task, days, isNamed }) => ({
          id: task.id,
          title: task.title,
          ...days,
          start_date_before: task.start_date,
          due_date_before: task.due_date,
          is_named: isNamed,
        })),
        conflicts,
      };
    }),
  };
}

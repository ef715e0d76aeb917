// A move of tasks as the contract shows it.
import type { moveTasks } from './move-dates.ts';

type Move = Awaited<ReturnType<typeof moveTasks>>;

/** Each task that moves, named ones first, with its days before and after and the steps that moved with it, as they were. */
export const presentMoved = ({ moves, steps }: Pick<Move, 'moves' | 'steps'>) =>
  moves.map(({ task, days, isNamed }) => ({
    id: task.id,
    title: task.title,
    ...days,
    start_date_before: task.start_date,
    due_date_before: task.due_date,
    steps: steps.flatMap((step) => (step.task_id === task.id ? { id: step.id, due_date: step.due_date_before } : [])),
    is_named: isNamed,
  }));

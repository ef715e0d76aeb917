// Days of tasks that move, for features above that have days of their own which go along.
import * as z from 'zod';
import type { Actor } from '../../../kernel/actor.ts';
import { defineEvent } from '../../../kernel/events.ts';

const days = z.object({ start_date: z.string().nullable(), due_date: z.string().nullable() });

/** Before tasks are locked, so that handlers can lock earlier rows; in the transaction of the move. */
export const tasksMoving = defineEvent('tasks.moving', z.object({ actor: z.custom<Actor>(), taskIds: z.array(z.int()) }));

/** After the days of tasks have changed, in the same transaction; those that were named come first. */
export const tasksMoved = defineEvent(
  'tasks.moved',
  z.object({
    actor: z.custom<Actor>(),
    moves: z.array(z.object({ taskId: z.int(), before: days, after: days })),
    /** Origin of the move, if it came from another feature, which has its days already. */
    origin: z.string().nullable(),
  }),
);

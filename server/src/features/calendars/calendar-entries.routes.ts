// Calls of the calendar.
import type { Kernel } from '../../kernel/kernel.ts';
import { rpc } from '../../kernel/rpc.ts';
import { canCreateTaskIn, presentMovedTasks } from '../tasks/index.ts';
import { showEntries } from './calendar-entries.ts';
import { moveEntry } from './move-entry.ts';

export function calendarEntryRoutes(kernel: Kernel) {
  return {
    show: rpc.calendarEntries.show.handler(async ({ context: { actor }, input }) => ({
      ...(await showEntries(kernel, actor, input)),
      can: { create: canCreateTaskIn(actor, input.workspace_id) },
    })),
    move: rpc.calendarEntries.move.handler(async ({ context: { actor }, input }) => {
      const { entry, moved } = await moveEntry(kernel, actor, input);
      const revisions = new Map(moved?.tasks.map(({ id, revision }) => [id, revision]));
      return {
        entry,
        moved: moved ? presentMovedTasks(moved).map((one) => ({ ...one, revision: revisions.get(one.id) ?? 0 })) : [],
        conflicts: moved?.conflicts ?? [],
      };
    }),
  };
}

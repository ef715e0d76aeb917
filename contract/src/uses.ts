// References to a briefing, a source or a brand voice, for the question before its deletion.
import * as z from 'zod';

/** Counts go no further than this. */
export const maxUses = 1000;

const count = () => z.int().max(maxUses);

/** In the caller's view: folders and workspaces that have it as a default; open tasks, campaigns and category cards that name it. */
export const usesSchema = z.object({
  folders: count(),
  workspaces: count(),
  tasks: count(),
  campaigns: count().optional(),
  cards: count().optional(),
});
export type Uses = z.infer<typeof usesSchema>;

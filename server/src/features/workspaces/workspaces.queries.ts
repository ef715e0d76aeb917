import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { workspaces } from './workspaces.table.ts';

/** What an order in this workspace gets where it names none of its own. */
export async function getWorkspaceDefaults(
  db: Db,
  workspaceId: number,
): Promise<{ brandVoiceId: number | null; guidelineId: number | null; sourceIds: number[] } | null> {
  const [row] = await db.orm
    .select({
      brandVoiceId: workspaces.default_brand_voice_id,
      guidelineId: workspaces.default_guideline_id,
      sourceIds: workspaces.default_source_ids,
    })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return row ?? null;
}

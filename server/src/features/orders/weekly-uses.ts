// Tools that a person may use only so often in a week, which begins on Monday (UTC).
import type { Tool } from '@folio/catalogue/define-tool';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict } from '../../kernel/errors.ts';
import { countUses, lockUses } from './weekly-uses.queries.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Midnight (UTC) of the Monday before, or of this one. */
export function beginningOfWeek(now: Date): Date {
  const daysSinceMonday = (now.getUTCDay() + 6) % 7;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - daysSinceMonday));
}

/** Refuses one use more than the tool allows in this week with 409; of two at once the second waits and is counted. */
export async function consumeWeeklyUse(tx: Db, actor: Pick<Actor, 'id'>, tool: Tool, now: Date): Promise<void> {
  const max = tool.limits.weeklyUses;
  if (max === null) return;
  await lockUses(tx, actor.id, tool.slug);
  if ((await countUses(tx, actor.id, tool.slug, beginningOfWeek(now))) >= max) throw conflict('weekly_uses_reached', { max });
}

/** Number of uses of the tool by the actor in this week, and the start of the next one. */
export async function showWeeklyUses(db: Db, actor: Pick<Actor, 'id'>, tool: Tool, now: Date) {
  const monday = beginningOfWeek(now);
  const max = tool.limits.weeklyUses;
  const used = max === null ? 0 : await countUses(db, actor.id, tool.slug, monday);
  return { used, max, resets_at: new Date(monday.getTime() + 7 * dayMs).toISOString() };
}

// Changes in a task's content since a decision, part by part.
import { languageOfPart, type PackagePart, packageParts, type verdicts } from '@folio/contract/task-words';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { findVersion } from '../../documents/index.ts';
import { getVisibleTask } from '../core/get-task.ts';
import { nameInLine, type Package, partsIn } from '../core/package-parts.ts';
import { findDecision, findPackage } from '../core/review.queries.ts';
import type { TaskRow } from '../core/tasks.queries.ts';
import { contentNow } from './content-now.ts';

export interface PartChange {
  part: PackagePart;
  is_changed: boolean;
  /** HTML for the text, one line an entry for the others; null where there was or is nothing. */
  before: string | null;
  after: string | null;
}

export interface ShownDecision {
  at: string;
  verdict: (typeof verdicts)[number];
}

interface Side {
  hashes: Package['hashes'];
  lines: Package['lines'];
  html: string | null;
}

/** Time and verdict of a decision. */
export const presentDecision = (decision: Awaited<ReturnType<typeof findDecision>>): ShownDecision | null =>
  decision?.verdict ? { at: decision.created_at.toISOString(), verdict: decision.verdict } : null;

/** Files by their names; with a checksum only if another file has the name on the other side. */
const readable = (lines: readonly string[] | undefined, others: readonly string[] = []) =>
  lines?.map((line) =>
    others.some((other) => other !== line && nameInLine(other) === nameInLine(line)) ? line : nameInLine(line),
  );

const shown = (side: Side | null, other: Side | null, part: PackagePart) => {
  if (side === null) return null;
  return part === 'text' ? side.html : (readable(side.lines[part], other?.lines[part])?.join('\n') ?? null);
};

/** The parts of a document, and every translation that there is or was. */
const partsOf = (...sides: readonly (Side | null)[]): PackagePart[] => [
  ...packageParts,
  ...[...new Set(sides.flatMap((side) => (side === null ? [] : partsIn(side.hashes))))]
    .filter((part) => languageOfPart(part) !== null)
    .sort(),
];

/** The changes since the caller's last approval (`mine`) or a decision of the task. Everything is new if there was none. */
export async function showChanges(
  kernel: Kernel,
  actor: Actor,
  call: { id: number; since: 'mine' | number },
): Promise<{ since: ShownDecision | null; parts: PartChange[] }> {
  const { database } = kernel;
  const task = await getVisibleTask(database, actor, call.id);
  return changesOf(database, task, call.since === 'mine' ? { approvedBy: actor.id } : { id: call.since });
}

/** The changes of a task's content since one decision of it. */
export async function changesOf(
  database: Db,
  task: TaskRow,
  which: Parameters<typeof findDecision>[2],
): Promise<{ since: ShownDecision | null; parts: PartChange[] }> {
  const now = await contentNow(database, task);
  const decision = await findDecision(database, task.id, which);
  const kept = decision?.package_hash ? await findPackage(database, task.id, decision.package_hash) : null;
  const before: Side | null = kept && {
    hashes: kept.part_hashes,
    lines: kept.lines,
    html: kept.version_id === null ? null : ((await findVersion(database, kept.version_id))?.html ?? null),
  };
  const after: Side | null = now && { ...now.content, html: now.html };
  return {
    since: presentDecision(decision),
    parts: partsOf(before, after).map((part) => ({
      part,
      is_changed: before?.hashes[part] !== after?.hashes[part],
      before: shown(before, after, part),
      after: shown(after, before, part),
    })),
  };
}

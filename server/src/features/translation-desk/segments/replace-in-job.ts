// Find and replace in the targets of a job: shown first, then done for the segments that were seen, in one step that can be undone.

import { createHash } from 'node:crypto';
import type { CallInput } from '@folio/contract/base';
import { replaceText, textFinder } from '@folio/contract/bilingual/replace-text';
import type { translationSegmentsContract } from '@folio/contract/translation-segments';
import { maxLineSegments, maxReplacedSegments, maxTargetLength } from '@folio/contract/translation-words';
import type { Actor } from '../../../kernel/actor.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { insertImport } from '../core/exchange.queries.ts';
import type { ReplacedState } from '../core/exchange.table.ts';
import { getOwnJob } from '../core/get-job.ts';
import { listSegments, lockSegments, type SegmentChange, type SegmentRow, writeStates } from '../core/segments.queries.ts';
import { lockWork } from './lock-work.ts';
import { cleanTarget } from './save-segments.ts';

type ReplaceCall = CallInput<(typeof translationSegmentsContract)['replace']>;

interface ReplacedRow {
  row: SegmentRow;
  after: string;
  hits: number;
}

interface Replacement {
  rows: ReplacedRow[];
  total: number;
  hits: number;
  locked: number;
  tooLong: number;
  segments: SegmentRow[];
  conflicts: SegmentRow[];
  undoId: number | null;
}

/** Segments after the call. */
function planReplacement(rows: readonly SegmentRow[], call: ReplaceCall) {
  const finder = textFinder(cleanTarget(call.find), { matchCase: call.match_case, wholeWord: call.whole_word });
  const plan = { changed: [] as ReplacedRow[], locked: 0, tooLong: 0 };
  for (const row of rows) {
    const { text, hits } = replaceText(row.target, finder, call.replace);
    const after = cleanTarget(text);
    if (hits === 0) continue;
    if (row.status === 'locked') plan.locked += 1;
    else if (after.length > maxTargetLength) plan.tooLong += 1;
    else plan.changed.push({ row, after, hits });
  }
  return plan;
}

const isOtherText = ({ row, after }: ReplacedRow) => row.target !== after;

/** A text that was replaced is to be confirmed once more, as one that was typed is. */
const changeOf = ({ row, after }: ReplacedRow): SegmentChange => ({
  id: row.id,
  target: after,
  status: after === '' ? 'new' : 'draft',
  origin: 'person',
  percent: null,
  reason: row.reason,
});

const zeroCounts = {
  changed: 0,
  confirmed: 0,
  rejected: 0,
  unchanged: 0,
  changed_here: 0,
  source_differs: 0,
  unknown: 0,
  tags: 0,
  errors: 0,
  warnings: 0,
};

async function previewReplacement(kernel: Kernel, call: ReplaceCall): Promise<Replacement> {
  const rows = await listSegments(kernel.database, call.job_id, { after: 0, limit: maxLineSegments });
  const { changed, locked, tooLong } = planReplacement(rows, call);
  return {
    rows: changed.slice(0, maxReplacedSegments),
    total: changed.length,
    hits: changed.reduce((sum, { hits }) => sum + hits, 0),
    locked,
    tooLong,
    segments: [],
    conflicts: [],
    undoId: null,
  };
}

/** Throws 404 for users other than the job's linguist, 409 if the job is not in progress. */
export async function replaceInJob(kernel: Kernel, actor: Actor, call: ReplaceCall): Promise<Replacement> {
  await getOwnJob(kernel.database, actor, call.job_id);
  const { segments: chosen } = call;
  if (chosen === undefined) return previewReplacement(kernel, call);
  return kernel.database.transaction(async (tx) => {
    await lockWork(tx, call.job_id);
    const seen = new Map(chosen.map(({ id, revision }) => [id, revision]));
    const rows = await lockSegments(tx, call.job_id, [...seen.keys()]);
    const isSeen = (row: SegmentRow) => row.revision === seen.get(row.id);
    const { changed, locked, tooLong } = planReplacement(rows.filter(isSeen), call);
    const others = changed.filter(isOtherText);
    await writeStates(tx, call.job_id, actor.id, others.map(changeOf));
    const hits = others.reduce((sum, one) => sum + one.hits, 0);
    const replaced = others.map(
      ({ row: { id, target, status, origin, percent, reason, revision } }): ReplacedState => ({
        id,
        target,
        status,
        origin,
        percent,
        reason,
        revision: revision + 1,
      }),
    );
    const undoId =
      replaced.length === 0
        ? null
        : await insertImport(tx, {
            job_id: call.job_id,
            user_id: actor.id,
            // A hash of this replacement: a file has a different one.
            call_hash: createHash('sha256')
              .update(JSON.stringify(['replace', call]))
              .digest('base64url'),
            counts: { ...zeroCounts, segments: rows.length, changed: replaced.length, imported: replaced.length, locked },
            replaced,
          });
    const conflicts = rows.filter((row) => !isSeen(row));
    return {
      rows: others,
      total: others.length,
      hits,
      locked,
      tooLong,
      segments: await lockSegments(
        tx,
        call.job_id,
        others.map(({ row }) => row.id),
      ),
      conflicts,
      undoId,
    };
  });
}

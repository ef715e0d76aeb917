// Figures of one group of days and approvals. Every tab, table and file has its values from here, so that one figure is the same everywhere.
import type { ReportFigureName } from '@folio/contract/report-words';
import type { ApprovalSums, DaySums } from './report-groups.ts';

export type Values = Record<ReportFigureName, number | null>;

const rounded = (value: number | null, digits: number) =>
  value === null ? null : Math.round(value * 10 ** digits) / 10 ** digits;
const shareOf = (part: number, whole: number) => (whole === 0 ? null : rounded(part / whole, 4));

/** Known cost in the currency; null where calls were made and the cost of none is known. */
const costOf = ({ calls, calls_unknown: unknown, cost_micros: micros }: DaySums) =>
  calls > 0 && unknown === calls ? null : rounded(micros / 1e6, 4);

function dayValues(days: DaySums | undefined) {
  const made = days ? days.texts + days.media : 0;
  const cost = days ? costOf(days) : 0;
  return {
    made,
    texts: days?.texts ?? 0,
    media: days?.media ?? 0,
    words: days?.words ?? 0,
    credits: days?.credits ?? 0,
    cost,
    cost_per_document: cost === null || made === 0 ? null : rounded(cost / made, 4),
    calls: days?.calls ?? 0,
    calls_unknown: days?.calls_unknown ?? 0,
    calls_own: days?.calls_own ?? 0,
    published: days?.published ?? 0,
    updated: days?.updated ?? 0,
    publish_failed: days?.publish_failed ?? 0,
  };
}

function approvalValues(sums: ApprovalSums | undefined) {
  const words = (sums?.words_engine ?? 0) + (sums?.words_mixed ?? 0) + (sums?.words_person ?? 0);
  return {
    approved: sums?.approved ?? 0,
    approval_hours: rounded(sums?.hours ?? null, 2),
    approval_hours_p90: rounded(sums?.hours_p90 ?? null, 2),
    first_time: sums && sums.first_time !== null ? shareOf(sums.first_time, sums.approved) : null,
    rounds: sums && sums.rounds !== null && sums.approved > 0 ? rounded(sums.rounds / sums.approved, 2) : null,
    score_first: rounded(sums?.score_first ?? null, 1),
    score_approved: rounded(sums?.score_approved ?? null, 1),
    ai_share: shareOf(sums?.words_engine ?? 0, words),
    edited_share: shareOf(sums?.words_mixed ?? 0, words),
    own_share: shareOf(sums?.words_person ?? 0, words),
  };
}

/** All values of a group. Without a row, counts are 0, and other values are unknown. */
export const valuesOf = (days: DaySums | undefined, approvals: ApprovalSums | undefined): Values => ({
  ...dayValues(days),
  ...approvalValues(approvals),
});

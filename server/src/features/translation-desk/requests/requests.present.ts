// Rows of requests as the contract has them.

import { baseOf, type InterfaceLanguage } from '@folio/contract/languages';
import type { RequestLine, RequestStage, TranslationRequest, TranslationRequestRow } from '@folio/contract/translation-requests';
import { freeRevisions } from '@folio/contract/translation-words';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { message } from '../../../kernel/messages/messages.ts';
import { orderPresent, orderRows } from '../../orders/index.ts';
import { canOpenRequest, isRunning, requestAbilities } from '../core/desk.policy.ts';
import { type JobRow, listJobsOf } from '../core/jobs.queries.ts';
import { listLinguistNames } from '../core/linguists.queries.ts';
import { numberOf } from '../core/request-number.ts';
import { type LineRow, listLines, listRequestsOfDocuments, type RequestRow } from '../core/requests.queries.ts';
import { countStatesOf } from '../core/segments.queries.ts';
import { approvalCredits, cancellationCredits } from './delivered-price.ts';
import { depositOf } from './deposit.ts';
import { addedStageOf, stagesOf } from './stages.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

type Counts = Awaited<ReturnType<typeof countStatesOf>>;

interface Facts {
  language: InterfaceLanguage;
  lines: LineRow[];
  jobs: JobRow[];
  details: Map<number, orderRows.OrderDetailRow>;
  counts: Counts;
  names: Map<number, string>;
}

function stageOfJob(job: JobRow, { counts, names }: Facts): RequestStage {
  const count = counts.get(job.id);
  return {
    job_id: job.id,
    stage: job.stage,
    state: job.state,
    reason: null,
    credits: job.price,
    linguist: job.linguist_id === null ? null : (names.get(job.linguist_id) ?? null),
    due_at: iso(job.due_at),
    delivered_at: iso(job.delivered_at),
    note: job.delivery_note,
    segments: count?.total ?? 0,
    confirmed: count?.confirmed ?? 0,
    changed: count?.changed ?? 0,
  };
}

const modelStates = {
  processing: 'in_progress',
  in_progress: 'in_progress',
  accepted: 'done',
  failed: 'failed',
  onHold: 'on_hold',
} as const;

function stagesOfLine(request: RequestRow, line: LineRow, facts: Facts): RequestStage[] {
  const detail = facts.details.get(line.order_detail_id);
  const jobs = facts.jobs.filter((job) => job.line_id === line.id);
  const names = stagesOf(
    request.kind,
    baseOf(request.source_language) === baseOf(line.target_language) || line.source_kind === 'own',
    request.details['service'],
  );
  const plain = {
    job_id: null,
    reason: null,
    linguist: null,
    due_at: null,
    delivered_at: null,
    note: null,
    segments: 0,
    confirmed: 0,
    changed: 0,
  };
  const model: RequestStage[] = names.includes('ai')
    ? [
        {
          ...plain,
          stage: 'ai',
          state: detail && detail.kind === 'content' ? modelStates[detail.status] : 'waiting',
          reason: detail?.kind === 'content' ? orderPresent.reasonOf(detail, facts.language) : null,
          credits: detail?.price ?? 0,
        },
      ]
    : [];
  if (jobs.length > 0) return [...model, ...jobs.map((job) => stageOfJob(job, facts))];
  const waiting = names
    .filter((stage) => stage !== 'ai')
    .map((stage): RequestStage => ({ ...plain, stage, state: 'waiting', credits: 0 }));
  return [...model, ...waiting];
}

async function factsOf(db: Db, requests: readonly RequestRow[], language: InterfaceLanguage): Promise<Facts> {
  const ids = requests.map(({ id }) => id);
  const [lines, jobs] = [await listLines(db, ids), await listJobsOf(db, ids)];
  const details = await orderRows.listDetails(
    db,
    lines.map((line) => line.order_detail_id),
  );
  return {
    language,
    lines,
    jobs,
    details: new Map(details.map((detail) => [detail.id, detail])),
    counts: await countStatesOf(
      db,
      jobs.map(({ id }) => id),
    ),
    names: await listLinguistNames(db, [...new Set(jobs.flatMap((job) => job.linguist_id ?? []))]),
  };
}

/** Why a request or its AI text is on hold. A preparation that fails leaves the name of its line as the reason. */
function holdReason(
  { state, hold_reason: reason }: RequestRow,
  lines: readonly LineRow[],
  stages: readonly RequestStage[],
  language: InterfaceLanguage,
): string | null {
  if (state !== 'on_hold')
    return isRunning(state) ? (stages.find((stage) => stage.stage === 'ai' && stage.state === 'on_hold')?.reason ?? null) : null;
  const line = lines.find(({ name, segment_count: count }) => name === reason && count === 0);
  return line ? message('line_unreadable', language, { name: line.name }) : reason;
}

function presentRow(request: RequestRow & { requester: string }, facts: Facts): TranslationRequestRow {
  const lines = facts.lines.filter((line) => line.request_id === request.id);
  const failed = lines.flatMap((line) =>
    stagesOfLine(request, line, facts).flatMap(({ stage, state, reason }) =>
      stage === 'ai' && state === 'failed' ? [{ id: line.order_detail_id, reason }] : [],
    ),
  );
  const stages = lines.flatMap((line) => stagesOfLine(request, line, facts));
  return {
    id: request.id,
    number: numberOf(request),
    title: request.title,
    kind: request.kind,
    state: request.state,
    workspace_id: request.workspace_id,
    source_language: request.source_language,
    target_languages: request.target_languages,
    words: request.words,
    stages: stages.map(({ stage, state }) => ({ stage, state })),
    failed:
      failed.length === 0 || !isRunning(request.state)
        ? null
        : { order_detail_ids: failed.map(({ id }) => id), reason: failed.find(({ reason }) => reason !== null)?.reason ?? null },
    hold_reason: holdReason(request, lines, stages, facts.language),
    credits: request.quote?.total ?? stages.reduce((sum, { credits }) => sum + credits, 0),
    due_at: iso(request.due_at),
    wanted_by: request.wanted_by,
    requested_by: { id: request.user_id, name: request.requester },
    created_at: request.created_at.toISOString(),
    updated_at: request.updated_at.toISOString(),
  };
}

/** A page of the list. */
export async function presentRequests(
  db: Db,
  { language }: Pick<Actor, 'language'>,
  requests: readonly (RequestRow & { requester: string })[],
): Promise<TranslationRequestRow[]> {
  const facts = await factsOf(db, requests, language);
  return requests.map((request) => presentRow(request, facts));
}

/** A request with its lines and the actor's permissions. */
export async function presentRequest(db: Db, actor: Actor, request: RequestRow, requester: string): Promise<TranslationRequest> {
  const facts = await factsOf(db, [request], actor.language);
  const lines = facts.lines.map(
    (line): RequestLine => ({
      id: line.id,
      order_detail_id: line.order_detail_id,
      name: line.name,
      target_language: line.target_language,
      words: line.words,
      bands: line.bands,
      stages: stagesOfLine(request, line, facts),
    }),
  );
  const row = presentRow({ ...request, requester }, facts);
  const can = requestAbilities(actor, { ...request, has_failed_stage: row.failed !== null }, freeRevisions);
  return {
    ...row,
    order_id: request.order_id,
    turnaround: request.turnaround,
    formality: request.formality,
    use_memory: request.use_memory,
    notes: request.notes,
    details: request.details,
    lines,
    chain: (await listRequestsOfDocuments(db, [...facts.details.keys()]))
      .filter((other) => canOpenRequest(actor, other))
      .map((other) => ({
        id: other.id,
        number: numberOf(other),
        kind: other.kind,
        added_stage: addedStageOf(other),
        state: other.state,
        created_at: other.created_at.toISOString(),
      })),
    quote: request.quote,
    deposit: depositOf([...facts.details.values()]),
    revision_note: request.revision_note,
    revisions_left: Math.max(0, freeRevisions - request.revision_rounds),
    approval_credits: request.state === 'delivered' ? approvalCredits(facts.jobs) : 0,
    cancel_credits: can.cancel ? cancellationCredits(facts.jobs, facts.counts) : 0,
    approves_at: iso(request.approves_at),
    authorised_at: iso(request.authorised_at),
    delivered_at: iso(request.delivered_at),
    approved_at: iso(request.approved_at),
    revision: request.revision,
    can,
  };
}

// Runs as the contract shows them, with the differences of their texts.
import type { LinkRun, RunTarget, LinkRunRow as ShownRow } from '@folio/contract/link-runs';
import { sanitiseHtml } from '@folio/engine/document/sanitise-html';
import { changedParagraphs } from '@folio/engine/links/set-links';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { findMessage } from '../../../kernel/messages/messages.ts';
import type { WebsiteRow } from '../../websites/index.ts';
import { linkAbilities } from '../core/links.policy.ts';
import { presentSuggestion } from '../suggestions/present-suggestions.ts';
import { listSuggestionsOfTargets, type SuggestionRow } from '../suggestions/suggestions.queries.ts';
import { planLinks } from './plan-links.ts';
import { findRun, listRunTargets, type RunTargetRow, type RunWithCounts } from './runs.queries.ts';

/** A run without its texts. */
export function presentRunRow(
  { run, creator, reverter, links, pages, documents, problems, kept }: RunWithCounts,
  actor: Actor,
): ShownRow {
  const { manage } = linkAbilities(actor);
  const isPreview = run.state === 'preview';
  return {
    id: run.id,
    website_id: run.website_id,
    number: run.number,
    title: run.title,
    mode: run.mode,
    state: run.state,
    links,
    pages,
    documents,
    problems,
    kept,
    created_by: { id: run.user_id, name: creator ?? '' },
    created_at: run.created_at.toISOString(),
    applied_at: run.applied_at?.toISOString() ?? null,
    reverted_by: run.reverted_by === null || run.state !== 'reverted' ? null : { id: run.reverted_by, name: reverter ?? '' },
    reverted_at: run.reverted_at?.toISOString() ?? null,
    can: {
      apply: manage && isPreview,
      discard: manage && (isPreview || run.state === 'failed'),
      undo: manage && (run.state === 'applied' || run.state === 'partly_applied'),
    },
  };
}

/** A saved problem: a message key, with its value after the first space. */
function problemOf(line: string | null, { language }: Actor): string | null {
  if (line === null) return null;
  const [key = '', ...rest] = line.split(' ');
  const detail = rest.join(' ');
  return findMessage(key, language, { detail, anchors: detail });
}

/** Language of a run's texts is that of the page or document; for showing where words are, the website's does. */
function presentTarget(target: RunTargetRow, suggestions: SuggestionRow[], website: WebsiteRow, actor: Actor): RunTarget {
  const plan = planLinks({ html: target.text_before, language: website.language, isRaw: target.way === 'website' }, suggestions);
  const changes = changedParagraphs(plan.text, plan.changes).map(({ paragraph, before, after }) => ({
    paragraph,
    before: sanitiseHtml(before),
    after: sanitiseHtml(after),
  }));
  const [first] = suggestions;
  const from = first ? presentSuggestion(first).from : null;
  return {
    id: target.id,
    subject: from ?? {
      page_url_id: target.page_url_id,
      order_detail_id: target.order_detail_id,
      title: target.title,
      url: null,
      is_live: target.way !== 'version',
      goes_live_at: null,
    },
    state: target.state,
    problem: problemOf(target.problem, actor),
    way: target.way,
    suggestions: suggestions.map(presentSuggestion),
    paragraphs: plan.text.paragraphs.length,
    changes,
    html: target.way === 'by_hand' ? sanitiseHtml(plan.html) : null,
    version_before: target.version_before,
    version_after: target.version_after,
  };
}

/** A run with its texts. */
export async function presentRun(kernel: Kernel, actor: Actor, website: WebsiteRow, id: number): Promise<LinkRun> {
  const { database } = kernel;
  const row = await findRun(database, id);
  if (!row) throw notFound();
  const targets = await listRunTargets(database, id);
  const suggestions = await listSuggestionsOfTargets(
    database,
    targets.map((target) => target.id),
  );
  const byTarget = Map.groupBy(suggestions, (suggestion) => suggestion.run_target_id);
  return {
    ...presentRunRow(row, actor),
    targets: targets.map((target) => presentTarget(target, byTarget.get(target.id) ?? [], website, actor)),
  };
}

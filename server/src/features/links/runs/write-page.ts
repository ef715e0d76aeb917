// Links of a run in one live page: read raw through the website's connection, changed between its words alone, written, read again. Between
// reading and writing nothing is computed that takes time, and a text that is not the one of the preview is not written.
import { setTimeout as delay } from 'node:timers/promises';
import { pageMethods, problemLine, WebsiteProblem } from '../../../connectors/connectors.ts';
import { type Connection, connectTo } from '../../websites/index.ts';
import { findPage } from '../core/page-reads.queries.ts';
import { hashOf } from '../core/text-subjects.queries.ts';
import { listSuggestionsOfTargets } from '../suggestions/suggestions.queries.ts';
import { planLinks, undoLinks } from './plan-links.ts';
import { listRunTargets, lockTarget, type RunTargetRow, updateTarget } from './runs.queries.ts';
import { type RunWork, saveApplied, saveReverted } from './write-document.ts';

/** Milliseconds for all requests of one page, and between two pages. */
const pageMs = 60_000;
const pauseMs = 500;

type Outcome = { state: 'written'; content: string } | { state: RunTargetRow['state']; problem: string };

const connect = ({ kernel, website }: RunWork, signal: AbortSignal): Connection =>
  connectTo(kernel, website, AbortSignal.any([signal, AbortSignal.timeout(pageMs)]));

/** Writes the result of `change` for the page's text; null leaves it. */
async function rewritePage(
  { connector, context }: Connection,
  url: string,
  change: (content: string) => string | { problem: string } | null,
): Promise<Outcome> {
  const { read, write, canWrite } = pageMethods(connector);
  const page = await read(context, { url });
  if (!page) return { state: 'left_out', problem: 'link_post_missing' };
  const next = change(page.content);
  if (next === null) return { state: 'written', content: page.content };
  if (typeof next !== 'string') return { state: 'left_out', problem: next.problem };
  if (!(await canWrite(context, next))) return { state: 'left_out', problem: 'link_page_filtered' };
  // Read once more right before writing: a user that saved meanwhile keeps their text.
  const now = await read(context, page);
  if (now?.content !== page.content) return { state: 'left_out', problem: 'link_text_changed' };
  await write(context, { ...page, content: next });
  const written = await read(context, page);
  return written?.content === next ? { state: 'written', content: next } : { state: 'failed', problem: 'link_page_altered' };
}

async function tryRewrite(
  work: RunWork,
  target: RunTargetRow,
  signal: AbortSignal,
  isLastTry: boolean,
  change: (content: string) => string | { problem: string } | null,
): Promise<Outcome> {
  const page = target.page_url_id === null ? null : await findPage(work.kernel.database, target.page_url_id);
  if (!page) return { state: 'left_out', problem: 'link_text_gone' };
  try {
    const outcome = await rewritePage(connect(work, signal), page.url, change);
    await delay(pauseMs, undefined, { signal });
    return outcome;
  } catch (problem) {
    if (!(problem instanceof WebsiteProblem) || (problem.isTemporary && !isLastTry)) throw problem;
    return { state: 'failed', problem: problemLine(problem.code, problem.detail) };
  }
}

interface Turn {
  signal: AbortSignal;
  isLastTry: boolean;
}

/** Sets the links of a run in one live page, unless it has changed since the preview. What an earlier try wrote is not written twice. */
export async function applyToPage(work: RunWork, targetId: number, { signal, isLastTry }: Turn): Promise<void> {
  const { database } = work.kernel;
  const target = (await listRunTargets(database, work.run.id)).find(({ id }) => id === targetId);
  if (target?.state !== 'pending') return;
  const suggestions = await listSuggestionsOfTargets(database, [targetId]);
  const plan = planLinks({ html: target.text_before, language: work.website.language, isRaw: true }, suggestions);
  const outcome = await tryRewrite(work, target, signal, isLastTry, (content) => {
    if (content === plan.html) return null;
    const isAsShown = hashOf(content) === target.hash_before && plan.missing.length === 0 && plan.placed.length > 0;
    return isAsShown ? plan.html : { problem: 'link_text_changed' };
  });
  await database.transaction(async (tx) => {
    const locked = await lockTarget(tx, targetId, 'pending');
    if (!locked) return;
    if (outcome.state === 'written' && 'content' in outcome)
      return saveApplied(tx, locked, plan.placed, { hash_after: hashOf(outcome.content) });
    if ('problem' in outcome) await updateTarget(tx, targetId, { state: outcome.state, problem: outcome.problem });
  });
}

/** Takes the links of a run out of one live page. */
export async function undoInPage(work: RunWork, targetId: number, { signal, isLastTry }: Turn): Promise<void> {
  const { database } = work.kernel;
  const target = (await listRunTargets(database, work.run.id)).find(({ id }) => id === targetId);
  if (target?.state !== 'applied') return;
  const suggestions = (await listSuggestionsOfTargets(database, [targetId])).filter(({ state }) => state === 'applied');
  const { language } = work.website;
  const before = { html: target.text_before, language, isRaw: true };
  let undone: { removed: typeof suggestions; kept: typeof suggestions } = { removed: [], kept: suggestions };
  const outcome = await tryRewrite(work, target, signal, isLastTry, (content) => {
    const isUntouched = hashOf(content) === target.hash_after;
    if (isUntouched || content === target.text_before) {
      undone = { removed: suggestions, kept: [] };
      return isUntouched ? target.text_before : null;
    }
    const { html, ...links } = undoLinks({ html: content, language, isRaw: true }, before, suggestions);
    undone = links;
    return html === content ? null : html;
  });
  await database.transaction(async (tx) => {
    const locked = await lockTarget(tx, targetId, 'applied');
    if (!locked) return;
    if (outcome.state === 'written') return saveReverted(tx, locked, undone);
    // A website that is away may be asked again; the links are still known.
    const state = outcome.state === 'left_out' ? 'kept' : 'applied';
    if ('problem' in outcome) await updateTarget(tx, targetId, { state, problem: outcome.problem });
  });
}

// Making a run: the texts as they are now, the links that each may get together, nothing changed yet.
import type { LinkRefusal } from '@folio/contract/link-words';
import { connectorOf, pageMethods, problemLine, WebsiteProblem } from '../../../connectors/connectors.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import type { Keep } from '../../../kernel/idempotency.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { message } from '../../../kernel/messages/messages.ts';
import { connectTo, type WebsiteRow } from '../../websites/index.ts';
import { getManagedWebsite } from '../core/links.policy.ts';
import { maxLinksOf } from '../core/page-reads.queries.ts';
import { findSubject, hashOf, type TextSubject } from '../core/text-subjects.queries.ts';
import { lockLinks } from '../rules/link-rules.queries.ts';
import { listSuggestionsByIds, type SuggestionRow } from '../suggestions/suggestions.queries.ts';
import { chooseForText } from './plan-links.ts';
import {
  addSuggestions,
  insertRun,
  insertTarget,
  isRangeUsed,
  listApplicable,
  listOtherPreviews,
  nextNumber,
  type RunTargetRow,
  updateSuggestions,
} from './runs.queries.ts';

interface RunCall {
  website_id: number;
  mode?: 'all' | 'selection' | undefined;
  suggestion_ids?: number[] | undefined;
  page_url_ids?: number[] | undefined;
  order_detail_ids?: number[] | undefined;
  title?: string | undefined;
}

/** Texts of one run, and live pages among them that are read through the website's connection. */
const maxTexts = 500;
const maxLivePages = 100;
/** Live pages read at once, and milliseconds for all of them. */
const maxConcurrent = 6;
const liveMs = 25_000;

/** Refusals that hold for a part of a text whatever the link. */
const fixedParts: readonly string[] = ['heading', 'link', 'quotation', 'code', 'caption', 'table'] satisfies LinkRefusal[];

export interface RunText {
  subject: TextSubject;
  way: RunTargetRow['way'];
  state: RunTargetRow['state'];
  problem: string | null;
  /** Text for links: a document, a page as it was read, or raw as the website has it. */
  html: string;
  suggestions: SuggestionRow[];
}

/** Reads live pages raw. Unreadable ones are left out with the reason. */
async function readLive(kernel: Kernel, website: WebsiteRow, texts: readonly RunText[]): Promise<void> {
  const signal = AbortSignal.timeout(liveMs);
  const waiting = [...texts];
  const leaveOut = (text: RunText, problem: string) => Object.assign(text, { state: 'left_out', problem });
  const work = async () => {
    for (let text = waiting.shift(); text; text = waiting.shift()) {
      try {
        const { connector, context } = connectTo(kernel, website, signal);
        const { read, canWrite } = pageMethods(connector);
        const page = await read(context, { url: text.subject.url ?? '' });
        if (!page) leaveOut(text, 'link_post_missing');
        else if (!(await canWrite(context, page.content))) leaveOut(text, 'link_page_filtered');
        else text.html = page.content;
      } catch (problem) {
        if (!(problem instanceof WebsiteProblem)) throw problem;
        leaveOut(text, problemLine(problem.code, problem.detail));
      }
    }
  };
  await Promise.all(Array.from({ length: maxConcurrent }, work));
}

/** The texts of suggestions as they are now. */
export async function readTexts(kernel: Kernel, website: WebsiteRow, suggestions: readonly SuggestionRow[]): Promise<RunText[]> {
  const groups = Map.groupBy(suggestions, (one) => `${one.page_url_id ?? ''}/${one.order_detail_id ?? ''}`);
  const canWritePages = connectorOf(website.kind).capabilities.pages === 'read_and_write';
  const texts: RunText[] = [];
  for (const group of [...groups.values()].slice(0, maxTexts)) {
    const [first] = group;
    const subject = first && (await findSubject(kernel.database, website, first));
    if (!subject) continue;
    const way = subject.detailId !== null ? 'version' : canWritePages ? 'website' : 'by_hand';
    const state = way === 'by_hand' ? 'by_hand' : 'pending';
    texts.push({ subject, way, state, problem: null, html: subject.html, suggestions: group });
  }
  const live = texts.filter(({ way }) => way === 'website');
  await readLive(kernel, website, live.slice(0, maxLivePages));
  const beyond = new Set(live.slice(maxLivePages));
  return texts.filter((text) => !beyond.has(text));
}

/** Why a text gets no link although some were suggested; null where they only stand too near or their targets are linked. */
function problemOfText(refused: readonly { refusal: LinkRefusal | 'missing' }[]): string | null {
  if (refused.some(({ refusal }) => refusal === 'missing')) return 'link_text_changed';
  return refused.some(({ refusal }) => fixedParts.includes(refusal)) ? 'link_part_fixed' : null;
}

/**
 * Saves the new places of links in the raw markup. Returns the ids of the links. A link with a new place that was suggested or decided before is
 * left out, since a user may have rejected it there.
 */
async function keepRanges(tx: Db, chosen: readonly SuggestionRow[], suggested: readonly SuggestionRow[]): Promise<number[]> {
  const before = new Set(suggested);
  const ids: number[] = [];
  for (const row of chosen) {
    if (!before.has(row)) {
      if (await isRangeUsed(tx, row, row.target_url, row.id)) continue;
      const { sentence, anchor, anchor_at, paragraph } = row;
      await updateSuggestions(tx, [row.id], { sentence, anchor, anchor_at, paragraph });
    }
    ids.push(row.id);
  }
  return ids;
}

/** Keeps a run over texts. Answers its id; throws 409 where no link is left to set. */
export async function saveRun(
  kernel: Kernel,
  actor: Actor,
  website: WebsiteRow,
  run: { mode: 'all' | 'selection'; title: string | null; texts: readonly RunText[] },
  keep: Keep<number> = () => Promise.resolve(),
): Promise<number> {
  const maxLinks = await maxLinksOf(kernel.database, website.id);
  const planned = run.texts.map((text) => {
    const { subject, html, way, suggestions } = text;
    const options = { ownUrl: subject.url, baseUrl: subject.url ?? website.url, maxLinks };
    const isOut = text.state === 'left_out';
    const { chosen, refused } = isOut
      ? { chosen: [], refused: [] }
      : chooseForText({ html, language: subject.language, isRaw: way === 'website' }, suggestions, options);
    const problem = chosen.length === 0 ? problemOfText(refused) : null;
    return { ...text, chosen, state: problem ? ('left_out' as const) : text.state, problem: problem ?? text.problem };
  });
  const named = planned.filter(({ chosen, state }) => chosen.length > 0 || state === 'left_out');
  if (!named.some(({ chosen }) => chosen.length > 0) && !named.some(({ state }) => state === 'left_out'))
    throw conflict('no_suggestions');
  return kernel.database.transaction(async (tx) => {
    if (!(await lockLinks(tx, website.id))) throw notFound();
    const number = await nextNumber(tx, website.id);
    const title = run.title ?? message('link_run_title', actor.language, { number });
    const fields = { website_id: website.id, title, mode: run.mode, user_id: actor.id };
    const id = await insertRun(tx, { ...fields, impersonator_id: actor.impersonator?.id ?? null }, number);
    let taken = 0;
    for (const { subject, html, way, state, problem, chosen, suggestions } of named) {
      const targetId = await insertTarget(tx, {
        run_id: id,
        page_url_id: subject.pageId,
        order_detail_id: subject.detailId,
        title: subject.title,
        way,
        state,
        problem,
        text_before: html,
        hash_before: hashOf(html),
        version_before: subject.version?.number ?? null,
      });
      const ids = await keepRanges(tx, chosen, suggestions);
      taken += ids.length === 0 ? 0 : (await addSuggestions(tx, ids, targetId)).length;
    }
    if (taken === 0 && named.every(({ chosen }) => chosen.length > 0)) throw conflict('no_suggestions');
    await keep(tx, id);
    return id;
  });
}

/** Suggestions that a call selects; null for all suggestions of the website. */
export function selectionOf(call: Omit<RunCall, 'website_id' | 'title'>) {
  const wanted = {
    suggestionIds: call.suggestion_ids ?? [],
    pageIds: call.page_url_ids ?? [],
    detailIds: call.order_detail_ids ?? [],
  };
  return call.mode !== 'all' && Object.values(wanted).some((ids) => ids.length > 0) ? wanted : null;
}

/** Makes a run as a preview. Without a selection it is of all suggestions of the website. */
export async function createRun(kernel: Kernel, actor: Actor, call: RunCall, keep: Keep<number>): Promise<number> {
  const website = await getManagedWebsite(kernel, actor, call.website_id);
  const wanted = selectionOf(call);
  const ids = await listApplicable(kernel.database, website.id, wanted);
  if (ids.length === 0) {
    const others = await listOtherPreviews(kernel.database, { id: 0, websiteId: website.id }, wanted);
    if (others.length === 0) throw conflict('no_suggestions');
    throw conflict('suggestions_elsewhere', { runs: others.map(({ number }) => number).join(', ') });
  }
  const order = new Map(ids.map((id, index) => [id, index]));
  const suggestions = (await listSuggestionsByIds(kernel.database, ids)).toSorted(
    (a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0),
  );
  const texts = await readTexts(kernel, website, suggestions);
  const title = call.title || null;
  return saveRun(kernel, actor, website, { mode: wanted ? 'selection' : 'all', title, texts }, keep);
}

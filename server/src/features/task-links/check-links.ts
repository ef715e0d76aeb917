// Link check of a task's document. A broken link blocks publishing until it is fixed, removed or waived by name.
import type { TaskLink } from '@folio/contract/task-links';
import { EngineFailure } from '@folio/engine/core/engine-types';
import { onlyStatus } from '@folio/engine/fetch/guarded-fetch';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { createRateLimit } from '../../kernel/rate-limit.ts';
import { pageFetch } from '../sources/index.ts';
import {
  getVisibleTask,
  lockTaskWithDocument,
  namesOfTasks,
  recordTaskEvent,
  requireTaskAbility,
  type TaskRow,
  taskAbilities,
  taskContentNow,
} from '../tasks/index.ts';
import { findWebsite } from '../websites/index.ts';
import {
  type LinkCheckRow,
  listChecks,
  listPageChecks,
  listTasksOfPages,
  recordCheck,
  saveChecks,
  waiveCheck,
} from './task-links.queries.ts';

/** Addresses asked in one call, and how many at the same time. */
const maxLinks = 50;
const maxConcurrent = 5;
/** Milliseconds that one address may need. */
const timeoutMs = 10_000;
/** Checks that a workspace may cause in a minute. */
const checksAMinute = 10;

interface Link {
  words: string;
  url: string;
  /** Absolute; null where it cannot be asked: a relative one without a website, an email address, a phone number. */
  address: string | null;
}

/** Links in the order of the text, from lines like "words → address". */
export function readLinks(lines: readonly string[], siteUrl: string | null): Link[] {
  return lines.map((line) => {
    const at = line.lastIndexOf(' → ');
    const [words, url] = at === -1 ? ['', line] : [line.slice(0, at), line.slice(at + 3)];
    const isAbsolute = URL.canParse(url);
    const address = isAbsolute ? url : siteUrl && URL.canParse(url, siteUrl) ? new URL(url, siteUrl).href : null;
    return { words, url, address: address && /^https?:/.test(address) ? address : null };
  });
}

/** True for an answer that readers would meet as a dead end. A page that refuses robots (401, 403, 429) may be fine for people. */
export const isBroken = ({ status, error }: Pick<LinkCheckRow, 'status' | 'error'>): boolean =>
  status === null ? error !== null && error !== 'PAGE_NOT_PUBLIC' : status === 404 || status === 410 || status >= 500;

async function linksOf(db: Db, task: TaskRow): Promise<Link[]> {
  const now = await taskContentNow(db, task);
  const site = task.website_id === null ? null : await findWebsite(db, task.website_id);
  return readLinks(now?.content.lines.links ?? [], site?.url ?? null);
}

/**
 * Last responses of a task's links: by the task's own checks, or by a later check of the website's page. A waiver holds for both.
 */
async function checksOf(db: Db, task: TaskRow, links: readonly Link[]): Promise<Map<string, LinkCheckRow>> {
  const urls = [...new Set(links.map(({ url }) => url))];
  const own = new Map((await listChecks(db, task.id, urls)).map((check) => [check.url, check]));
  const addresses = [...new Set(links.flatMap(({ address }) => address ?? []))];
  const pages = await listPageChecks(db, task.website_id, addresses);
  for (const { url, address } of links) {
    const page = address === null ? undefined : pages.get(address);
    const check = own.get(url);
    if (!page || (check && check.checked_at >= page.checked_at)) continue;
    const waiver = { waived_by: check?.waived_by ?? null, waived_at: check?.waived_at ?? null };
    own.set(url, { task_id: task.id, url, error: null, ...page, ...waiver });
  }
  return own;
}

/** Number of links that block the task's document now. */
export async function countBrokenLinks(db: Db, task: TaskRow): Promise<number> {
  const checks = await checksOf(db, task, await linksOf(db, task));
  return [...checks.values()].filter((check) => isBroken(check) && check.waived_by === null).length;
}

const stateOf = (check: LinkCheckRow | undefined, isLive: boolean): TaskLink['state'] => {
  if (!isLive) return 'not_live';
  if (!check) return 'unchecked';
  if (isBroken(check)) return check.waived_by === null ? 'broken' : 'waived';
  return check.status !== null && check.status < 400 ? 'ok' : 'unclear';
};

/** The links of a task that the actor sees, and which linked keywords of the brief have one. */
export async function showLinks(kernel: Kernel, actor: Actor, id: number) {
  const { database } = kernel;
  const task = await getVisibleTask(database, actor, id);
  const links = await linksOf(database, task);
  const urls = [...new Set(links.map(({ url }) => url))];
  const checks = await checksOf(database, task, links);
  const addresses = links.flatMap(({ address }) => address ?? []);
  const pages = await listTasksOfPages(database, task.workspace_id, id, [...new Set([...urls, ...addresses])]);
  const names = await namesOfTasks(
    database,
    [...checks.values()].map((check) => check.waived_by),
  );
  const rows: TaskLink[] = links.map(({ words, url, address }) => {
    const check = checks.get(url);
    const page = pages.find(({ page_url }) => page_url === url || page_url === address);
    const isLive = !page || page.status === 'published' || page.status === 'completed';
    return {
      words,
      url,
      state: stateOf(check, isLive),
      status: check?.status ?? null,
      checked_at: check?.checked_at.toISOString() ?? null,
      waived_by: check?.waived_by ? { id: check.waived_by, name: names.get(check.waived_by) ?? '' } : null,
      task: page ? { id: page.id, title: page.title, due_date: page.due_date } : null,
    };
  });
  const wanted = task.linked_keywords.map((keyword) => {
    const [words = ''] = keyword.split(/→|\||https?:/);
    const name = words.trim().toLowerCase();
    return { keyword, is_there: links.some((link) => name !== '' && link.words.toLowerCase().includes(name)) };
  });
  const can = taskAbilities(actor, task, null);
  return { links: rows, wanted, can: { check: links.length > 0, waive: can.edit } };
}

/** Response of one URL. The guarded fetcher follows redirects and reaches public addresses alone. */
async function ask(kernel: Kernel, address: string): Promise<{ status: number | null; error: string | null }> {
  try {
    const { status } = await pageFetch(kernel.config)(address, AbortSignal.timeout(timeoutMs), onlyStatus);
    return { status, error: null };
  } catch (problem) {
    return { status: null, error: problem instanceof EngineFailure ? problem.code : 'PAGE_UNREADABLE' };
  }
}

/** Asks the addresses of a task that the actor sees, at most 50. No transaction is open meanwhile. Throws 409 where it has no document. */
export async function checkLinks(kernel: Kernel, actor: Actor, id: number): Promise<void> {
  const task = await getVisibleTask(kernel.database, actor, id);
  if (task.order_detail_id === null) throw conflict('task_without_document');
  await createRateLimit(kernel.database, 'link-checks', checksAMinute, 60).spend([String(task.workspace_id)]);
  const links = new Map((await linksOf(kernel.database, task)).map(({ url, address }) => [url, address]));
  const waiting = [...links].flatMap(([url, address]) => (address === null ? [] : [{ url, address }])).slice(0, maxLinks);
  const checks: { url: string; status: number | null; error: string | null }[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      checks.push({ url: next.url, ...(await ask(kernel, next.address)) });
  };
  await Promise.all(Array.from({ length: maxConcurrent }, work));
  await saveChecks(kernel.database, id, checks);
}

/** Allows publishing with a broken link, and records the user. Throws 404 for an address without a check. */
export async function waiveLink(kernel: Kernel, actor: Actor, call: { id: number; url: string }): Promise<void> {
  await kernel.database.transaction(async (tx) => {
    const locked = await lockTaskWithDocument(tx, actor, { id: call.id, ability: 'edit' });
    requireTaskAbility(actor, locked, 'edit');
    const known = (await checksOf(tx, locked.task, await linksOf(tx, locked.task))).get(call.url);
    // Results of a website check are stored with the task, so that the waiver has a row.
    if (known) await recordCheck(tx, known);
    if (!(await waiveCheck(tx, call.id, call.url, actor.id))) throw notFound('link_not_found');
    await recordTaskEvent(tx, locked.task, 'link_waived', actor, { detail: call.url.slice(0, 300) });
  });
}

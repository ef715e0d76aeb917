// A run as the contract has it: present findings are counted from its pages.
import { hostOf } from '@folio/contract/page-address';
import { titlePixelLimit } from '@folio/contract/score/snippet-limits';
import type { SiteStart, StartFound, StartMade } from '@folio/contract/site-start';
import { startLimits } from '@folio/contract/site-start-words';
import { chooseColors } from '@folio/engine/site/read-site-colors';
import type { Actor } from '../../kernel/actor.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { can } from '../../kernel/policy.ts';
import { brandingRights, logoPath } from '../branding/index.ts';
import { findTextModel } from '../models/index.ts';
import { pagesConfig } from '../pages/index.ts';
import { findWorkspaceName, workspaceRights } from '../workspaces/index.ts';
import { isJobsPage } from './read-website.ts';
import { findOwnerName, findRemaining, listStartPages, type StartPageFacts, type StartRow } from './site-start.queries.ts';
import { canStart } from './site-start.rights.ts';
import type { StartBrand } from './site-start.table.ts';

/** Company name from a host: "www.halden-outdoor.example" is "Halden Outdoor". */
function nameOfHost(host: string): string {
  const [name = host] = host
    .replace(/^www\./, '')
    .replace(/:\d+$/, '')
    .split('.');
  if (/^[\d.:[\]]+$/.test(host.replace(/:\d+$/, ''))) return host;
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** The end of titles that most pages share. */
function commonSuffix(suffixes: readonly string[]): string | null {
  const counts = Map.groupBy(suffixes, (suffix) => suffix);
  const [best] = [...counts].toSorted(([, one], [, other]) => other.length - one.length);
  return best && best[1].length >= 2 && best[1].length * 2 > suffixes.length ? best[0] : null;
}

function nameOf(brand: StartBrand | null, host: string): StartFound['name'] {
  if (!brand) return null;
  const { site, organization, suffixes } = brand.names;
  const suffix = commonSuffix(suffixes);
  if (site) return { value: site, source: 'og:site_name' };
  if (organization) return { value: organization, source: 'json-ld' };
  if (suffix) return { value: suffix, source: 'title' };
  return { value: nameOfHost(host), source: 'host' };
}

function languagesOf(read: readonly StartPageFacts[]): string[] {
  const counts = Map.groupBy(
    read.flatMap(({ language }) => language?.split('-')[0]?.toLowerCase() ?? []),
    (language) => language,
  );
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length).map(([language]) => language);
}

const named = ({ id, url, title }: StartPageFacts) => ({ page_id: id, url, title });

function jobsOf(read: readonly StartPageFacts[]) {
  const page = read.find(({ vacancy }) => vacancy !== null) ?? read.find(({ url }) => isJobsPage(url));
  return page ? { title: page.vacancy?.title ?? null, place: page.vacancy?.place ?? null, url: page.url } : null;
}

/** Findings so far. */
export function foundOf(start: StartRow, pages: readonly StartPageFacts[], hasModel: boolean): StartFound {
  const { brand, findings } = start;
  const read = pages.filter(({ state }) => state === 'read');
  const byId = new Map(read.map((page) => [page.id, page]));
  const missing = (findings?.missing ?? []).flatMap(({ from, to, anchor, sentence }) => {
    const [one, other] = [byId.get(from), byId.get(to)];
    return one && other ? [{ key: `${from}-${to}`, from: named(one), to: named(other), anchor, sentence }] : [];
  });
  const titles = read
    .filter(({ title_pixels: pixels }) => (pixels ?? 0) > titlePixelLimit)
    .toSorted((one, other) => (other.title_pixels ?? 0) - (one.title_pixels ?? 0))
    .slice(0, startLimits.titles)
    .map((page) => ({ ...named(page), pixels: page.title_pixels ?? 0 }));
  const descriptions = read.filter(({ has_description: has }) => !has).map(named);
  const vacancy = findings ? jobsOf(read) : null;
  const orphans = new Set(findings?.orphans ?? []);
  const home = read.find(({ rank }) => rank === 0)?.id;
  const needsModel = hasModel ? 'now' : 'needs_model';
  const task = (kind: StartFound['tasks'][number]['kind'], count: number, tool: string | null, works: 'now' | 'needs_model') =>
    count === 0 ? [] : [{ kind, count, tool, works, vacancy: kind === 'job_posting' ? vacancy : null }];
  return {
    name: nameOf(brand, hostOf(start.url)),
    logo: brand?.logo ? { path: logoPath(brand.logo.key), source: brand.logo.source } : null,
    colors: brand ? chooseColors(brand.themeColors, brand.colors) : { primary: null, background: null, accent: null },
    languages: languagesOf(read),
    words: read.reduce((sum, { words }) => sum + (words ?? 0), 0),
    links: {
      internal: findings?.links.internal ?? read.reduce((sum, { internal_links: links }) => sum + links, 0),
      broken: findings?.links.broken ?? null,
      orphans: findings ? orphans.size : null,
    },
    titles,
    descriptions,
    voice: findings?.voice ?? null,
    voice_problem: findings?.voiceProblem ?? null,
    missing_links: missing,
    map: {
      nodes: (findings?.map.nodes ?? []).map(({ id, x, y, section }) => ({
        page_id: id,
        x,
        y,
        section,
        is_home: id === home,
        is_orphan: orphans.has(id),
      })),
      edges: findings?.map.edges ?? [],
    },
    tasks: [
      ...task('titles', titles.length, null, 'now'),
      ...task('missing_links', missing.length, null, 'now'),
      ...task('descriptions', descriptions.length, 'meta_title_description', needsModel),
      ...task('job_posting', vacancy ? 1 : 0, 'job_posting', 'now'),
    ],
  };
}

async function presentMade(kernel: Kernel, { made }: StartRow): Promise<StartMade | null> {
  if (!made) return null;
  const { workspace_id: id, is_workspace_new, tasks, pages, has_branding } = made;
  const name = id === null ? null : await findWorkspaceName(kernel.database, id);
  const { task_ids: taskIds, ...left } = await findRemaining(kernel.database, {
    ...made,
    task_ids: tasks.map((task) => task.id),
  });
  return {
    ...left,
    pages: left.website_id === null ? 0 : pages,
    has_branding,
    tasks: tasks.filter((task) => taskIds.includes(task.id)),
    workspace: id === null || name === null ? null : { id, name, is_new: is_workspace_new },
  };
}

/** Seconds until all pages are read, by the pages so far and by when reading ends. */
function secondsLeft(start: StartRow, read: number, total: number, now: Date): number | null {
  if (start.state !== 'reading' || !start.begun_at || !start.read_until || read === 0) return null;
  const spent = now.getTime() - start.begun_at.getTime();
  const left = Math.min((spent / read) * (total - read), start.read_until.getTime() - now.getTime());
  return Math.max(1, Math.ceil(left / 1000));
}

export async function presentStart(kernel: Kernel, actor: Actor, start: StartRow): Promise<SiteStart> {
  const { database } = kernel;
  const pages = await listStartPages(database, start.id);
  const read = pages.filter(({ state }) => state === 'read').length;
  const open = pages.filter(({ state }) => state === 'waiting' || state === 'reading').length;
  const total = Math.min(start.page_limit, read + open);
  const canBrand = can(actor, brandingRights.manage);
  const isReady = start.state === 'found' || start.state === 'stopped';
  const hasModel = (await findTextModel(kernel, actor.accountId)) !== null;
  // Pages that only wait are many; those that are next are enough.
  const shown = pages.filter(({ state }) => state !== 'waiting');
  return {
    id: start.id,
    kind: start.kind,
    workspace_id: start.workspace_id,
    url: start.url,
    host: hostOf(start.url),
    limit: start.page_limit,
    state: start.state,
    problem: start.problem,
    requests_per_second: pagesConfig.of(kernel.config).pageRequestsPerSecond,
    read,
    total,
    seconds_left: secondsLeft(start, read, total, kernel.clock.now()),
    pages: shown.map(({ id, url, title, words, state, reason, http_state, leads_to }) => ({
      id,
      url,
      title,
      words,
      state,
      reason,
      http_state,
      leads_to,
    })),
    found: foundOf(start, pages, hasModel),
    made: await presentMade(kernel, start),
    created_at: start.created_at.toISOString(),
    ended_at: start.ended_at?.toISOString() ?? null,
    can: {
      change_branding: canBrand,
      branding_owner: canBrand ? null : await findOwnerName(database, actor.accountId),
      create_workspace: can(actor, workspaceRights.create),
      finish: isReady && canStart(actor),
      stop: start.state === 'reading' && canStart(actor),
      remove_sample: start.kind === 'sample' && canStart(actor),
    },
  };
}

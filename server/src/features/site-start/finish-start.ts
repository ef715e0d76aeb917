// Creates exactly the confirmed objects, in one transaction: workspace, branding, voice, website, sources and tasks.
import type { CallInput } from '@folio/contract/base';
import { canonicalUrl, isOnHost } from '@folio/contract/page-address';
import type { StartFound, siteStartContract } from '@folio/contract/site-start';
import { startLimits, startTaskKinds } from '@folio/contract/site-start-words';
import { textOfHtml } from '@folio/engine/document/plain-text';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict, forbidden, notFound } from '../../kernel/errors.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { authorize, can, type Scope } from '../../kernel/policy.ts';
import { type AccountBranding, lockPerson, requireStanding } from '../accounts/index.ts';
import { findDefaultVoiceId, insertVoiceFor } from '../brand-voices/index.ts';
import { brandingRights, changeBranding, logoPath } from '../branding/index.ts';
import { findTextModel } from '../models/index.ts';
import { saveReadPages } from '../pages/index.ts';
import { insertReadSource } from '../sources/index.ts';
import { insertTask, recordTaskEvent, refuseWhereHidden, taskRights } from '../tasks/index.ts';
import { findWebsite, findWebsiteOfUrl, insertWebsiteFor, type WebsiteRow } from '../websites/index.ts';
import { insertWorkspaceFor, lockMembership } from '../workspaces/index.ts';
import { getStart } from './begin-start.ts';
import { foundOf } from './site-start.present.ts';
import {
  forgetPageTexts,
  listReadPages,
  listStartPages,
  lockStart,
  moveStart,
  type StartPage,
  type StartRow,
} from './site-start.queries.ts';
import { authorizeStart, requireReach } from './site-start.rights.ts';
import type { StartMadeRow } from './site-start.table.ts';
import { type FirstTask, firstTasks } from './start-tasks.ts';

export type FinishCall = CallInput<(typeof siteStartContract)['finish']>;

const isOf = <Item>(chosen: readonly Item[] | undefined, item: Item) => chosen === undefined || chosen.includes(item);

/** Findings on the checked cards. */
function chosenOf(found: StartFound, { titles, missing_links: links, tasks }: FinishCall) {
  const kinds = tasks?.kinds ?? startTaskKinds;
  return {
    ...found,
    titles: titles ? found.titles.filter(({ page_id: id }) => isOf(titles.page_ids, id)) : [],
    missing_links: links ? found.missing_links.filter(({ key }) => isOf(links.keys, key)) : [],
    kinds: tasks ? kinds : [],
  };
}

function brandingOf(start: StartRow, brand: NonNullable<FinishCall['brand']>): AccountBranding {
  const { primary, background, accent, logo } = brand;
  const colors = {
    ...(primary ? { custom_color_primary: primary } : {}),
    ...(background ? { custom_color_background: background } : {}),
    ...(accent ? { custom_color_secondary: accent } : {}),
  };
  return {
    ...(Object.keys(colors).length > 0 ? { company_custom_theme: true, ...colors } : {}),
    ...(logo && start.brand?.logo ? { company_logo: logoPath(start.brand.logo.key) } : {}),
  };
}

async function makeVoice(tx: Db, actor: Actor, scope: Scope, start: StartRow, call: FinishCall): Promise<number | null> {
  const found = start.findings?.voice;
  if (!call.voice || !found) return null;
  const profile = call.voice.profile ?? found.profile;
  const hasDefault = (await findDefaultVoiceId(tx, scope, null)) !== null;
  const voice = {
    name: call.name,
    description: '',
    type: 'links' as const,
    language: found.language,
    profile,
    analysed_profile: found.profile,
    analysed_by: 'built-in',
    origins: [start.url],
    default: !hasDefault,
  };
  return insertVoiceFor(tx, actor, voice, scope.workspaceId);
}

/** The website of the place with this URL, else a new one. */
async function makeWebsite(tx: Db, actor: Actor, scope: Scope, url: string, name: string, language: string): Promise<WebsiteRow> {
  const spellings = [...new Set([url, url.replace(/\/$/, ''), `${url.replace(/\/$/, '')}/`])];
  const known = await findWebsiteOfUrl(tx, scope, spellings);
  if (known) return known;
  const id = await insertWebsiteFor(tx, actor, {
    workspace_id: scope.workspaceId,
    name,
    url,
    language,
    country: null,
    kind: 'download',
    username: null,
    publish_as: 'draft',
    secret_sealed: null,
  });
  const made = await findWebsite(tx, id);
  if (!made) throw new Error('The website is gone');
  return made;
}

const homeOf = (url: string) => canonicalUrl('/', url) ?? url;

interface Making {
  kernel: Kernel;
  tx: Db;
  actor: Actor;
  scope: Scope;
  start: StartRow;
  call: FinishCall;
}

/** Website, pages and sources. */
async function makeSite({ kernel, tx, actor, scope, start, call }: Making, read: readonly StartPage[], language: string) {
  const { link_map: wanted, name } = call;
  if (!wanted) return { website: null, pages: 0, sourceIds: [] };
  const website = await makeWebsite(tx, actor, scope, homeOf(start.url), name, language);
  const chosen = read.filter(({ id, url }) => isOf(wanted.page_ids, id) && isOnHost(url, website.url));
  const pages = await saveReadPages(
    kernel,
    tx,
    website,
    chosen.flatMap(({ url, page }) => (page ? [{ url, page: { ...page, follows: [] } }] : [])),
  );
  const sourceIds: number[] = [];
  const longest = chosen.toSorted((one, other) => (other.words ?? 0) - (one.words ?? 0)).slice(0, startLimits.sources);
  if (wanted.has_sources)
    for (const { url, title, language: own, page } of longest) {
      const text = page ? textOfHtml(page.html.replace(/\s+/g, ' ')) : '';
      if (text === '') continue;
      const source = { name: (title ?? url).slice(0, 120), url, text, language: own };
      const id = await insertReadSource(kernel, tx, actor, scope, source);
      if (id !== null) sourceIds.push(id);
    }
  return { website, pages, sourceIds };
}

async function makeTasks(
  { tx, actor, scope, start }: Making,
  tasks: readonly FirstTask[],
  made: { websiteId: number | null; voiceId: number | null; language: string },
): Promise<StartMadeRow['tasks']> {
  const { workspaceId } = scope;
  if (workspaceId === null) return [];
  const ready: StartMadeRow['tasks'] = [];
  for (const { kind, title, description, tool } of tasks) {
    const task = await insertTask(tx, {
      account_id: start.account_id,
      workspace_id: workspaceId,
      creator_id: actor.id,
      assignee_id: actor.id,
      title,
      description,
      tool_id: tool,
      type: tool === null ? 'manual' : 'ai',
      request_type: kind === 'job_posting' ? 'rewrite' : 'edit',
      website_id: made.websiteId,
      brand_voice_id: tool === null ? null : made.voiceId,
      language: made.language,
    });
    await recordTaskEvent(tx, task, 'created', actor);
    ready.push({ id: task.id, title, kind });
  }
  return ready;
}

/** Throws 403 for objects that the caller cannot create. */
async function authorizeCards(kernel: Kernel, actor: Actor, { brand, tasks }: FinishCall): Promise<void> {
  if (brand && !can(actor, brandingRights.manage)) throw forbidden();
  if (!tasks) return;
  authorize(actor, taskRights.manage);
  await refuseWhereHidden(kernel.database, actor);
}

/** Finishes a run; answers its id. One that is finished stays as it is. Throws 403, 404, and 409 while it is read or has failed. */
export async function finishStart(kernel: Kernel, actor: Actor, call: FinishCall, keep: Keep<number>): Promise<number> {
  const { workspace_id: known } = await getStart(kernel, actor, call.id);
  authorizeStart(actor);
  await authorizeCards(kernel, actor, call);
  const hasModel = (await findTextModel(kernel, actor.accountId)) !== null;
  await kernel.database.transaction(async (tx) => {
    await lockPerson(tx, actor.id);
    if (known !== null && !(await lockMembership(tx, known, actor.id))) throw notFound();
    await requireStanding(tx, actor);
    const start = requireReach(actor, await lockStart(tx, call.id));
    if (start.state === 'finished') return keep(tx, start.id);
    if (start.state !== 'found' && start.state !== 'stopped') throw conflict('start_state');
    const read = await listReadPages(tx, start.id);
    const found = foundOf(start, await listStartPages(tx, start.id), hasModel);
    const { kinds, ...chosen } = chosenOf(found, call);
    const tasks = firstTasks(chosen, kinds, actor.language);
    const isNew = start.workspace_id === null && tasks.length > 0;
    const workspaceId = isNew ? await insertWorkspaceFor(tx, actor, call.name) : start.workspace_id;
    const scope = { accountId: actor.accountId, userId: actor.id, workspaceId };
    const making: Making = { kernel, tx, actor, scope, start, call };
    const branding = call.brand ? brandingOf(start, call.brand) : {};
    const hasBranding = Object.keys(branding).length > 0;
    if (hasBranding) await changeBranding(tx, actor, branding);
    const voiceId = await makeVoice(tx, actor, scope, start, call);
    const language = found.languages[0] ?? actor.language;
    const { website, pages, sourceIds } = await makeSite(making, read, language);
    const made: StartMadeRow = {
      workspace_id: workspaceId,
      is_workspace_new: isNew,
      website_id: website?.id ?? null,
      pages,
      brand_voice_id: voiceId,
      source_ids: sourceIds,
      tasks: await makeTasks(making, tasks, { websiteId: website?.id ?? null, voiceId, language }),
      has_branding: hasBranding,
      order_detail_ids: [],
    };
    await moveStart(tx, start.id, ['found', 'stopped'], { state: 'finished', made, ended_at: kernel.clock.now() });
    await forgetPageTexts(tx, start.id);
    await keep(tx, start.id);
  });
  return call.id;
}

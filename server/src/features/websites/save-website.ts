// Keeping websites and trying them. A secret is sealed when it comes in and never goes out again but to the address that it was given for.

import type { InputIssue } from '@folio/contract/tool-input';
import { isHttpUrl } from '@folio/contract/tool-values';
import { connectionFields, type WebsiteKind } from '@folio/contract/website-kinds';
import { problemLine, WebsiteProblem } from '../../connectors/connectors.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Config } from '../../kernel/config.ts';
import type { Db } from '../../kernel/db/database.ts';
import { forbidden, invalid, notFound } from '../../kernel/errors.ts';
import { dispatch } from '../../kernel/events.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { authorize, isInReach, scopeOf } from '../../kernel/policy.ts';
import { checkRevision } from '../../kernel/revisions.ts';
import { encryptSecret } from '../../kernel/secrets.ts';
import { lockPerson } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { connectTo } from './connect-to.ts';
import { websiteDeleted, websiteGone, websiteMoved } from './website-events.ts';
import { websiteAbilities } from './websites.policy.ts';
import {
  deleteWebsite,
  findWebsite,
  insertWebsite,
  lockWebsiteToChange,
  recordConnectionResult,
  updateWebsite,
  type WebsiteRow,
} from './websites.queries.ts';
import { websiteRights } from './websites.rights.ts';

interface WebsiteFields {
  name: string;
  url: string;
  language: string;
  country: string | null;
  username: string | null;
  secret: string | null;
  publish_as: 'draft' | 'live';
}
type Given<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined };

export type NewWebsite = Pick<WebsiteFields, 'name' | 'url' | 'language' | 'publish_as'> &
  Given<Pick<WebsiteFields, 'country' | 'username' | 'secret'>> & {
    kind: WebsiteKind;
    workspace_id?: number | null | undefined;
  };

/** A website the actor may see; 404 otherwise. */
export async function getVisibleWebsite(kernel: { database: Db }, actor: Actor, id: number): Promise<WebsiteRow> {
  const website = await findWebsite(kernel.database, id);
  if (!website || !isInReach(actor, website)) throw notFound();
  return website;
}

/** A website the actor may change; 404 or 403 otherwise. */
export async function getEditableWebsite(kernel: Kernel, actor: Actor, id: number): Promise<WebsiteRow> {
  const website = await getVisibleWebsite(kernel, actor, id);
  if (!websiteAbilities(actor, website).edit) throw forbidden();
  return website;
}

function issuesOf(website: Pick<WebsiteRow, 'kind' | 'url' | 'username'>, hasSecret: boolean): InputIssue[] {
  const { kind, url, username } = website;
  const isAddress = isHttpUrl(url) && new URL(url).username === '';
  const asked = connectionFields[kind];
  return [
    ...(isAddress ? [] : [{ field: 'url', code: 'not_a_url' }]),
    ...(asked.username?.isRequired && !username ? [{ field: 'username', code: 'required' }] : []),
    ...(asked.secret?.isRequired && !hasSecret ? [{ field: 'secret', code: 'required' }] : []),
  ];
}

const seal = (config: Config, secret: string | null) => (secret ? encryptSecret(secret, config.secretKey) : null);

/** Inserts a website for a permitted caller, in their transaction, and returns its id. */
export async function insertWebsiteFor(
  tx: Db,
  actor: Actor,
  website: Omit<Parameters<typeof insertWebsite>[1], 'account_id' | 'user_id'>,
): Promise<number> {
  const id = await insertWebsite(tx, { ...website, account_id: actor.accountId, user_id: actor.id });
  const { name: subjectName, workspace_id: workspaceId = null } = website;
  await recordAudit(tx, actor, { action: 'website.created', subjectId: id, subjectName, workspaceId });
  return id;
}

/** Keeps a new website. Throws 422 with the faults of all fields. */
export async function saveWebsite(kernel: Kernel, actor: Actor, call: NewWebsite, keep: Keep<number>): Promise<number> {
  authorize(actor, websiteRights.create);
  const { workspaceId } = scopeOf(actor, call.workspace_id);
  const { name, url, language, country, kind, publish_as, secret } = call;
  const username = call.username || null;
  const issues = issuesOf({ kind, url, username }, Boolean(secret));
  if (issues.length > 0) throw invalid(issues);
  return kernel.database.transaction(async (tx) => {
    await lockPerson(tx, actor.id);
    const id = await insertWebsiteFor(tx, actor, {
      workspace_id: workspaceId,
      name,
      url,
      language,
      country: country ?? null,
      kind,
      username,
      publish_as,
      secret_sealed: seal(kernel.config, secret ?? null),
    });
    await keep(tx, id);
    return id;
  });
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** The columns of a change to a website. Throws 422 with the faults of all fields. */
function changesOf(
  config: Config,
  before: WebsiteRow,
  { name, url, language, country, publish_as, username, secret }: Given<WebsiteFields>,
): Partial<WebsiteRow> {
  const after = {
    kind: before.kind,
    url: url ?? before.url,
    username: username === undefined ? before.username : username || null,
  };
  // An empty secret field means "as it was".
  const keepsSecret = secret === undefined || secret === '';
  const issues = issuesOf(after, keepsSecret ? before.secret_sealed !== null : secret !== null);
  const isMoved = issues.length === 0 && new URL(after.url).origin !== new URL(before.url).origin;
  if (isMoved && keepsSecret && before.secret_sealed !== null) issues.push({ field: 'secret', code: 'required' });
  if (issues.length > 0) throw invalid(issues);
  const isOther = !keepsSecret || after.url !== before.url || after.username !== before.username;
  return {
    url: after.url,
    username: after.username,
    ...(name === undefined ? {} : { name }),
    ...(language === undefined ? {} : { language }),
    ...(country === undefined ? {} : { country }),
    ...(publish_as === undefined ? {} : { publish_as }),
    ...(keepsSecret ? {} : { secret_sealed: seal(config, secret) }),
    ...(isOther ? { state: 'unknown', problem: null } : {}),
  };
}

/**
 * Changes a website. A secret for one host is not sent to another: a new host needs the secret again. Fields left out stay as they are in
 * the locked row, so a change of the name never restores the former host.
 */
export async function changeWebsite(
  kernel: Kernel,
  actor: Actor,
  id: number,
  { revision, ...fields }: Given<WebsiteFields> & { revision?: number | undefined },
): Promise<void> {
  await getEditableWebsite(kernel, actor, id);
  await kernel.database.transaction(async (tx) => {
    const before = await lockWebsiteToChange(tx, id);
    if (!before) throw notFound();
    checkRevision(before, revision);
    const changes = changesOf(kernel.config, before, fields);
    await updateWebsite(tx, id, { ...changes, revision: before.revision + 1 });
    if (withoutSlash(changes.url ?? before.url) !== withoutSlash(before.url))
      await dispatch(kernel, tx, websiteMoved, { websiteId: id });
    const subjectName = fields.name ?? before.name;
    await recordAudit(tx, actor, { action: 'website.changed', subjectId: id, subjectName, workspaceId: before.workspace_id });
  });
}

export async function removeWebsite(kernel: Kernel, actor: Actor, id: number): Promise<void> {
  const { name, workspace_id: workspaceId } = await getEditableWebsite(kernel, actor, id);
  await kernel.database.transaction(async (tx) => {
    await dispatch(kernel, tx, websiteDeleted, { websiteId: id });
    if (!(await deleteWebsite(tx, id))) throw notFound();
    await dispatch(kernel, tx, websiteGone, { websiteId: id, workspaceId });
    await recordAudit(tx, actor, { action: 'website.deleted', subjectId: id, subjectName: name, workspaceId });
  });
}

/** Milliseconds for all requests of one test, above the maximum of two requests. */
const testMs = 60_000;

/** Tests the connection and saves the result. */
export async function testWebsite(kernel: Kernel, actor: Actor, id: number): Promise<WebsiteRow> {
  const website = await getEditableWebsite(kernel, actor, id);
  let problem: string | null = null;
  try {
    const { connector, context } = connectTo(kernel, website, AbortSignal.timeout(testMs));
    await connector.test(context);
  } catch (failure) {
    if (!(failure instanceof WebsiteProblem)) throw failure;
    problem = problemLine(failure.code, failure.detail);
  }
  await recordConnectionResult(kernel.database, website, {
    state: problem ? 'failing' : 'ok',
    problem,
    tested_at: kernel.clock.now(),
  });
  return getVisibleWebsite(kernel, actor, id);
}

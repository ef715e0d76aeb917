// Makes, changes and deletes an account's own tools; nothing is kept that would not make a working tool.

import { findTool } from '@folio/catalogue/catalogue';
import type { Tool } from '@folio/catalogue/define-tool';
import { canBeBase, customToolIssues, readDefaults } from '@folio/catalogue/make-custom-tool';
import type { CustomTool } from '@folio/contract/custom-tools';
import { plainLetters } from '@folio/contract/plain-letters';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict, invalid, invalidField, notFound } from '../../kernel/errors.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { authorize } from '../../kernel/policy.ts';
import { checkRevision } from '../../kernel/revisions.ts';
import { accountRows } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import {
  type CustomToolRow,
  countCustomTools,
  insertCustomTool,
  listCustomToolsBySlug,
  lockCustomTool,
  maxCustomTools,
  updateCustomTool,
} from './custom-tools.queries.ts';
import { toolRights } from './tools.rights.ts';

export type CustomToolCall = Pick<
  CustomTool,
  'name' | 'description' | 'icon' | 'brief' | 'fields' | 'defaults' | 'hidden_fields'
>;

const maxSlugLength = 50;
/** Numbers tried behind a slug that is taken. */
const slugTries = 200;

function getBase(slug: string): Tool {
  const base = findTool(slug);
  if (!base || !canBeBase(base)) throw invalidField('base_slug', 'not_an_option');
  return base;
}

/** The columns of a working tool; throws 422 with every fault, at the fields of the call. */
function read(base: Tool, call: CustomToolCall) {
  const issues = customToolIssues(base, { ...call, id: 0, slug: '' });
  if (issues.length > 0) throw invalid(issues);
  const { name, description, icon, brief, fields, defaults, hidden_fields } = call;
  return {
    name,
    description,
    icon,
    brief,
    fields,
    defaults: readDefaults(base, defaults).values,
    hidden_fields: [...new Set(hidden_fields)],
  };
}

/** A slug from the name that neither the catalogue nor the account has had yet; asked while the account is locked. */
async function freeSlug(tx: Db, accountId: number, name: string): Promise<string> {
  const plain = plainLetters(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, maxSlugLength);
  const stem = plain || 'custom_tool';
  const wanted = [stem, ...Array.from({ length: slugTries }, (_, at) => `${stem}_${at + 2}`)];
  const taken = new Set((await listCustomToolsBySlug(tx, accountId, wanted)).map((row) => row.slug));
  const free = wanted.find((slug) => !taken.has(slug) && !findTool(slug));
  if (!free) throw conflict('custom_tool_limit', { max: maxCustomTools });
  return free;
}

/** At most a hundred per account, also when two are made at once. */
export function createCustomTool(
  kernel: Kernel,
  actor: Actor,
  call: CustomToolCall & { base_slug: string },
  keep: Keep<number>,
): Promise<number> {
  authorize(actor, toolRights.manageCustom);
  const columns = read(getBase(call.base_slug), call);
  return kernel.database.transaction(async (tx) => {
    await accountRows.lockAccount(tx, actor.accountId);
    if ((await countCustomTools(tx, actor.accountId)) >= maxCustomTools)
      throw conflict('custom_tool_limit', { max: maxCustomTools });
    const row = await insertCustomTool(tx, {
      ...columns,
      account_id: actor.accountId,
      user_id: actor.id,
      base_slug: call.base_slug,
      slug: await freeSlug(tx, actor.accountId, call.name),
    });
    await recordAudit(tx, actor, { action: 'custom_tool.created', subjectId: row.id, subjectName: row.name });
    await keep(tx, row.id);
    return row.id;
  });
}

/** Changes an own tool. Throws 409 where it was changed since the revision, and 422 with every fault. */
export function editCustomTool(
  kernel: Kernel,
  actor: Actor,
  call: CustomToolCall & { id: number; revision?: number | undefined },
): Promise<CustomToolRow> {
  authorize(actor, toolRights.manageCustom);
  return kernel.database.transaction(async (tx) => {
    const before = await lockCustomTool(tx, actor.accountId, call.id);
    if (!before) throw notFound();
    checkRevision(before, call.revision);
    const columns = read(getBase(before.base_slug), call);
    const changes = { ...columns, revision: before.revision + 1, updated_at: kernel.clock.now() };
    const row = await updateCustomTool(tx, before.id, changes);
    await recordAudit(tx, actor, { action: 'custom_tool.changed', subjectId: row.id, subjectName: row.name });
    return row;
  });
}

/** The row stays, so that orders keep the tool's name and are still written. */
export function deleteCustomTool(kernel: Kernel, actor: Actor, id: number): Promise<void> {
  authorize(actor, toolRights.manageCustom);
  return kernel.database.transaction(async (tx) => {
    const row = await lockCustomTool(tx, actor.accountId, id);
    if (!row) throw notFound();
    await updateCustomTool(tx, id, { is_active: false, updated_at: kernel.clock.now() });
    await recordAudit(tx, actor, { action: 'custom_tool.deleted', subjectId: id, subjectName: row.name });
  });
}

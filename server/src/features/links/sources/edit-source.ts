// Sets of targets: pages of a website, addresses of another sitemap or of a csv file, documents with a page.
import { maxFileBytes } from '@folio/contract/file-limits';
import { type LinkSource } from '@folio/contract/link-sources';
import { isCustomUrl, linkLimits } from '@folio/contract/link-words';
import { tellingStems } from '@folio/engine/links/page-phrases';
import { decodeText } from '@folio/engine/sources/decode-text';
import papaparse from 'papaparse';
import type { Actor } from '../../../kernel/actor.ts';
import { separatorOf } from '../../../kernel/csv.ts';
import { AppError, conflict, invalid, invalidField, notFound } from '../../../kernel/errors.ts';
import type { Keep } from '../../../kernel/idempotency.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { findMessage, message } from '../../../kernel/messages/messages.ts';
import { authorize, isInReach, scopeOf } from '../../../kernel/policy.ts';
import { lockPerson } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { pageRights } from '../../pages/index.ts';
import { lockMembership } from '../../workspaces/index.ts';
import { getLinkWebsite } from '../core/links.policy.ts';
import { sentenceIssue } from '../rules/check-rule.ts';
import { lockLinks } from '../rules/link-rules.queries.ts';
import {
  countSources,
  deleteSource,
  findSource,
  insertSource,
  insertTargets,
  type LinkSourceRow,
  lockSources,
  type SourceTarget,
} from './link-sources.queries.ts';
import { linkSourceQueue } from './source-queue.ts';

export interface NewSource {
  workspace_id?: number | null | undefined;
  name: string;
  kind: 'pages' | 'sitemap' | 'csv' | 'documents';
  website_id?: number | null | undefined;
  url?: string | undefined;
  file?: File | undefined;
}

/** Name of a target: its title, else the words of its URL. */
export function targetOf(url: string, title: string | null, language: string): SourceTarget {
  const { pathname } = new URL(url);
  const words = title ?? pathname.replace(/\.\w{2,5}$/, '').replace(/[/_-]+/g, ' ');
  return { url, title, stems: tellingStems(words.slice(0, 300), language).join(' ') };
}

async function readTargets(file: File, language: string): Promise<SourceTarget[]> {
  if (file.size > maxFileBytes)
    throw new AppError(413, 'too_large', { issues: [{ field: 'file', code: 'file_too_large', params: { name: file.name } }] });
  if (!/\.csv$/i.test(file.name))
    throw new AppError(415, 'file_missing', { issues: [{ field: 'file', code: 'file_type', params: { name: file.name } }] });
  const text = decodeText(new Uint8Array(await file.arrayBuffer())).replace(/^\uFEFF/, '');
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter: separatorOf(text) });
  const [header = [], ...rows] = data;
  const names = header.map((cell) => cell.trim().toLowerCase());
  const [at, titleAt] = [names.indexOf('url'), names.indexOf('title')];
  if (at === -1 || text.includes('\0') || errors.some(({ type }) => type === 'Quotes'))
    throw new AppError(422, 'file_not_csv', { issues: [{ field: 'file', code: 'invalid' }] });
  if (rows.length > linkLimits.sourceTargets)
    throw new AppError(422, 'too_many_rows', { params: { max: linkLimits.sourceTargets } });
  return rows.flatMap((cells) => {
    const url = (cells[at] ?? '').trim();
    const title = (cells[titleAt] ?? '').trim().slice(0, 300);
    return isCustomUrl(url) && url.length <= linkLimits.url ? [targetOf(url, title === '' ? null : title, language)] : [];
  });
}

/** Keeps a new source and answers its id. Throws 422 at the field that is missing. */
export async function createSource(kernel: Kernel, actor: Actor, call: NewSource, keep: Keep<number>): Promise<number> {
  authorize(actor, pageRights.manage);
  const scope = scopeOf(actor, call.workspace_id);
  const { kind, name } = call;
  if (kind === 'pages' && !call.website_id) throw invalidField('website_id', 'required');
  const website = call.website_id ? await getLinkWebsite(kernel, actor, call.website_id) : null;
  if (website && website.workspace_id !== scope.workspaceId) throw notFound();
  if (kind === 'sitemap' && !isCustomUrl(call.url ?? ''))
    throw invalid([sentenceIssue('url', message('link_url_invalid', actor.language))]);
  if (kind === 'csv' && !call.file) throw invalidField('file', 'required');
  const targets = kind === 'csv' && call.file ? await readTargets(call.file, website?.language ?? actor.language) : [];
  return kernel.database.transaction(async (tx) => {
    await lockPerson(tx, actor.id);
    if (scope.workspaceId !== null && !(await lockMembership(tx, scope.workspaceId, actor.id))) throw notFound();
    if (website && !(await lockLinks(tx, website.id))) throw notFound();
    await lockSources(tx, scope);
    if ((await countSources(tx, scope)) >= linkLimits.sources) throw conflict('too_many_sources', { max: linkLimits.sources });
    const id = await insertSource(tx, {
      account_id: actor.accountId,
      user_id: actor.id,
      workspace_id: scope.workspaceId,
      name,
      kind,
      website_id: website?.id ?? null,
      url: kind === 'sitemap' ? (call.url ?? null) : null,
      state: kind === 'sitemap' ? 'queued' : 'ready',
    });
    await insertTargets(tx, id, targets);
    if (kind === 'sitemap') await kernel.jobs.send(linkSourceQueue, { sourceId: id }, tx, { accountId: actor.accountId });
    const { workspaceId } = scope;
    await recordAudit(tx, actor, { action: 'link_source.created', subjectId: id, subjectName: name, workspaceId });
    await keep(tx, id);
    return id;
  });
}

export async function removeSource(kernel: Kernel, actor: Actor, id: number): Promise<void> {
  const source = await findSource(kernel.database, id);
  if (!source || !isInReach(actor, source)) throw notFound();
  authorize(actor, pageRights.manage);
  await kernel.database.transaction(async (tx) => {
    if (!(await deleteSource(tx, id))) throw notFound();
    const note = { subjectId: id, subjectName: source.name, workspaceId: source.workspace_id };
    await recordAudit(tx, actor, { action: 'link_source.deleted', ...note });
  });
}

/** A source as the contract shows it. */
export const presentSource = (row: LinkSourceRow, targets: number, { language }: Pick<Actor, 'language'>): LinkSource => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  website_id: row.website_id,
  url: row.url,
  targets,
  state: row.state,
  problem:
    row.problem === null
      ? null
      : message('link_sitemap_unreadable', language, {
          problem: findMessage(row.problem.toLowerCase(), language) ?? row.problem,
        }),
  created_at: row.created_at.toISOString(),
});

// Drafts of requests: their files are opened and counted, and their documents made, which wait for the quote.
import { findTool } from '@folio/catalogue/catalogue';
import { translationLanguages } from '@folio/catalogue/translation-languages';
import { baseOf } from '@folio/contract/languages';
import { findUnpairedLine } from '@folio/contract/paired-lines';
import type { InputIssue } from '@folio/contract/tool-input';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, forbidden, invalid, invalidField } from '../../../kernel/errors.ts';
import type { Keep } from '../../../kernel/idempotency.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { scopeOf } from '../../../kernel/policy.ts';
import { accountRows } from '../../accounts/index.ts';
import { assetRows } from '../../assets/index.ts';
import { orderRows, placing } from '../../orders/index.ts';
import { getFlags } from '../../platform/index.ts';
import { isProofread } from '../core/desk.policy.ts';
import { insertLines, insertRequest, type LineRow } from '../core/requests.queries.ts';
import { inputOf, toolOf } from './line-documents.ts';
import { countLines, lineOf, type NewRequest, readSources } from './read-sources.ts';
import { stagesOf } from './stages.ts';

/** Throws 403 where the company hides translations. */
export async function refuseHidden({ database }: Pick<Kernel, 'database'>, actor: Pick<Actor, 'accountId'>): Promise<void> {
  const account = await accountRows.findAccount(database, actor.accountId);
  if (account?.branding.hide_translations) throw forbidden('translations_hidden');
}

const isSame = (a: string, b: string) => baseOf(a) === baseOf(b);

function judge(call: NewRequest): InputIssue[] {
  const issues: InputIssue[] = [];
  const known = new Set<string>(translationLanguages);
  if (!known.has(call.source_language)) issues.push({ field: 'source_language', code: 'not_an_option' });
  for (const target of call.target_languages) {
    if (!known.has(target)) issues.push({ field: 'target_languages', code: 'not_an_option' });
    else if (call.kind === 'proofreading' && !isProofread(target))
      issues.push({ field: 'target_languages', code: 'proofreading_language' });
    else if (call.kind !== 'proofreading' && target === call.source_language)
      issues.push({ field: 'target_languages', code: 'same_language' });
  }
  if (call.files.length + call.order_detail_ids.length === 0 && call.text.trim() === '')
    issues.push({ field: 'files', code: 'nothing_to_translate' });
  if (call.kind === 'certified' && call.destination_country === '')
    issues.push({ field: 'destination_country', code: 'required' });
  const line = findUnpairedLine(call.glossary);
  if (line !== null) issues.push({ field: 'glossary', code: 'not_a_pair', params: { line } });
  return issues;
}

/** Drafts a request; answers its id. Throws 422 at the field of what cannot be read or translated. */
export async function createRequest(kernel: Kernel, actor: Actor, call: NewRequest, keep: Keep<number>): Promise<number> {
  await refuseHidden(kernel, actor);
  const { has_human_services: hasPeople } = await getFlags(kernel.database);
  if (!hasPeople && call.kind !== 'machine') throw conflict('human_services_off');
  const scope = scopeOf(actor, call.workspace_id);
  const issues = judge(call);
  if (issues.length > 0) throw invalid(issues);
  const sources = await readSources(kernel, actor, call);
  const counted = await countLines(kernel, actor.accountId, call, sources);
  const title =
    call.title ||
    sources
      .map(({ name }) => name)
      .join(', ')
      .slice(0, 200);
  const first = counted[0];
  const toolFor = ({ target, source }: (typeof counted)[number]) =>
    toolOf(call.kind, stagesOf(call.kind, isSame(call.source_language, target)), source);
  const tool = first ? toolFor(first) : '';
  if (!findTool(tool)) throw new Error(`There is no tool ${tool}`);
  const owner = { account_id: actor.accountId, workspace_id: scope.workspaceId, user_id: actor.id };
  return kernel.database.transaction(async (tx) => {
    const row = {
      ...owner,
      impersonator_id: actor.impersonator?.id ?? null,
      tool_slug: tool,
      title,
      language: call.source_language,
      fields: { source_language: call.source_language, target_languages: call.target_languages, notes: call.notes },
      documents: counted.map((line) => ({
        ...placing.peopleColumns,
        tool_slug: toolFor(line),
        title: line.source.name.slice(0, 200),
        language: line.target,
        price: 0,
      })),
    };
    const [placed] = await placing.placeMany(kernel, tx, [{ scope, tool: null, row }]);
    if (!placed) throw new Error('The order of the request was not placed');
    const request = await insertRequest(tx, {
      ...owner,
      order_id: placed.orderId,
      title,
      kind: call.kind,
      source_language: call.source_language,
      target_languages: call.target_languages,
      turnaround: call.turnaround,
      formality: call.formality,
      use_memory: call.use_memory,
      wanted_by: call.wanted_by ?? null,
      notes: call.notes,
      details: Object.fromEntries(
        Object.entries({
          field: call.field,
          certification: call.certification ?? '',
          destination_country: call.destination_country,
          names_spelling: call.names_spelling,
          glossary: call.glossary,
        }).filter(([, value]) => value !== ''),
      ),
      words: counted.reduce((sum, { words }) => sum + words, 0),
    });
    const lines: Omit<LineRow, 'id'>[] = [];
    const facts: Parameters<typeof orderRows.setLineFacts>[1] = [];
    for (const [position, line] of counted.entries()) {
      const { target, source, words, bands } = line;
      const orderDetailId = placed.detailIds[position] ?? 0;
      // A file that the line before has taken is copied.
      const taken = await assetRows.claimInputs(tx, source.assetId === null ? [] : [source.assetId], actor.id);
      const assetId = source.assetId === null ? null : (taken.get(source.assetId) ?? null);
      if (source.assetId !== null && assetId === null) throw invalidField('files', 'upload_gone');
      const fields = inputOf(call, target, source, assetId);
      facts.push({ id: orderDetailId, language: target, tool_slug: toolFor(line), fields });
      if (assetId !== null) await assetRows.bindAssets(tx, [assetId], actor.id, orderDetailId);
      lines.push({
        request_id: request.id,
        position,
        name: source.name.slice(0, 200),
        target_language: target,
        ...lineOf({
          ...(source.text === null ? {} : { text: source.text }),
          ...(assetId === null ? {} : { assetId }),
          ...(source.versionId === null ? {} : { versionId: source.versionId }),
        }),
        order_detail_id: orderDetailId,
        words,
        bands,
        source_hash: null,
        segment_count: 0,
      });
    }
    await orderRows.setLineFacts(tx, facts);
    await insertLines(tx, lines);
    await keep(tx, request.id);
    return request.id;
  });
}

// Drafts of requests: their files are opened and counted, and their documents made, which wait for the quote.
import { findTool } from '@folio/catalogue/catalogue';
import { translationLanguages } from '@folio/catalogue/translation-languages';
import { baseOf } from '@folio/contract/languages';
import { findUnpairedLine } from '@folio/contract/paired-lines';
import type { InputIssue } from '@folio/contract/tool-input';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, forbidden, invalid } from '../../../kernel/errors.ts';
import type { Keep } from '../../../kernel/idempotency.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { scopeOf } from '../../../kernel/policy.ts';
import { accountRows } from '../../accounts/index.ts';
import { placing } from '../../orders/index.ts';
import { getFlags } from '../../platform/index.ts';
import { isProofread } from '../core/desk.policy.ts';
import { insertRequest } from '../core/requests.queries.ts';
import { insertDocumentLines } from './insert-document-lines.ts';
import { toolOf } from './line-documents.ts';
import { type CountedLine, countLines, type NewRequest, readSources } from './read-sources.ts';
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

/** Drafts a request and returns its id. Throws 422 at the field of an unreadable or untranslatable source. */
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
  const [first] = counted;
  const tool = first ? toolOf(call.kind, stagesOf(call.kind, isSame(call.source_language, first.target)), first.source) : '';
  if (!findTool(tool)) throw new Error(`There is no tool ${tool}`);
  const nameOf = ({ source }: CountedLine) => source.name.slice(0, 200);
  return kernel.database.transaction(async (tx) => {
    const columns = {
      tool_slug: tool,
      title,
      language: call.source_language,
      fields: { source_language: call.source_language, target_languages: call.target_languages, notes: call.notes },
      documents: counted.map((line) => placing.documentOfPeople({ title: nameOf(line), language: line.target })),
    };
    const placed = await placing.placeOne(kernel, tx, { actor, scope, tool: null, columns });
    const request = await insertRequest(tx, {
      account_id: actor.accountId,
      workspace_id: scope.workspaceId,
      user_id: actor.id,
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
    const lines = counted.map((line, position) => ({
      ...line.source,
      name: nameOf(line),
      targetLanguage: line.target,
      words: line.words,
      bands: line.bands,
      documentId: placed.detailIds[position] ?? 0,
      hasFile: false,
    }));
    await insertDocumentLines(tx, request, lines);
    await keep(tx, request.id);
    return request.id;
  });
}

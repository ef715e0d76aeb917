// Drafts of requests: their files are opened and counted, and their documents made, which wait for the quote.
import { findTool } from '@folio/catalogue/catalogue';
import { translationLanguages } from '@folio/catalogue/translation-languages';
import { plainText } from '@folio/contract/bilingual/protected-parts';
import { baseOf } from '@folio/contract/languages';
import type { InputIssue } from '@folio/contract/tool-input';
import { countWords } from '@folio/contract/tool-price';
import type { RequestKind, StageName } from '@folio/contract/translation-words';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, forbidden, invalid, invalidField } from '../../../kernel/errors.ts';
import type { Keep } from '../../../kernel/idempotency.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { scopeOf } from '../../../kernel/policy.ts';
import { accountRows } from '../../accounts/index.ts';
import { assetRows } from '../../assets/index.ts';
import { findCurrentVersion, getVisibleDetail } from '../../documents/index.ts';
import { orderContext, orderRows } from '../../orders/index.ts';
import { getFlags } from '../../platform/index.ts';
import { wordsByBand } from '../../translation-memory/index.ts';
import { isProofread } from '../desk.policy.ts';
import { type LinePart, sentencesOf, sourceParts } from '../line-texts.ts';
import { insertLines, insertRequest, type LineRow } from './requests.queries.ts';

export interface NewRequest {
  workspace_id?: number | null | undefined;
  title?: string | undefined;
  kind: RequestKind;
  source_language: string;
  target_languages: string[];
  files: number[];
  order_detail_ids: number[];
  text: string;
  turnaround: 'standard' | 'express';
  formality: 'auto' | 'formal' | 'informal';
  wanted_by?: string | null | undefined;
  use_memory: boolean;
  field: string;
  certification?: string | undefined;
  destination_country: string;
  names_spelling: string;
  glossary: string;
  notes: string;
}

/** Throws 403 where the company hides translations. */
export async function refuseHidden(kernel: Kernel, actor: Pick<Actor, 'accountId'>): Promise<void> {
  const account = await accountRows.findAccount(kernel.database, actor.accountId);
  if (account?.branding.hide_translations) throw forbidden('translations_hidden');
}

/** The stages of a line, in their order. A text that is only to be corrected needs no model. */
export function stagesOf(kind: RequestKind, isSameLanguage: boolean): StageName[] {
  if (kind === 'machine') return ['ai'];
  if (kind === 'proofreading') return isSameLanguage ? ['proofreading'] : ['ai', 'proofreading'];
  return kind === 'certified' ? ['translation', 'revision', 'certificate'] : ['translation', 'revision'];
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
  return issues;
}

/** What a line is made from, before there is one. */
interface Source {
  name: string;
  parts: LinePart[];
  assetId: number | null;
  versionId: number | null;
  text: string | null;
}

const textSource = async (kernel: Kernel, name: string, text: string): Promise<Source> => ({
  name,
  parts: await sourceParts(kernel, lineOf({ text })),
  assetId: null,
  versionId: null,
  text,
});

const lineOf = (source: { text?: string; assetId?: number; versionId?: number }) => ({
  source_kind:
    source.text === undefined ? (source.assetId === undefined ? ('version' as const) : ('files' as const)) : ('text' as const),
  asset_ids: source.assetId === undefined ? [] : [source.assetId],
  source_version_id: source.versionId ?? null,
  source_text: source.text ?? null,
  order_detail_id: 0,
});

async function readSources(kernel: Kernel, actor: Actor, call: NewRequest): Promise<Source[]> {
  const { database } = kernel;
  const sources: Source[] = [];
  const uploads = new Map((await assetRows.listAssets(database, call.files)).map((row) => [row.id, row]));
  for (const id of call.files) {
    const row = uploads.get(id);
    if (row?.user_id !== actor.id || row.role !== 'input') throw invalidField('files', 'upload_gone');
    const parts = await sourceParts(kernel, lineOf({ assetId: id })).catch(() => {
      throw invalidField('files', 'file_damaged', { name: row.file_name });
    });
    if (sentencesOf(parts, call.source_language).length === 0)
      throw invalidField('files', 'file_without_words', { name: row.file_name });
    sources.push({ name: row.file_name, parts, assetId: id, versionId: null, text: null });
  }
  for (const id of call.order_detail_ids) {
    const detail = await getVisibleDetail(kernel, actor, id);
    const version = await findCurrentVersion(database, id);
    const parts = version ? await sourceParts(kernel, lineOf({ versionId: version.id })) : [];
    if (!version || sentencesOf(parts, call.source_language).length === 0)
      throw invalidField('order_detail_ids', 'file_without_words', { name: detail.title });
    // A model translates the words of a document; people have its page.
    const hasModel = stagesOf(call.kind, false).includes('ai');
    const words = parts.flatMap(({ texts }) => texts.map(plainText)).join('\n\n');
    sources.push(
      hasModel
        ? await textSource(kernel, detail.title, words)
        : { name: detail.title, parts, assetId: null, versionId: version.id, text: null },
    );
  }
  if (call.text.trim() !== '') {
    const source = await textSource(kernel, call.title || call.text.trim().slice(0, 80), call.text);
    if (sentencesOf(source.parts, call.source_language).length === 0)
      throw invalidField('text', 'file_without_words', { name: source.name });
    sources.push(source);
  }
  return sources;
}

const toolOf = (kind: RequestKind, stages: readonly StageName[], source: Source): string => {
  if (stages.includes('ai')) return source.assetId === null ? 'text_translation' : 'document_translation';
  if (kind === 'proofreading') return 'human_proofreading';
  return kind === 'certified' ? 'certified_translation' : 'managed_translation';
};

/** The input with which the model writes a line. */
const inputOf = (call: NewRequest, target: string, source: Source, assetId: number | null) => ({
  ...(assetId === null ? { text: source.text ?? '' } : { files: [assetId] }),
  source_language: call.source_language,
  target_language: target,
  formality: call.formality,
  glossary: call.glossary,
  human_proofreading: false,
});

/** Drafts a request; answers its id. Throws 422 at the field of what cannot be read or translated. */
export async function createRequest(kernel: Kernel, actor: Actor, call: NewRequest, keep: Keep<number>): Promise<number> {
  await refuseHidden(kernel, actor);
  const { has_human_services: hasPeople } = await getFlags(kernel.database);
  if (!hasPeople && call.kind !== 'machine') throw conflict('human_services_off');
  const scope = scopeOf(actor, call.workspace_id);
  const issues = judge(call);
  if (issues.length > 0) throw invalid(issues);
  const sources = await readSources(kernel, actor, call);
  const memory = (target: string) => ({ source: call.source_language, target, formality: call.formality });
  const counted = await Promise.all(
    call.target_languages.flatMap((target) =>
      sources.map(async (source) => {
        const sentences = sentencesOf(source.parts, call.source_language);
        const words = sentences.reduce((sum, text) => sum + countWords(plainText(text)), 0);
        const none = { context: 0, exact: 0, repetitions: 0, high: 0, medium: 0, low: 0, new: words };
        const bands =
          call.use_memory && !isSame(call.source_language, target)
            ? await wordsByBand(kernel.database, actor.accountId, memory(target), sentences)
            : none;
        return { target, source, words, bands };
      }),
    ),
  );
  const title =
    call.title ||
    sources
      .map(({ name }) => name)
      .join(', ')
      .slice(0, 200);
  return kernel.database.transaction(async (tx) => {
    await orderContext.lockScope(tx, scope);
    const owner = { account_id: actor.accountId, workspace_id: scope.workspaceId, user_id: actor.id };
    const first = counted[0];
    const tool = first ? toolOf(call.kind, stagesOf(call.kind, isSame(call.source_language, first.target)), first.source) : '';
    if (!findTool(tool)) throw new Error(`There is no tool ${tool}`);
    const order = await orderRows.insertOrder(tx, {
      ...owner,
      impersonator_id: actor.impersonator?.id ?? null,
      tool_slug: tool,
      title,
      language: call.source_language,
      fields: { source_language: call.source_language, target_languages: call.target_languages, notes: call.notes },
    });
    const request = await insertRequest(tx, {
      ...owner,
      order_id: order.id,
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
    for (const [position, { target, source, words, bands }] of counted.entries()) {
      const taken = await assetRows.claimInputs(tx, source.assetId === null ? [] : [source.assetId], actor.id);
      const assetId = source.assetId === null ? null : (taken.get(source.assetId) ?? null);
      if (source.assetId !== null && assetId === null) throw invalidField('files', 'upload_gone');
      const stages = stagesOf(call.kind, isSame(call.source_language, target));
      const detail = await orderRows.insertDetail(tx, {
        ...owner,
        order_id: order.id,
        tool_slug: toolOf(call.kind, stages, source),
        title: source.name.slice(0, 200),
        language: target,
        status: 'onHold',
        kind: 'translation_line',
        reason: 'WAITS_FOR_QUOTE',
        fields: inputOf(call, target, source, assetId),
        price: 0,
      });
      if (assetId !== null) await assetRows.bindAssets(tx, [assetId], actor.id, detail.id);
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
        order_detail_id: detail.id,
        words,
        bands,
        source_hash: null,
        segment_count: 0,
      });
    }
    await insertLines(tx, lines);
    await keep(tx, request.id);
    return request.id;
  });
}

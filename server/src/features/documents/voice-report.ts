// Brand voice report of a document, and the users responsible for exceptions to blocking rules.
import type { VoiceReport as ReportAnswer } from '@folio/contract/brand-voices';
import { textOfHtml } from '@folio/engine/document/plain-text';
import { toVoiceLanguage } from '@folio/engine/voice/measure-voice';
import { reportVoice } from '@folio/engine/voice/voice-report';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict, invalidField, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { recordAudit } from '../audit/index.ts';
import { findVoiceOfOrder, presentReport, ruleName } from '../brand-voices/index.ts';
import { orderPolicy, orderRows } from '../orders/index.ts';
import { type DocumentRow, findDocument } from './document.queries.ts';

export interface DocumentVoiceReport {
  report: ReportAnswer | null;
  brand_voice: { id: number; name: string } | null;
}

async function getVisibleDocument(kernel: Kernel, actor: Actor, detailId: number): Promise<DocumentRow> {
  const row = await findDocument(kernel.database, detailId);
  if (!row || !orderPolicy.canView(actor, row)) throw notFound('order_not_found');
  return row;
}

async function reportOn(kernel: { database: Db }, row: DocumentRow): Promise<DocumentVoiceReport> {
  const voice = row.brand_voice_id === null ? null : await findVoiceOfOrder(kernel.database, row.account_id, row.brand_voice_id);
  if (!voice || row.html === null) return { report: null, brand_voice: voice && { id: voice.id, name: voice.name } };
  const report = reportVoice(textOfHtml(row.html), voice.profile, toVoiceLanguage(row.language));
  return { report: presentReport(report, row.voice_waivers), brand_voice: { id: voice.id, name: voice.name } };
}

/** The report of a document the actor sees; null where it was ordered without a voice or is not written yet. */
export const showVoiceReport = async (kernel: Kernel, actor: Actor, detailId: number): Promise<DocumentVoiceReport> =>
  reportOn(kernel, await getVisibleDocument(kernel, actor, detailId));

/** Lets the document break one blocking rule, in the actor's name. Throws 422 for a rule that it keeps. */
export async function waiveRule(
  kernel: Kernel,
  actor: Actor,
  call: { order_detail_id: number; rule: string; reason: string },
): Promise<DocumentVoiceReport> {
  const row = await getVisibleDocument(kernel, actor, call.order_detail_id);
  const { report } = await reportOn(kernel, row);
  if (!report?.findings.some((finding) => finding.is_blocking && ruleName(finding) === call.rule))
    throw invalidField('rule', 'not_an_option');
  const at = kernel.clock.now().toISOString();
  await kernel.database.transaction(async (tx) => {
    await orderRows.addVoiceWaiver(tx, row.id, { rule: call.rule, user_id: actor.id, name: actor.name, reason: call.reason, at });
    await recordAudit(tx, actor, {
      action: 'voice_rule.waived',
      subjectId: row.id,
      subjectName: row.title,
      workspaceId: row.workspace_id,
      details: { rule: call.rule },
    });
  });
  return reportOn(kernel, await getVisibleDocument(kernel, actor, call.order_detail_id));
}

/** Throws 409 where a document breaks a blocking rule of its voice that nobody waived; asked before it leaves the house. */
async function refuseBrokenRules(kernel: Kernel, actor: Actor, detailId: number): Promise<void> {
  await refuseBrokenText(kernel, await getVisibleDocument(kernel, actor, detailId));
}

/** The same for a text as it was read, without a reader. */
async function refuseBrokenText(kernel: { database: Db }, row: DocumentRow): Promise<void> {
  const { report } = await reportOn(kernel, row);
  const broken = report?.findings.filter((finding) => finding.is_blocking && finding.waiver === null) ?? [];
  if (broken.length > 0) throw conflict('voice_rules_broken', { rules: [...new Set(broken.map(ruleName))].join(', ') });
}

/** Refusal of a document that breaks rules of its voice. */
export const brokenRules = { refuseBrokenRules, refuseBrokenText };

import { isDeepStrictEqual } from 'node:util';
import type { BrandVoice, VoiceReport as ReportAnswer } from '@folio/contract/brand-voices';
import { toVoiceLanguage } from '@folio/engine/voice/measure-voice';
import type { VoiceReport } from '@folio/engine/voice/voice-report';
import type { Actor } from '../../kernel/actor.ts';
import { voiceAbilities } from './brand-voices.policy.ts';
import type { VoiceWithWorkspaces } from './brand-voices.queries.ts';

/** A voice as the contract has it; of its workspaces only those the reader belongs to are named. */
export function presentVoice(row: VoiceWithWorkspaces, actor: Actor): BrandVoice {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    type: row.type,
    language: toVoiceLanguage(row.language),
    active: row.is_active,
    default: row.is_default,
    profile: row.profile,
    is_edited: !isDeepStrictEqual(row.profile, row.analysed_profile),
    analysed_by: row.analysed_by,
    origins: row.origins,
    workspace_ids: row.workspace_ids.filter((id) => actor.workspaceIds.includes(id)),
    revision: row.revision,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    can: voiceAbilities(actor, row),
  };
}

interface Waiver {
  rule: string;
  name: string;
  reason: string;
  at: string;
}

/** Identifies the rule that an exception allows to be broken. */
export const ruleName = (finding: { kind: string; detail: string }) => `${finding.kind}: ${finding.detail}`;

/** A report as the contract has it, with the waivers of the document. */
export function presentReport(report: VoiceReport, waivers: Waiver[]): ReportAnswer {
  return {
    score: report.score,
    findings: report.findings.map(({ kind, line, detail, isBlocking }) => {
      const rule = isBlocking ? ruleName({ kind, detail }) : null;
      const waiver = rule === null ? undefined : waivers.find((one) => one.rule === rule);
      return {
        kind,
        line,
        detail,
        is_blocking: isBlocking,
        rule,
        waiver: waiver ? { name: waiver.name, reason: waiver.reason, at: waiver.at } : null,
      };
    }),
  };
}

// The audit log, for owners: filtered, in sentences, and as a file.
import type { AuditEntry } from '@folio/contract/audit-log';
import type { InterfaceLanguage } from '@folio/contract/languages';
import { csvFile } from '../../kernel/csv.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { findMessage } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { recordAudit } from '../audit/index.ts';
import { type AuditFilter, countAudit, listActions, listAudit } from './audit-log.queries.ts';

const dayMs = 86_400_000;
const exportPage = 5000;
const maxExported = 100_000;

type AuditRow = Awaited<ReturnType<typeof listAudit>>[number];

/** The act in the reader's words; an action without any is shown as it is kept. */
function sentence(action: string, subject: string | null, language: InterfaceLanguage): string {
  const text = findMessage(`audit_${action.replaceAll('.', '_')}`, language, { subject: subject ?? '' });
  return text ?? `${action} ${subject ?? ''}`.trim();
}

function present({ entry, userName, impersonatorName, workspaceName }: AuditRow, language: InterfaceLanguage): AuditEntry {
  return {
    id: entry.id,
    action: entry.action,
    text: sentence(entry.action, entry.subject_name, language),
    user: entry.user_id === null ? null : { id: entry.user_id, name: userName ?? '' },
    impersonator: entry.impersonator_id === null ? null : { id: entry.impersonator_id, name: impersonatorName ?? '' },
    workspace: entry.workspace_id === null ? null : { id: entry.workspace_id, name: workspaceName },
    subject_id: entry.subject_id,
    subject_name: entry.subject_name,
    details: entry.details,
    created_at: entry.created_at.toISOString(),
  };
}

interface FilterCall {
  action?: string | undefined;
  person_id?: number | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const readFilter = (accountId: number, call: FilterCall): AuditFilter => ({
  accountId,
  action: call.action,
  personId: call.person_id,
  search: call.search,
  from: call.from ? new Date(`${call.from}T00:00:00Z`) : undefined,
  // The last day counts in full.
  to: call.to ? new Date(new Date(`${call.to}T00:00:00Z`).getTime() + dayMs) : undefined,
});

export function auditRoutes({ database }: Kernel) {
  return {
    show: rpc.auditLog.show.handler(async ({ context: { actor, reader }, input }) => {
      const filter = readFilter(actor.accountId, input);
      const rows = await listAudit(database, filter, input.per_page, (input.page - 1) * input.per_page);
      return {
        entries: rows.map((row) => present(row, reader.language)),
        actions: (await listActions(database, actor.accountId)).map((action) => ({
          action,
          name: sentence(action, '…', reader.language),
        })),
        recordsTotal: await countAudit(database, { accountId: actor.accountId }),
        recordsFiltered: await countAudit(database, filter),
      };
    }),
    showOwn: rpc.auditLog.showOwn.handler(async ({ context: { actor, reader }, input }) => {
      const filter = { accountId: actor.accountId, personId: actor.id };
      const rows = await listAudit(database, filter, input.per_page, (input.page - 1) * input.per_page);
      const total = await countAudit(database, filter);
      return {
        entries: rows.map((row) => present(row, reader.language)),
        recordsTotal: total,
        recordsFiltered: total,
      };
    }),
    exportLog: rpc.auditLog.exportLog.handler(async ({ context: { actor, reader }, input }) => {
      const filter = readFilter(actor.accountId, input);
      const rows: (string | number | null)[][] = [];
      for (let offset = 0; offset < maxExported; offset += exportPage) {
        const page = await listAudit(database, filter, exportPage, offset);
        for (const row of page) {
          const { created_at, user, impersonator, action, text, workspace, subject_name, details } = present(
            row,
            reader.language,
          );
          const who = [user?.name ?? null, impersonator?.name ?? null];
          rows.push([created_at, ...who, action, text, workspace?.name ?? null, subject_name, JSON.stringify(details)]);
        }
        if (page.length < exportPage) break;
      }
      await recordAudit(database, actor, { action: 'audit.exported', details: { entries: rows.length } });
      const columns = ['time', 'person', 'acting_person', 'action', 'text', 'workspace', 'subject', 'details'];
      return csvFile('audit.csv', columns, rows);
    }),
  };
}

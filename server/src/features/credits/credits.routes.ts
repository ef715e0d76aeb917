// Grants, limits, caps and summaries of credits; the ledger's pages are with the usage of models.
import { csvFile } from '../../kernel/csv.ts';
import { conflict, invalid, notFound } from '../../kernel/errors.ts';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { readPeriod } from '../../kernel/period.ts';
import { rpc } from '../../kernel/rpc.ts';
import { accountRows } from '../accounts/index.ts';
import { findStorageUse } from '../assets/index.ts';
import { recordAudit } from '../audit/index.ts';
import { getBalance, grantCredits } from '../ledger/index.ts';
import { toolFaces } from '../tools/index.ts';
import { findCapSubject, listCaps, listSpentBy, setCap } from './credit-caps.queries.ts';
import { listMovementsOfPeriod } from './movements.queries.ts';

/** Rows read at once, and most rows of one export. */
const exportPage = 5000;
const maxExported = 100_000;

type CapSubject = { userId: number } | { workspaceId: number };

function readSubject(input: { person_id?: number | undefined; workspace_id?: number | undefined }): CapSubject {
  const { person_id: userId, workspace_id: workspaceId } = input;
  if (userId !== undefined && workspaceId === undefined) return { userId };
  if (workspaceId !== undefined && userId === undefined) return { workspaceId };
  throw invalid([{ field: 'person_id', code: userId === undefined ? 'required' : 'not_accepted' }]);
}

export function creditRoutes(kernel: Kernel) {
  const { database } = kernel;
  return {
    grant: rpc.credits.grant.handler(({ context, input }) => {
      const { actor, reader } = context;
      const { account_id: accountId, amount, note } = input;
      const grant = (keep: Keep<number>) =>
        database.transaction(async (tx) => {
          const account = await accountRows.findAccount(tx, accountId);
          if (!account) throw notFound();
          if (!(await grantCredits(tx, { accountId, userId: actor.id, amount, note })))
            throw conflict('too_few_credits', { price: -amount, available: (await getBalance(tx, accountId)).available });
          await recordAudit(
            tx,
            { ...actor, accountId },
            { action: 'credits.granted', subjectId: accountId, subjectName: account.name, details: { amount, note } },
          );
          await keep(tx, accountId);
          return accountId;
        });
      return withIdempotencyKey(kernel, context, { call: 'credits.grant', body: input }, grant, async () => ({
        message: message('credits_granted', reader.language),
        balance: await getBalance(database, accountId),
      }));
    }),
    listAccounts: rpc.credits.listAccounts.handler(async ({ input }) => {
      const { rows, total, filtered } = await accountRows.listAccounts(database, {
        search: input.search,
        page: input.page,
        perPage: input.per_page,
      });
      const accounts = rows.map((row) => ({
        id: row.id,
        name: row.name,
        available: row.credits_available,
        reserved: row.credits_reserved,
        people: row.people,
        max_workspaces: row.max_workspaces,
        max_seats: row.max_seats,
        max_brand_voices: row.max_brand_voices,
        only_custom_tools: row.has_only_custom_tools,
      }));
      return { accounts, recordsTotal: total, recordsFiltered: filtered };
    }),
    updateLimits: rpc.credits.updateLimits.handler(async ({ context: { actor, reader }, input }) => {
      const { account_id: accountId, only_custom_tools: hasOnlyCustomTools, max_workspaces, max_seats, max_brand_voices } = input;
      await database.transaction(async (tx) => {
        const account = await accountRows.findAccount(tx, accountId);
        if (!account) throw notFound();
        await accountRows.updateAccountLimits(tx, accountId, {
          max_workspaces,
          max_seats,
          max_brand_voices,
          has_only_custom_tools: hasOnlyCustomTools,
        });
        await recordAudit(
          tx,
          { ...actor, accountId },
          { action: 'limits.changed', subjectId: accountId, subjectName: account.name },
        );
      });
      return { message: message('limits_saved', reader.language) };
    }),
    summary: rpc.credits.summary.handler(async ({ context: { actor, reader }, input }) => {
      const { first, last, ...period } = readPeriod(input, kernel.clock.now());
      const spent = await listSpentBy(database, actor.accountId, input.by, period);
      const slugs = input.by === 'tool' ? spent.flatMap(({ key }) => (typeof key === 'string' ? [key] : [])) : [];
      const faces = await toolFaces(database, { ...actor, language: reader.language }, slugs);
      const rows = spent.map(({ key, name, ...figures }) => ({
        ...figures,
        key,
        name:
          input.by === 'tool' && typeof key === 'string'
            ? faces.of(key).name
            : (name ?? message(input.by === 'workspace' ? 'personal_workspace' : 'somebody_gone', reader.language)),
      }));
      const storage = await findStorageUse(database, actor.accountId);
      return { rows, spent: rows.reduce((sum, row) => sum + row.spent, 0), from: first, to: last, storage };
    }),
    exportLedger: rpc.credits.exportLedger.handler(async ({ context: { actor }, input }) => {
      const { first, last, ...period } = readPeriod(input, kernel.clock.now());
      const rows: (string | number | null)[][] = [];
      let afterId = 0;
      while (rows.length < maxExported) {
        const page = await listMovementsOfPeriod(database, actor.accountId, period, afterId, exportPage);
        for (const { movement, userName, title } of page) {
          const { created_at, kind, amount, spent, balance, tool_slug, workspace_id, note } = movement;
          rows.push([created_at.toISOString(), kind, amount, spent, balance, userName, title, tool_slug, workspace_id, note]);
          afterId = movement.id;
        }
        if (page.length < exportPage) break;
      }
      const columns = ['time', 'kind', 'amount', 'spent', 'balance', 'person', 'document', 'tool', 'workspace_id', 'note'];
      return csvFile(`credits-${first}-${last}.csv`, columns, rows);
    }),
    showCaps: rpc.credits.showCaps.handler(async ({ context: { actor }, input }) => {
      const { rows, total } = await listCaps(database, actor.accountId, input.page, input.per_page);
      const caps = rows.map(({ cap, person, workspace, used }) => ({
        id: cap.id,
        person: cap.user_id === null ? null : { id: cap.user_id, name: person ?? '' },
        workspace: cap.workspace_id === null ? null : { id: cap.workspace_id, name: workspace ?? '' },
        monthly_credits: cap.monthly_credits,
        used,
      }));
      return { caps, recordsTotal: total, recordsFiltered: total };
    }),
    setCap: rpc.credits.setCap.handler(async ({ context: { actor, reader }, input }) => {
      const subject = readSubject(input);
      await database.transaction(async (tx) => {
        const name = await findCapSubject(tx, actor.accountId, subject);
        if (name === null) throw notFound();
        await setCap(tx, actor.accountId, subject, input.monthly_credits);
        await recordAudit(tx, actor, {
          action: input.monthly_credits === null ? 'cap.lifted' : 'cap.set',
          subjectId: 'userId' in subject ? subject.userId : subject.workspaceId,
          subjectName: name,
          details: { monthly_credits: input.monthly_credits },
        });
      });
      return { message: message('cap_saved', reader.language) };
    }),
  };
}

// Usage and cost: model calls, credit transactions, and users.
import { type Actor, isOwner } from '../../kernel/actor.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { findMessage } from '../../kernel/messages/messages.ts';
import { can } from '../../kernel/policy.ts';
import { rpc } from '../../kernel/rpc.ts';
import { accountRights, accountRows } from '../accounts/index.ts';
import { listMovements, listSpentByDay } from '../credits/index.ts';
import { getBalance } from '../ledger/index.ts';
import { canImpersonate } from '../session/index.ts';
import { toolFaces } from '../tools/index.ts';
import { listModelCalls } from './usage.queries.ts';

const chartDays = 30;
const dayMs = 86_400_000;

/** Owners see their account, others themselves. */
const scope = (actor: Actor) => ({ accountId: actor.accountId, userId: isOwner(actor) ? null : actor.id });

/** Spending of each of the last 30 UTC days, oldest first; a day without any is 0. */
function fillDays(spent: { date: string; spent: number }[], today: Date) {
  const byDate = new Map(spent.map((day) => [day.date, day.spent]));
  return Array.from({ length: chartDays }, (_, index) => {
    const date = new Date(today.getTime() - (chartDays - 1 - index) * dayMs).toISOString().slice(0, 10);
    return { date, spent: byDate.get(date) ?? 0 };
  });
}

export function usageRoutes(kernel: Kernel) {
  const { database } = kernel;
  return {
    showUsage: rpc.usage.showUsage.handler(async ({ context: { actor }, input }) => {
      const { rows, totals } = await listModelCalls(database, { ...scope(actor), page: input.page, perPage: input.per_page });
      const faces = await toolFaces(
        database,
        actor,
        rows.map(({ call }) => call.tool_slug),
      );
      const calls = rows.map(({ call, userName }) => ({
        id: call.id,
        created_at: call.created_at.toISOString(),
        user: { id: call.user_id, name: userName },
        tool: call.tool_slug,
        // Calls outside tools have names of their own.
        tool_name: findMessage(`call_of_${call.tool_slug}`, actor.language) ?? faces.of(call.tool_slug).name,
        order_detail_id: call.order_detail_id,
        provider: call.provider,
        model: call.model,
        input_tokens: call.input_tokens,
        output_tokens: call.output_tokens,
        duration_ms: call.duration_ms,
        outcome: call.outcome,
        // Failures of Folio have a sentence. A provider's message (“HTTP 429”) stays as it is.
        problem: call.problem === null ? null : (findMessage(call.problem, actor.language) ?? call.problem),
      }));
      return { calls, recordsTotal: totals.calls, recordsFiltered: totals.calls, totals };
    }),
    showLedger: rpc.usage.showLedger.handler(async ({ context: { actor }, input }) => {
      const who = scope(actor);
      const { rows, total } = await listMovements(database, { ...who, page: input.page, perPage: input.per_page });
      const today = kernel.clock.now();
      const days = fillDays(
        await listSpentByDay(database, { ...who, from: new Date(today.getTime() - chartDays * dayMs) }),
        today,
      );
      const movements = rows.map(({ movement, userName, title }) => ({
        id: movement.id,
        created_at: movement.created_at.toISOString(),
        user: movement.user_id === null ? null : { id: movement.user_id, name: userName ?? '' },
        kind: movement.kind,
        amount: movement.amount,
        balance: movement.balance,
        order_detail_id: movement.order_detail_id,
        title,
      }));
      return {
        movements,
        recordsTotal: total,
        recordsFiltered: total,
        balance: await getBalance(database, actor.accountId),
        days,
        spent_30_days: days.reduce((sum, day) => sum + day.spent, 0),
      };
    }),
    listPeople: rpc.usage.listPeople.handler(async ({ context: { actor }, input }) => {
      const { rows, filtered, total } = await accountRows.listPeople(database, {
        // Former users are visible to their own account only, even for staff.
        accountId: actor.isAdmin && !input.removed ? null : actor.accountId,
        isRemoved: input.removed ?? false,
        search: input.search,
        page: input.page,
        perPage: input.per_page,
      });
      const isOwn = (accountId: number) => accountId === actor.accountId && can(actor, accountRights.exportPeople);
      const users = rows.map(({ user, company }) => ({
        id: user.id,
        name: user.name,
        email: user.email,
        company,
        role: user.role,
        is_admin: user.is_admin,
        staff_scope: user.is_admin ? user.staff_scope : null,
        created_at: user.created_at.toISOString(),
        removed_at: user.removed_at?.toISOString() ?? null,
        is_erased: user.erased_at !== null,
        can: {
          impersonate: user.removed_at === null && canImpersonate(actor, user),
          export_data: isOwn(user.account_id),
          erase_data: isOwn(user.account_id) && user.removed_at !== null && user.erased_at === null,
          set_staff_scope: actor.isAdmin && actor.impersonator === null && user.disabled_at === null && user.removed_at === null,
        },
      }));
      return { users, recordsTotal: total, recordsFiltered: filtered };
    }),
  };
}

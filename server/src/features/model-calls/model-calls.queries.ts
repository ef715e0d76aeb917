// SQL of the record of calls that models answered.
import { ownMachineProviders, type PriceUnit } from '@folio/contract/price-units';
import type { ModelCall } from '@folio/engine/core/engine-types';
import { type Db, whenCommitted } from '../../kernel/db/database.ts';
import { modelCallSeconds } from '../../kernel/metrics.ts';

interface CallOwner {
  accountId: number;
  /** Null outside workspaces. */
  workspaceId: number | null;
  userId: number;
  toolSlug: string;
  orderDetailId: number | null;
}

/** Consumption of a call, by the unit of its price, if known. */
const usedUnits = (call: ModelCall): { units: PriceUnit[]; amounts: number[] } => {
  const used: [PriceUnit, number | null | undefined][] = [
    ['million_input_tokens', call.inputTokens === null ? null : call.inputTokens / 1e6],
    ['million_output_tokens', call.outputTokens === null ? null : call.outputTokens / 1e6],
    ['second', call.seconds],
    ['image', call.pictures],
  ];
  const known = used.flatMap(([unit, amount]) => (typeof amount === 'number' ? [{ unit, amount }] : []));
  return { units: known.map(({ unit }) => unit), amounts: known.map(({ amount }) => amount) };
};

/** The cost by today's prices; null if a needed price or the usage is unknown. */
const record = {
  name: 'record-model-call',
  text: `insert into model_calls (account_id, workspace_id, user_id, tool_slug, order_detail_id, provider, model, capability, input_tokens, output_tokens,
      seconds, pictures, duration_ms, outcome, problem, is_own_machine, cost_micros)
    select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, case when $16 then 0 else (
      select case when bool_or(u.amount > 0 and p.micros is null) then null else round(sum(u.amount * coalesce(p.micros, 0))) end
      from unnest($17::text[], $18::float8[]) as u (unit, amount)
      left join lateral (select micros from model_prices where provider = $6 and model = $7 and unit = u.unit
        and valid_from <= (now() at time zone 'utc')::date order by valid_from desc limit 1) p on true) end`,
};

/** Writes down a call of a model with its cost, which later prices do not change. */
export async function recordModelCall(db: Db, owner: CallOwner, call: ModelCall): Promise<void> {
  const { provider, model, capability, outcome } = call;
  const { units, amounts } = usedUnits(call);
  await db.client.query({
    ...record,
    values: [
      owner.accountId,
      owner.workspaceId,
      owner.userId,
      owner.toolSlug,
      owner.orderDetailId,
      provider,
      model,
      capability,
      call.inputTokens,
      call.outputTokens,
      call.seconds ?? null,
      call.pictures ?? null,
      Math.round(call.durationMs),
      outcome,
      call.problem,
      ownMachineProviders.includes(provider),
      units,
      amounts,
    ],
  });
  whenCommitted(db, () => modelCallSeconds.observe({ provider, capability, outcome }, call.durationMs / 1000));
}

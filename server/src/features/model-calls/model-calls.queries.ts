// SQL of the record of calls that models answered.
import { ownMachineProviders, type PriceUnit } from '@folio/contract/price-units';
import type { ModelCall } from '@folio/engine/engine-types';
import { type Db, whenCommitted } from '../../kernel/db/database.ts';
import { modelCallSeconds } from '../../kernel/metrics.ts';
import { modelCalls } from './model-calls.table.ts';

interface CallOwner {
  accountId: number;
  /** Null for what is in no workspace. */
  workspaceId: number | null;
  userId: number;
  toolSlug: string;
  orderDetailId: number | null;
}

/** What a call used, by the unit of its price, where it is known. */
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

/** The cost of a call by the prices of today; null where a price that it needs, or what it used, is not known. */
async function costOf(db: Db, call: ModelCall): Promise<number | null> {
  const { units, amounts } = usedUnits(call);
  if (units.length === 0) return null;
  const { rows } = await db.client.query<{ micros: string | null }>({
    name: 'cost-of-model-call',
    text: `select case when bool_or(u.amount > 0 and p.micros is null) then null else round(sum(u.amount * coalesce(p.micros, 0))) end as micros
      from unnest($3::text[], $4::float8[]) as u (unit, amount)
      left join lateral (select micros from model_prices where provider = $1 and model = $2 and unit = u.unit
        and valid_from <= (now() at time zone 'utc')::date order by valid_from desc limit 1) p on true`,
    values: [call.provider, call.model, units, amounts],
  });
  const micros = rows[0]?.micros ?? null;
  return micros === null ? null : Number(micros);
}

/** Writes down a call of a model with its cost, which later prices do not change. */
export async function recordModelCall(db: Db, owner: CallOwner, call: ModelCall): Promise<void> {
  const isOwnMachine = ownMachineProviders.includes(call.provider);
  await db.orm.insert(modelCalls).values({
    account_id: owner.accountId,
    workspace_id: owner.workspaceId,
    user_id: owner.userId,
    tool_slug: owner.toolSlug,
    order_detail_id: owner.orderDetailId,
    provider: call.provider,
    model: call.model,
    capability: call.capability,
    input_tokens: call.inputTokens,
    output_tokens: call.outputTokens,
    seconds: call.seconds ?? null,
    pictures: call.pictures ?? null,
    duration_ms: Math.round(call.durationMs),
    outcome: call.outcome,
    problem: call.problem,
    cost_micros: isOwnMachine ? 0 : await costOf(db, call),
    is_own_machine: isOwnMachine,
  });
  const { provider, capability, outcome } = call;
  whenCommitted(db, () => modelCallSeconds.observe({ provider, capability, outcome }, call.durationMs / 1000));
}

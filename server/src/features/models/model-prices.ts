// Provider prices of models, maintained by staff.
import type { ModelPrice } from '@folio/contract/model-prices';
import { priceLimits } from '@folio/contract/price-units';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict, invalidField } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { recordAudit } from '../audit/index.ts';
import { modelPrices } from '../model-calls/index.ts';

const present = ({ provider, model, unit, micros, currency, valid_from }: ModelPrice): ModelPrice => ({
  provider,
  model,
  unit,
  micros,
  currency,
  valid_from,
});

const keyOf = ({ provider, model, unit, valid_from }: ModelPrice) => JSON.stringify([provider, model, unit, valid_from]);

/** Throws 422 at the first price that has another currency than those before, or that is in the list twice. */
function checkPrices(prices: readonly ModelPrice[], known: string | null): void {
  const seen = new Set<string>();
  const currency = known ?? prices[0]?.currency ?? '';
  for (const [index, price] of prices.entries()) {
    if (price.currency !== currency) throw invalidField(`prices.${index}.currency`, 'one_currency', { currency });
    if (seen.has(keyOf(price))) throw invalidField(`prices.${index}.model`, 'duplicate');
    seen.add(keyOf(price));
  }
}

type PriceInput = ModelPrice & { replaces?: Pick<ModelPrice, 'valid_from' | 'micros'> | null | undefined };

/**
 * Refuses a price that changed since the caller saw it, and deletes a price that moves to another day. Throws 422 and 409.
 */
async function replacePrice(tx: Db, price: PriceInput, index: number, today: string): Promise<void> {
  const { replaces } = price;
  if (replaces === undefined) return;
  const seen = replaces && (await modelPrices.findPrice(tx, { ...price, valid_from: replaces.valid_from }));
  if (replaces && seen?.micros !== replaces.micros) throw conflict('model_price_changed');
  if (seen && seen.valid_from <= today) throw conflict('model_price_valid');
  const isMoved = seen?.valid_from !== price.valid_from;
  if (isMoved && (await modelPrices.findPrice(tx, price))) throw invalidField(`prices.${index}.valid_from`, 'price_of_day');
  if (isMoved && seen) await modelPrices.deletePrice(tx, seen.id);
}

/** Keeps prices; those of calls that were made stay as they are. Throws 422 and 409. */
async function keepPrices(kernel: Kernel, actor: Actor, prices: readonly PriceInput[]): Promise<void> {
  await kernel.database.transaction(async (tx) => {
    await modelPrices.lockPrices(tx);
    checkPrices(prices, await modelPrices.findCurrency(tx));
    const today = await modelPrices.findToday(tx);
    for (const [index, price] of prices.entries()) await replacePrice(tx, price, index, today);
    const count = await modelPrices.savePrices(
      tx,
      prices.map((price) => ({ ...present(price), user_id: actor.id })),
    );
    if (count > priceLimits.rows) throw invalidField('prices', 'too_many', { max: priceLimits.rows });
    const models = [...new Set(prices.map(({ model }) => model))];
    await recordAudit(tx, actor, {
      action: 'model_prices.saved',
      subjectId: null,
      subjectName: models.slice(0, 3).join(', '),
      details: { prices: prices.length },
    });
  });
}

export function modelPriceRoutes(kernel: Kernel) {
  const { database } = kernel;
  const shown = async () => ({
    prices: (await modelPrices.listPrices(database)).map(present),
    currency: await modelPrices.findCurrency(database),
  });
  return {
    show: rpc.modelPrices.show.handler(async () => ({
      ...(await shown()),
      unpriced: await modelPrices.listUnpriced(database),
      today: await modelPrices.findToday(database),
    })),
    save: rpc.modelPrices.save.handler(async ({ context: { actor, reader }, input }) => {
      await keepPrices(kernel, actor, input.prices);
      return { message: message('model_prices_saved', reader.language), ...(await shown()) };
    }),
  };
}

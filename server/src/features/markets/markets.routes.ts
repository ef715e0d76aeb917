// Calls on markets.
import { notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { rpc } from '../../kernel/rpc.ts';
import { marketsConfig } from './markets.config.ts';
import { createTrendReader } from './read-trend.ts';
import { showMarket } from './show-market.ts';

export function marketRoutes(kernel: Kernel) {
  const readTrend = createTrendReader(kernel);
  return {
    show: rpc.markets.show.handler(async ({ context: { actor }, input }) => ({
      status: 'success' as const,
      ...(await showMarket(kernel, actor, input, readTrend)),
    })),
    shapes: rpc.markets.shapes.handler(async () => {
      const { shapes } = marketsConfig.of(kernel.config);
      if (shapes === null) throw notFound('shapes_not_found');
      return new File([shapes], 'shapes.json', { type: 'application/json' });
    }),
  };
}

// Calls on markets.
import type { Kernel } from '../../kernel/kernel.ts';
import { rpc } from '../../kernel/rpc.ts';
import { marketsConfig } from './markets.config.ts';
import { createTrendReader } from './read-trend.ts';
import { showMarket } from './show-market.ts';

export function marketRoutes(kernel: Kernel) {
  const readTrend = createTrendReader(kernel);
  return {
    show: rpc.markets.show.handler(async ({ context: { actor }, input }) => ({
      ...(await showMarket(kernel, actor, input, readTrend)),
    })),
    shapes: rpc.markets.shapes.handler(() => ({ shapes: marketsConfig.of(kernel.config).shapes })),
  };
}

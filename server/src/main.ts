// Starts the process: reads the configuration, starts its parts, prints its address, drains on SIGTERM.
import { enableCompileCache } from 'node:module';
import { limitHeap } from './app/heap-limits.ts';
import { readConfig } from './app/read-config.ts';
import type { Product } from './app/start-product.ts';
import { startSentence } from './app/start-sentence.ts';
import { type Config, ConfigError } from './kernel/config.ts';
import { sourceStack } from './kernel/source-stack.ts';

enableCompileCache();

const started: { config: Config | null } = { config: null };

async function main(): Promise<void> {
  const config = readConfig();
  started.config = config;
  const { startProduct } = await import('./app/start-product.ts');
  const running: { product: Product | null; asked: NodeJS.Signals | null } = { product: null, asked: null };
  const stop = ({ log, stop: end }: Product, signal: NodeJS.Signals) => {
    log.info({ signal }, 'Stopping: no new work, running work is finished');
    end().then(
      () => process.exit(0),
      (problem: unknown) => {
        log.error({ err: problem }, 'Stopping failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      // A start that was ended at once would leave its own PostgreSQL running, so it is completed first; another signal ends it.
      if (running.product === null && (config.databaseUrl !== null || running.asked !== null)) process.exit(1);
      if (running.product !== null && running.asked === null) stop(running.product, signal);
      running.asked ??= signal;
    });
  const product = await startProduct(config);
  running.product = product;
  if (config.role === 'web') setImmediate(limitHeap);
  if (running.asked !== null) stop(product, running.asked);
  const { log } = product;
  process.on('unhandledRejection', (problem) => log.error({ err: problem }, 'A promise failed unheard'));
}

try {
  await main();
} catch (problem) {
  // One sentence; where in the code it happened is for debugging.
  const trace = started.config?.logLevel === 'debug' && problem instanceof Error ? `\n${sourceStack(problem.stack ?? '')}` : '';
  process.stderr.write(`${problem instanceof ConfigError ? problem.message : startSentence(problem, started.config)}${trace}\n`);
  process.exit(1);
}

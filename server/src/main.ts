// Starts the process: reads the configuration, starts what it needs, says where it is, drains on SIGTERM.
import { enableCompileCache } from 'node:module';
import { limitHeap } from './app/heap-limits.ts';
import { readConfig } from './app/read-config.ts';
import { startSentence } from './app/start-sentence.ts';
import { type Config, ConfigError } from './kernel/config.ts';
import { sourceStack } from './kernel/source-stack.ts';

enableCompileCache();

const started: { config: Config | null } = { config: null };

async function main(): Promise<void> {
  const config = readConfig();
  started.config = config;
  const { startProduct } = await import('./app/start-product.ts');
  const product = await startProduct(config);
  if (config.role === 'web') setImmediate(limitHeap);
  let isStopping = false;
  const stop = (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    product.log.info({ signal }, 'Stopping: no new work, running work is finished');
    product.stop().then(
      () => process.exit(0),
      (problem: unknown) => {
        product.log.error({ err: problem }, 'Stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('unhandledRejection', (problem) => product.log.error({ err: problem }, 'A promise failed unheard'));
}

try {
  await main();
} catch (problem) {
  // One sentence; where in the code it happened is for debugging.
  const trace = started.config?.logLevel === 'debug' && problem instanceof Error ? `\n${sourceStack(problem.stack ?? '')}` : '';
  process.stderr.write(`${problem instanceof ConfigError ? problem.message : startSentence(problem, started.config)}${trace}\n`);
  process.exit(1);
}

// Starts the process: reads the configuration, starts what it needs, says where it is, drains on SIGTERM.
import { enableCompileCache } from 'node:module';
import { ConfigError, readConfig } from './kernel/config.ts';

enableCompileCache();

async function main(): Promise<void> {
  const config = readConfig();
  const { startProduct } = await import('./app/start-product.ts');
  const product = await startProduct(config);
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
  process.stderr.write(
    `${problem instanceof ConfigError ? problem.message : problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)}\n`,
  );
  process.exit(1);
}

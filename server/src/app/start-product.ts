// The whole product in one process, or its half by FOLIO_ROLE: web answers requests, worker writes orders.

import { describeBuild, readBuild } from '../kernel/build.ts';
import type { Config } from '../kernel/config.ts';
import type { Log } from '../kernel/log.ts';
import { startKernel } from './start-kernel.ts';

export interface Product {
  log: Log;
  /** Address on which it answers. */
  url: string;
  stop: () => Promise<void>;
}

export async function startProduct(config: Config): Promise<Product> {
  // The database wakes up while the features are loaded.
  const waiting = Promise.withResolvers<void>();
  const loading = waiting.promise.then(() => Promise.all([import('./http.ts'), import('./start-workers.ts')]));
  const { kernel, stop } = await startKernel(config, waiting.resolve);
  waiting.resolve();
  const [{ createHttpServer }, { startWorkers }] = await loading;
  let workers: Awaited<ReturnType<typeof startWorkers>> | null = null;
  // A worker answers health checks, and only those.
  const http = createHttpServer(kernel, { isHealthOnly: config.role === 'worker' });
  try {
    if (config.role !== 'web') workers = await startWorkers(kernel);
    await http.listen({ host: config.host, port: config.port });
  } catch (problem) {
    // An address in use, for one, leaves no database running, and no worker that asks it.
    await workers?.stop();
    await stop();
    throw problem;
  }
  const url = kernel.config.publicUrl;
  kernel.log.info({ url, role: config.role, build: describeBuild(readBuild()) }, 'Folio is ready');
  return {
    log: kernel.log,
    url,
    stop: async () => {
      await http.close();
      await workers?.stop();
      await stop();
    },
  };
}

// The worker's side: one task, one answer, then it ends.
import { parentPort, workerData } from 'node:worker_threads';
import { type HeavyTaskName, heavyTasks } from './heavy-tasks.ts';

const { name, input } = workerData as { name: HeavyTaskName; input: unknown };

try {
  const { run } = (await heavyTasks[name]()) as { run: (input: unknown) => Promise<unknown> };
  parentPort?.postMessage({ ok: true, output: await run(input) }, []);
} catch (problem) {
  parentPort?.postMessage({ ok: false, message: problem instanceof Error ? problem.message : 'failed' }, []);
}

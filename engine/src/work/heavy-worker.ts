// The worker's side: one task after another, one answer each.
import { parentPort } from 'node:worker_threads';
import { type HeavyTaskName, heavyTasks, longTasks } from './heavy-tasks.ts';
import { stepBack } from './step-back.ts';

parentPort?.on('message', async ({ name, input }: { name: HeavyTaskName; input: unknown }) => {
  try {
    // Its worker ends with it: the way back is not free.
    if (longTasks.has(name)) stepBack();
    const { run } = (await heavyTasks[name]()) as { run: (input: unknown) => Promise<unknown> };
    parentPort?.postMessage({ ok: true, output: await run(input) }, []);
  } catch (problem) {
    parentPort?.postMessage({ ok: false, message: problem instanceof Error ? problem.message : 'failed' }, []);
  }
});

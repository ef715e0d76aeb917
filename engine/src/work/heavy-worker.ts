// The worker's side: one task after another, one answer each.
import { parentPort } from 'node:worker_threads';
import { type HeavyTaskName, heavyTasks } from './heavy-tasks.ts';
import { stepBack } from './step-back.ts';

stepBack();

parentPort?.on('message', async ({ name, input }: { name: HeavyTaskName; input: unknown }) => {
  try {
    const { run } = (await heavyTasks[name]()) as { run: (input: unknown) => Promise<unknown> };
    parentPort?.postMessage({ ok: true, output: await run(input) }, []);
  } catch (problem) {
    parentPort?.postMessage({ ok: false, message: problem instanceof Error ? problem.message : 'failed' }, []);
  }
});

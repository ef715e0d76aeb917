// The worker's side: one task after another, one answer each.
import { parentPort } from 'node:worker_threads';
import { type HeavyTaskName, heavyTasks, longTasks } from './heavy-tasks.ts';
import { stepBack } from './step-back.ts';

interface Task {
  name: HeavyTaskName;
  input: unknown;
}

async function work({ name, input }: Task): Promise<unknown> {
  // Its worker ends with it: the way back is not free.
  if (longTasks.has(name)) stepBack();
  const { run } = (await heavyTasks[name]()) as { run: (input: unknown) => Promise<unknown> };
  return run(input);
}

parentPort?.on('message', (task: Task) => {
  work(task).then(
    (output) => parentPort?.postMessage({ ok: true, output }, []),
    (problem: unknown) =>
      parentPort?.postMessage({ ok: false, message: problem instanceof Error ? problem.message : 'failed' }, []),
  );
});

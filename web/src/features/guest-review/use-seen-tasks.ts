// Texts opened by a guest, with the content hash of the viewed version: only those are approved together.
import { useState } from 'react';

export interface SeenTask {
  id: number;
  title: string;
  stepId: number;
  hash: string;
}

interface ShownTask {
  task: { id: number; step: { id: number } | null; can: { decide: boolean } };
  title: string;
  package_hash: string | null;
}

/** `openedId` is the text that the guest has opened; `shown` is the task on the page. */
export function useSeenTasks(openedId: number | null, shown: ShownTask | undefined): ReadonlyMap<number, SeenTask> {
  const [seen, setSeen] = useState<ReadonlyMap<number, SeenTask>>(new Map());
  const step = shown?.task.can.decide && shown.task.id === openedId ? shown.task.step : null;
  if (shown?.package_hash && step && seen.get(shown.task.id)?.hash !== shown.package_hash) {
    const one = { id: shown.task.id, title: shown.title, stepId: step.id, hash: shown.package_hash };
    setSeen(new Map(seen).set(one.id, one));
  }
  return seen;
}

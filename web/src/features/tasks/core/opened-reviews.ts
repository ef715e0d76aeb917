// Reviews opened since the page was loaded, with their version: only those can be approved together with others.

interface OpenedReview {
  step_id: number;
  package_hash: string;
}

const opened = new Map<number, OpenedReview>();

/** Notes that the content of a task with this hash was drawn for its reviewer. */
export const markOpened = (taskId: number, review: OpenedReview): void => void opened.set(taskId, review);

/** Returns the decision on the opened content of a task at this step; null if it was not opened. */
export function openedDecision(
  taskId: number,
  stepId: number | undefined,
): { id: number; step_id: number; package_hash: string } | null {
  const review = opened.get(taskId);
  return review && review.step_id === stepId ? { id: taskId, ...review } : null;
}

/** For tests: nothing was opened. */
export const forgetOpened = (): void => opened.clear();

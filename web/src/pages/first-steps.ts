// First steps of a new user, and the completed ones.
import type { UserInfo } from '@folio/contract/users';

export type StepName = 'model' | 'order' | 'source' | 'voice' | 'invite';

export interface FirstStep {
  name: StepName;
  isDone: boolean;
}

/** Count of each; null while it is unknown. */
export interface Done {
  documents: number;
  voices: number | null;
}

/** From so many documents on nobody in this place is new. */
const settledFrom = 10;

/**
 * Returns the steps available to this user; none if all are done or the workspace is not new. While the voices are unknown,
 * their step shows as open, but it alone does not keep the list.
 */
export function firstSteps(
  { can, text_model: model, first_steps: taken }: Pick<UserInfo, 'can' | 'text_model' | 'first_steps'>,
  done: Done,
): FirstStep[] {
  if (done.documents >= settledFrom) return [];
  const steps: FirstStep[] = [
    ...(can.manage_models ? [{ name: 'model' as const, isDone: model !== null }] : []),
    { name: 'order', isDone: done.documents > 0 },
    ...(can.manage_sources ? [{ name: 'source' as const, isDone: taken.source }] : []),
    ...(can.manage_seats
      ? [
          { name: 'voice' as const, isDone: (done.voices ?? 0) > 0 },
          { name: 'invite' as const, isDone: taken.invite },
        ]
      : []),
  ];
  const isOpen = ({ name, isDone }: FirstStep) => !isDone && !(name === 'voice' && done.voices === null);
  return steps.some(isOpen) ? steps : [];
}

const keyOf = (userId: number) => `folio-first-steps-${userId}`;

/** True if this person put the steps away in this browser. */
export function areStepsDismissed(userId: number): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) === 'dismissed';
  } catch {
    return false;
  }
}

/** Puts the steps away for good. A browser that keeps nothing shows them again. */
export function dismissSteps(userId: number): void {
  try {
    localStorage.setItem(keyOf(userId), 'dismissed');
  } catch {
    // Storage is full or forbidden.
  }
}

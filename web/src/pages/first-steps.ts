// What someone new does first, and what of it is done already.
import type { UserInfo } from '@folio/contract/users';

export type StepName = 'model' | 'order' | 'source' | 'voice' | 'invite';

export interface FirstStep {
  name: StepName;
  isDone: boolean;
}

/** How much there is of each; null while it is not known, or not for this person to know. */
export interface Done {
  documents: number;
  sources: number | null;
  voices: number | null;
  seats: number | null;
}

/** From so many documents on nobody in this place is new. */
const settledFrom = 10;

/** The steps that this person can take; none where all are taken, where the place is no longer new, or while something is not known. */
export function firstSteps({ can, text_model: model }: Pick<UserInfo, 'can' | 'text_model'>, done: Done): FirstStep[] {
  const isKnown = done.sources !== null && done.voices !== null && (!can.manage_seats || done.seats !== null);
  if (!isKnown || done.documents >= settledFrom) return [];
  const steps: FirstStep[] = [
    ...(can.manage_models ? [{ name: 'model' as const, isDone: model !== null }] : []),
    { name: 'order', isDone: done.documents > 0 },
    { name: 'source', isDone: (done.sources ?? 0) > 0 },
    ...(can.manage_seats
      ? [
          { name: 'voice' as const, isDone: (done.voices ?? 0) > 0 },
          // The first seat is one's own.
          { name: 'invite' as const, isDone: (done.seats ?? 0) > 1 },
        ]
      : []),
  ];
  return steps.every(({ isDone }) => isDone) ? [] : steps;
}

const keyOf = (userId: number) => `folio-first-steps-${userId}`;

/** Whether this person put the steps away in this browser. */
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

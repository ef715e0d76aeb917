// Phases of a task until its first approval, read from its events.
import type { WaitKind } from '@folio/contract/report-words';
import { type WorkingCalendar, workingMinutes } from './working-minutes.ts';

export interface TaskFact {
  kind: string;
  round: number;
  user_id: number | null;
  verdict: 'approve' | 'changes' | 'reject' | null;
  step_name: string | null;
  step_position: number | null;
  created_at: Date;
}

export interface Wait {
  kind: WaitKind;
  name: string;
  position: number;
  minutes: number;
}

export interface TaskTimes {
  approvedAt: Date;
  /** The user that submitted the approved content. */
  submitterId: number | null;
  /** Null where nobody started it. */
  minutes: number | null;
  rounds: number;
  isFirstTime: boolean;
  waits: Wait[];
}

/** Names the phase ended by an event; null for other events. */
function phaseEndedBy(fact: TaskFact, isFirst: boolean): Pick<Wait, 'kind' | 'name' | 'position'> | null {
  if (fact.kind === 'submitted') return { kind: isFirst ? 'writing' : 'rework', name: '', position: 0 };
  if (fact.kind === 'decided') return { kind: 'step', name: fact.step_name ?? '', position: fact.step_position ?? 0 };
  return null;
}

/** Reads the events of a task, oldest first, up to its first approval; null where it was never approved. */
export function readTaskTimes(facts: readonly TaskFact[], calendar: WorkingCalendar): TaskTimes | null {
  const end = facts.findIndex(({ kind }) => kind === 'approved');
  const approval = facts[end];
  if (!approval) return null;
  const before = facts.slice(0, end);
  const started = before.find(({ kind }) => kind === 'started') ?? null;
  const waits = new Map<string, Wait>();
  let since = started?.created_at ?? null;
  let isFirst = true;
  for (const fact of before) {
    const phase = phaseEndedBy(fact, isFirst);
    if (!phase) continue;
    if (since !== null) {
      const key = JSON.stringify([phase.kind, phase.position, phase.name]);
      const known = waits.get(key)?.minutes ?? 0;
      waits.set(key, { ...phase, minutes: known + workingMinutes(since, fact.created_at, calendar) });
    }
    since = fact.created_at;
    if (fact.kind === 'submitted') isFirst = false;
  }
  return {
    approvedAt: approval.created_at,
    submitterId: before.findLast(({ kind }) => kind === 'submitted')?.user_id ?? null,
    minutes: started && workingMinutes(started.created_at, approval.created_at, calendar),
    rounds: approval.round,
    isFirstTime: !before.some(({ verdict }) => verdict === 'changes' || verdict === 'reject'),
    waits: [...waits.values()],
  };
}

// The demo's calendar: each step of its history belongs to a working day before today.

import type { Kernel } from '../kernel/kernel.ts';
import type { DemoUser } from './demo-api.ts';
import type { Person, WorkspaceName } from './demo-team.ts';

export interface Scope {
  id: number;
  folders: Map<string, number>;
}

/** Context of the demo steps. */
export interface Demo {
  people: Record<Person, DemoUser>;
  scopes: Record<WorkspaceName, Scope>;
  kernel: Kernel;
  /** Documents by tool or by the name of their order. */
  documents: Map<string, number>;
  sourceIds: number[];
  voiceIds: number[];
}

const msPerDay = 86_400_000;

/** The day this many working days before `today`, at midnight UTC; 0 is today, also on a weekend. */
export function workingDaysBefore(today: Date, count: number): Date {
  let at = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  for (let left = count; left > 0; ) {
    at -= msPerDay;
    const day = new Date(at).getUTCDay();
    if (day !== 0 && day !== 6) left -= 1;
  }
  return new Date(at);
}

/** Calendar days from today, as a day. */
export const day = (days: number): string => new Date(Date.now() + days * msPerDay).toISOString().slice(0, 10);

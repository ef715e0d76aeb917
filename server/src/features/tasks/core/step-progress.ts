// Review progress of a content, from the decisions alone: approvals hold for the parts that a step covers, so that a change reopens only the
// steps it touches, and a passage put back makes old approvals count again.
import type { PackagePart } from '@folio/contract/task-words';
import { hashOfParts, type PartHashes } from './package-parts.ts';

export interface ReviewStep {
  id: number;
  position: number;
  required_approvals: number;
  looks_at: readonly PackagePart[];
}

export interface StepDecision {
  step_id: number;
  /** One person: `u` and the id of a user, or `g` and the id of a guest. */
  person: string;
  verdict: 'approve' | 'changes' | 'reject';
  scope_hash: string;
}

export interface StepProgress {
  id: number;
  state: 'pending' | 'active' | 'passed';
  /** Users with an approval as their last decision on the step's parts. */
  approvals: number;
}

/** Hash of the parts that a step covers. */
export const scopeHash = (step: Pick<ReviewStep, 'looks_at'>, hashes: PartHashes) => hashOfParts(hashes, step.looks_at);

/** The users that approve this content at a step. `decisions` come in their order. */
export function approversOf(step: ReviewStep, decisions: readonly StepDecision[], hashes: PartHashes): string[] {
  const scope = scopeHash(step, hashes);
  const last = new Map<string, StepDecision['verdict']>();
  for (const decision of decisions)
    if (decision.step_id === step.id && decision.scope_hash === scope) last.set(decision.person, decision.verdict);
  return [...last].flatMap(([person, verdict]) => (verdict === 'approve' ? [person] : []));
}

/** The state of each step for a content: passed ones, then one active, then those that wait. */
export function progressOf(steps: readonly ReviewStep[], decisions: readonly StepDecision[], hashes: PartHashes): StepProgress[] {
  let isOpen = true;
  return steps
    .toSorted((a, b) => a.position - b.position)
    .map((step) => {
      const approvals = approversOf(step, decisions, hashes).length;
      if (isOpen && approvals >= step.required_approvals) return { id: step.id, state: 'passed' as const, approvals };
      const state = isOpen ? ('active' as const) : ('pending' as const);
      isOpen = false;
      return { id: step.id, state, approvals };
    });
}

/** True when every step passed: the content can be published. */
export const hasPassed = (progress: readonly StepProgress[]) => progress.every(({ state }) => state === 'passed');

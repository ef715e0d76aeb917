// Review steps as forms hold them, of a task or of a template.
import type { Task } from '@folio/contract/task-shapes';
import type { TaskTemplate } from '@folio/contract/task-templates';
import { type PackagePart, taskGroups } from '@folio/contract/task-words';

export interface StepValues {
  key: string;
  name: string;
  /** Ids, or one group as "group:admin". */
  reviewers: string[];
  required: number;
  /** Instead of members: a person without a seat. */
  guest: { name: string; email: string } | null;
  /** Empty is everything. */
  looksAt: PackagePart[];
  /** Working days after the end before it. */
  days: number | null;
  /** Empty where there is none. */
  dueDate: string;
  isFixed: boolean;
}

export const newStep = (): StepValues => ({
  key: crypto.randomUUID(),
  name: '',
  reviewers: [],
  required: 1,
  guest: null,
  looksAt: [],
  days: null,
  dueDate: '',
  isFixed: false,
});

/** The steps of a task as forms hold them. */
export const stepsOf = (task: Task): StepValues[] =>
  task.review_steps.map((step) => ({
    key: String(step.id),
    name: step.name,
    reviewers: step.group ? [`group:${step.group}`] : step.reviewers.map(({ id }) => String(id)),
    required: step.required_approvals,
    guest: step.guest && { name: step.guest.name, email: step.guest.email },
    looksAt: step.looks_at,
    days: step.days,
    dueDate: step.due_date ?? '',
    isFixed: step.is_fixed,
  }));

/** The steps of a template as forms hold them. */
export const stepsOfTemplate = (template: Pick<TaskTemplate, 'review_steps'>): StepValues[] =>
  template.review_steps.map((step) => ({
    ...newStep(),
    name: step.name,
    reviewers: step.group ? [`group:${step.group}`] : step.reviewer_ids.map(String),
    required: step.required_approvals,
    guest: step.guest ?? null,
    looksAt: step.looks_at,
    days: step.days ?? null,
  }));

/** Steps as calls on templates take them. */
export const toTemplateSteps = (steps: readonly StepValues[]) =>
  steps.map(({ name, reviewers, required, looksAt, guest, days }) => {
    const group = taskGroups.find((one) => reviewers.includes(`group:${one}`)) ?? null;
    if (guest) return { name, guest, looks_at: looksAt, days };
    return {
      name,
      group,
      reviewer_ids: group ? [] : reviewers.map(Number),
      required_approvals: required,
      looks_at: looksAt,
      days,
    };
  });

/** Steps as calls on tasks take them. */
export const toSteps = (steps: readonly StepValues[]) =>
  toTemplateSteps(steps).map((step, index) => {
    const { dueDate = '', isFixed = false } = steps[index] ?? {};
    return { ...step, due_date: dueDate || null, is_fixed: isFixed };
  });

export type StepProblem = 'people' | 'due';

/** Returns the missing part of a step before it can be sent; null if it is complete. */
export function problemOf({ reviewers, guest, isFixed, dueDate }: StepValues): StepProblem | null {
  if (guest === null && reviewers.length === 0) return 'people';
  return isFixed && dueDate === '' ? 'due' : null;
}

// Values of the task form, and the values from a template.
import type { Task } from '@folio/contract/task-shapes';
import type { TaskTemplate } from '@folio/contract/task-templates';
import { addWorkingDays } from '@folio/contract/working-days';
import { assigneeOf } from './assignee-choices.ts';
import { type StepValues, stepsOf, stepsOfTemplate, toSteps } from './step-values.ts';

export type TaskValues = {
  title: string;
  description: string;
  priority: Task['priority'];
  /** An id, a group as "group:user", or null for nobody yet. */
  assignee_id: string | null;
  start_date: string;
  due_date: string;
  order_detail_id: number | null;
  /** Slug. */
  tool_id: string | null;
  website_id: number | null;
  brand_voice_id: number | null;
  after_task_id: number | null;
  is_smart: boolean;
  request_type: Task['request_type'];
  type: Task['type'];
  additional_content: string;
  /** One a line, like the two below. */
  linked_keywords: string;
  soft_keywords: string;
  h2_headings: string;
  category_name: string;
  /** Words; empty for none. */
  content_length: string;
  language: string | null;
  additional_source_ids: number[];
  review_steps: StepValues[];
};

export const blankTask: TaskValues = {
  title: '',
  description: '',
  priority: 'medium',
  assignee_id: null,
  start_date: '',
  due_date: '',
  order_detail_id: null,
  tool_id: null,
  website_id: null,
  brand_voice_id: null,
  after_task_id: null,
  is_smart: false,
  request_type: 'new',
  type: 'ai',
  additional_content: '',
  linked_keywords: '',
  soft_keywords: '',
  h2_headings: '',
  category_name: '',
  content_length: '',
  language: null,
  additional_source_ids: [],
  review_steps: [],
};

export const valuesOf = (task: Task): TaskValues => ({
  ...blankTask,
  ...Object.fromEntries(Object.entries(task).filter(([name]) => name in blankTask)),
  assignee_id: task.assignee ? String(task.assignee.id) : task.assignees_group && `group:${task.assignees_group}`,
  start_date: task.start_date ?? '',
  due_date: task.due_date ?? '',
  linked_keywords: task.linked_keywords.join('\n'),
  soft_keywords: task.soft_keywords.join('\n'),
  h2_headings: task.h2_headings.join('\n'),
  content_length: task.content_length === null ? '' : String(task.content_length),
  review_steps: stepsOf(task),
});

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The values as calls take them. */
export const columnsOf = ({ assignee_id: assignee, ...values }: TaskValues) => ({
  ...values,
  title: values.title.trim(),
  ...assigneeOf(assignee ?? 'nobody'),
  start_date: values.start_date || null,
  due_date: values.due_date || null,
  linked_keywords: linesOf(values.linked_keywords),
  soft_keywords: linesOf(values.soft_keywords),
  h2_headings: linesOf(values.h2_headings),
  category_name: values.category_name.trim(),
  content_length: values.content_length.trim() === '' ? null : Number(values.content_length),
  review_steps: toSteps(values.review_steps),
});

type Touched = ReadonlySet<keyof TaskValues>;

/** Days of the workspace that due dates count with. */
export interface WorkingDays {
  today: string;
  freeDays: readonly string[];
}

const isEmpty = (value: unknown) => value === '' || value === null || (Array.isArray(value) && value.length === 0);

/** Returns the form values of a template. `days` null: the server sets the due date. */
function valuesOfTemplate(template: TaskTemplate, startDate: string, days: WorkingDays | null): Partial<TaskValues> {
  const { assignee_id: assignee, assignees_group: group, content_length: length, ...fields } = template.fields;
  const { linked_keywords: linked, soft_keywords: soft, h2_headings: headings, ...plain } = fields;
  const said = {
    ...plain,
    assignee_id: assignee ? String(assignee) : group ? `group:${group}` : null,
    content_length: length ? String(length) : '',
    linked_keywords: linked?.join('\n') ?? '',
    soft_keywords: soft?.join('\n') ?? '',
    h2_headings: headings?.join('\n') ?? '',
    due_date: template.days !== null && days ? addWorkingDays(startDate || days.today, template.days, days.freeDays) : '',
    review_steps: stepsOfTemplate(template),
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined && !isEmpty(value)));
}

/** Fields that a template never says anything of. */
const ofTheTask = new Set<string>(['start_date', 'order_detail_id', 'after_task_id', 'is_smart']);
const fillable = (Object.keys(blankTask) as (keyof TaskValues)[]).filter((name) => !ofTheTask.has(name));

/**
 * Fills in the fields that nobody changed, and those that are empty, from a template; a field that an earlier template filled and this one
 * does not is blank again. What someone typed or chose stays.
 */
export function fillIn(
  values: TaskValues,
  touched: Touched,
  template: TaskTemplate | null,
  days: WorkingDays | null,
): TaskValues {
  const said = template ? valuesOfTemplate(template, values.start_date, days) : {};
  const isFree = (field: keyof TaskValues) => !touched.has(field) || isEmpty(values[field]);
  const filled = fillable.filter(isFree).map((field) => [field, said[field] ?? blankTask[field]]);
  return { ...values, ...Object.fromEntries(filled) };
}

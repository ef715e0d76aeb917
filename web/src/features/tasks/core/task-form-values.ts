// What the form of a task holds, and what a template puts into it.
import type { Task } from '@folio/contract/task-shapes';
import type { TaskTemplate } from '@folio/contract/task-templates';
import { addWorkingDays } from '@folio/contract/working-days';
import { assigneeOf } from './assignee-choices.ts';
import { type StepValues, stepsOf, stepsOfTemplate, toSteps } from './step-values.ts';

export interface TaskValues {
  title: string;
  description: string;
  priority: Task['priority'];
  /** An id, a group as "group:user", or null for nobody yet. */
  assignee: string | null;
  startDate: string;
  dueDate: string;
  documentId: number | null;
  /** Slug. */
  tool: string | null;
  websiteId: number | null;
  voiceId: number | null;
  afterTaskId: number | null;
  isSmart: boolean;
  requestType: Task['request_type'];
  type: Task['type'];
  additionalContent: string;
  /** One a line, like the two below. */
  linkedKeywords: string;
  softKeywords: string;
  headings: string;
  categoryName: string;
  /** Words; empty for none. */
  contentLength: string;
  language: string | null;
  sourceIds: number[];
  steps: StepValues[];
}

export const blankTask: TaskValues = {
  title: '',
  description: '',
  priority: 'medium',
  assignee: null,
  startDate: '',
  dueDate: '',
  documentId: null,
  tool: null,
  websiteId: null,
  voiceId: null,
  afterTaskId: null,
  isSmart: false,
  requestType: 'new',
  type: 'ai',
  additionalContent: '',
  linkedKeywords: '',
  softKeywords: '',
  headings: '',
  categoryName: '',
  contentLength: '',
  language: null,
  sourceIds: [],
  steps: [],
};

export const valuesOf = (task: Task): TaskValues => ({
  title: task.title,
  description: task.description,
  priority: task.priority,
  assignee: task.assignee ? String(task.assignee.id) : task.assignees_group && `group:${task.assignees_group}`,
  startDate: task.start_date ?? '',
  dueDate: task.due_date ?? '',
  documentId: task.order_detail_id,
  tool: task.tool_id,
  websiteId: task.website_id,
  voiceId: task.brand_voice_id,
  afterTaskId: task.after_task_id,
  isSmart: task.is_smart,
  requestType: task.request_type,
  type: task.type,
  additionalContent: task.additional_content,
  linkedKeywords: task.linked_keywords.join('\n'),
  softKeywords: task.soft_keywords.join('\n'),
  headings: task.h2_headings.join('\n'),
  categoryName: task.category_name,
  contentLength: task.content_length === null ? '' : String(task.content_length),
  language: task.language,
  sourceIds: task.additional_source_ids,
  steps: stepsOf(task),
});

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The values as calls take them. */
export const columnsOf = (values: TaskValues) => ({
  title: values.title.trim(),
  description: values.description,
  priority: values.priority,
  ...assigneeOf(values.assignee ?? 'nobody'),
  start_date: values.startDate || null,
  due_date: values.dueDate || null,
  order_detail_id: values.documentId,
  tool_id: values.tool,
  website_id: values.websiteId,
  brand_voice_id: values.voiceId,
  after_task_id: values.afterTaskId,
  is_smart: values.isSmart,
  request_type: values.requestType,
  type: values.type,
  additional_content: values.additionalContent,
  linked_keywords: linesOf(values.linkedKeywords),
  soft_keywords: linesOf(values.softKeywords),
  h2_headings: linesOf(values.headings),
  category_name: values.categoryName.trim(),
  content_length: values.contentLength.trim() === '' ? null : Number(values.contentLength),
  language: values.language,
  additional_source_ids: values.sourceIds,
  review_steps: toSteps(values.steps),
});

type Touched = ReadonlySet<keyof TaskValues>;

/** Days of the workspace that due dates count with. */
export interface WorkingDays {
  today: string;
  freeDays: readonly string[];
}

const isEmpty = (value: unknown) => value === '' || value === null || (Array.isArray(value) && value.length === 0);

/** What a template says of the fields of the form. `days` null: the due date is left to the server. */
function valuesOfTemplate(template: TaskTemplate, startDate: string, days: WorkingDays | null): Partial<TaskValues> {
  const { title, description, priority, assignee_id: assignee, assignees_group: group, tool_id: tool } = template.fields;
  const { website_id: websiteId, brand_voice_id: voiceId, request_type: requestType, type, language } = template.fields;
  const { additional_content: additionalContent, category_name: categoryName, content_length: contentLength } = template.fields;
  const { linked_keywords: linked, soft_keywords: soft, h2_headings: headings, additional_source_ids: sources } = template.fields;
  return {
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ...(priority ? { priority } : {}),
    ...(assignee ? { assignee: String(assignee) } : group ? { assignee: `group:${group}` } : {}),
    ...(tool ? { tool } : {}),
    ...(websiteId ? { websiteId } : {}),
    ...(voiceId ? { voiceId } : {}),
    ...(requestType ? { requestType } : {}),
    ...(type ? { type } : {}),
    ...(language ? { language } : {}),
    ...(additionalContent ? { additionalContent } : {}),
    ...(categoryName ? { categoryName } : {}),
    ...(contentLength ? { contentLength: String(contentLength) } : {}),
    ...(linked?.length ? { linkedKeywords: linked.join('\n') } : {}),
    ...(soft?.length ? { softKeywords: soft.join('\n') } : {}),
    ...(headings?.length ? { headings: headings.join('\n') } : {}),
    ...(sources?.length ? { sourceIds: sources } : {}),
    ...(template.days !== null && days ? { dueDate: addWorkingDays(startDate || days.today, template.days, days.freeDays) } : {}),
    ...(template.review_steps.length > 0 ? { steps: stepsOfTemplate(template) } : {}),
  };
}

const fillable = [
  'title',
  'description',
  'priority',
  'assignee',
  'dueDate',
  'tool',
  'websiteId',
  'voiceId',
  'requestType',
  'type',
  'language',
  'additionalContent',
  'categoryName',
  'contentLength',
  'linkedKeywords',
  'softKeywords',
  'headings',
  'sourceIds',
  'steps',
] as const;

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
  const said = template ? valuesOfTemplate(template, values.startDate, days) : {};
  const isFree = (field: keyof TaskValues) => !touched.has(field) || isEmpty(values[field]);
  const filled = fillable.filter(isFree).map((field) => [field, said[field] ?? blankTask[field]]);
  return { ...values, ...Object.fromEntries(filled) };
}

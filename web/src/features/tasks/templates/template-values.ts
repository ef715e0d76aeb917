// Values of the template form.
import type { Task } from '@folio/contract/task-shapes';
import type { TaskTemplate } from '@folio/contract/task-templates';
import { workingDaysBetween } from '@folio/contract/working-days';
import { changedValues } from '../../../ui/changed-values.ts';
import { assigneeOf } from '../core/assignee-choices.ts';
import { type StepValues, stepsOf, stepsOfTemplate, toTemplateSteps } from '../core/step-values.ts';

export type TemplateValues = {
  name: string;
  title: string;
  description: string;
  priority: Task['priority'];
  /** An id, a group as "group:user", or "nobody". */
  assignee_id: string;
  /** Slug. */
  tool_id: string | null;
  website_id: number | null;
  brand_voice_id: number | null;
  /** Working days from start to due date. */
  days: number | null;
  review_steps: StepValues[];
};

export const blankTemplate: TemplateValues = {
  name: '',
  title: '',
  description: '',
  priority: 'medium',
  assignee_id: 'nobody',
  tool_id: null,
  website_id: null,
  brand_voice_id: null,
  days: null,
  review_steps: [],
};

export function valuesOfTemplate(template: TaskTemplate): TemplateValues {
  const { fields, name, days } = template;
  const { assignee_id: assignee, assignees_group: group } = fields;
  return {
    name,
    title: fields.title ?? '',
    description: fields.description ?? '',
    priority: fields.priority ?? 'medium',
    assignee_id: assignee ? String(assignee) : group ? `group:${group}` : 'nobody',
    tool_id: fields.tool_id ?? null,
    website_id: fields.website_id ?? null,
    brand_voice_id: fields.brand_voice_id ?? null,
    days,
    review_steps: stepsOfTemplate(template),
  };
}

/** The values as calls take them; fields that the form does not show stay as they were. */
export function callOf(values: TemplateValues, before: TaskTemplate | null) {
  const { title: _title, description: _description, ...others } = before?.fields ?? {};
  const [title, description] = [values.title.trim(), values.description.trim()];
  return {
    name: values.name.trim(),
    fields: {
      ...others,
      ...(title ? { title } : {}),
      ...(description ? { description } : {}),
      priority: values.priority,
      ...assigneeOf(values.assignee_id),
      tool_id: values.tool_id,
      website_id: values.website_id,
      brand_voice_id: values.brand_voice_id,
    },
    review_steps: toTemplateSteps(values.review_steps),
    days: values.days,
  };
}

/** Returns the changes made in the form since `opened`, to save over another user's version of the template. */
export function changesOf(values: TemplateValues, opened: TaskTemplate, saved: TaskTemplate) {
  const before = callOf(valuesOfTemplate(opened), opened);
  const after = callOf(values, opened);
  const { fields, ...changes } = changedValues(before, after);
  if (!fields) return changes;
  // A call replaces all fields at once.
  const isKept = (name: string) => name in after.fields || !(name in before.fields);
  const others = Object.entries(saved.fields).filter(([name]) => isKept(name));
  return { ...changes, fields: { ...Object.fromEntries(others), ...changedValues<object>(before.fields, after.fields) } };
}

/** Returns the template values of an existing task: all but its dates and document. */
export function templateOfTask(task: Task, freeDays: readonly string[]) {
  const { start_date: start, due_date: due } = task;
  return {
    fields: {
      title: task.title,
      description: task.description,
      additional_content: task.additional_content,
      priority: task.priority,
      request_type: task.request_type,
      type: task.type,
      tool_id: task.tool_id,
      website_id: task.website_id,
      brand_voice_id: task.brand_voice_id,
      additional_source_ids: task.additional_source_ids,
      assignee_id: task.assignee?.id ?? null,
      assignees_group: task.assignees_group,
      linked_keywords: task.linked_keywords,
      soft_keywords: task.soft_keywords,
      h2_headings: task.h2_headings,
      category_name: task.category_name,
      content_length: task.content_length,
      language: task.language,
    },
    review_steps: toTemplateSteps(stepsOf(task)),
    days: start && due ? Math.max(0, workingDaysBetween(start, due, freeDays)) : null,
  };
}

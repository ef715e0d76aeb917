// Fills the form of a tool with the values of a task.
import type { Task } from '@folio/contract/task-shapes';
import type { ToolDetail, ToolField } from '@folio/contract/tool-definition';
import type { ToolInput } from '@folio/contract/tool-values';
import type { FormDraft } from './form-draft.ts';

/** Fields that a task's title and description go into where the tool has no fields of these names: the first that there is. */
const titleFields = ['title', 'topic', 'main_title', 'subject'];
const descriptionFields = ['task_description', 'local_facts', 'notes', 'description'];

const isFilled = (value: unknown) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** True where the field can hold the value: an option, a text within its length, a number within its bounds. */
function fitsField(field: ToolField, value: unknown): boolean {
  if ('options' in field && field.options) return field.options.some((option) => option.value === value);
  if (Array.isArray(value)) return field.type === 'tags' || field.type === 'keywords';
  if (typeof value === 'number') {
    const { min, max } = field as { min?: number | null; max?: number | null };
    return (field.type === 'length' || field.type === 'number') && value >= (min ?? value) && value <= (max ?? value);
  }
  return ['text', 'textarea', 'url', 'language'].includes(field.type);
}

/** Returns the parts of a form's draft set by a task; all others stay as in a fresh form. */
export function draftOfTask(tool: ToolDetail, task: Task): Partial<FormDraft> & { values: ToolInput } {
  const names = tool.fields.map((field) => field.name);
  const titleField = titleFields.find((name) => names.includes(name));
  const descriptionField = descriptionFields.find((name) => names.includes(name));
  const language = tool.fields.find((field) => field.type === 'language');
  const given: Record<string, unknown> = {
    ...(titleField ? { [titleField]: task.title } : {}),
    ...(descriptionField ? { [descriptionField]: task.description } : {}),
    additional_content: task.additional_content,
    request_type: task.request_type,
    linked_keywords: task.linked_keywords,
    keywords: task.linked_keywords,
    soft_keywords: task.soft_keywords,
    h2_headings: task.h2_headings,
    category_name: task.category_name,
    content_length: task.content_length,
    length: task.content_length,
    page_url: task.page_url,
    ...(language && task.language && tool.translation.includes(task.language) ? { [language.name]: task.language } : {}),
  };
  const fits = tool.fields.filter((field) => {
    const value = given[field.name];
    return value !== undefined && isFilled(value) && (field === language || fitsField(field, value));
  });
  return {
    values: Object.fromEntries(fits.map(({ name }) => [name, given[name]])),
    ...(task.brand_voice_id === null ? {} : { brandVoiceId: task.brand_voice_id }),
    ...(task.website_id === null ? {} : { websiteId: task.website_id }),
    sourceIds: task.additional_source_ids,
  };
}

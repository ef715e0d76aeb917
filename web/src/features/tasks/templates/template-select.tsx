import type { TaskTemplate } from '@folio/contract/task-templates';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../ui/use-text.ts';
import { taskTemplatesQuery } from './templates.queries.ts';

interface TemplateSelectProps {
  workspaceId: number;
  value: TaskTemplate | null;
  /** Beside "Template" where it stands for something else, like the rows of a file. */
  label?: string;
  hint?: string;
  /** In the head of a form: without a label and a hint. */
  isInHead?: boolean;
  onChange: (template: TaskTemplate | null) => void;
}

/** A template of the workspace; nothing where it has none. */
export function TemplateSelect({ workspaceId, value, label, hint, isInHead = false, onChange }: TemplateSelectProps) {
  const { t } = useText();
  const templates = useQuery(taskTemplatesQuery(workspaceId)).data?.task_templates ?? [];
  if (templates.length === 0) return null;
  return (
    <Select
      {...(isInHead
        ? { 'aria-label': t('taskPlanning.templates.choose'), title: t('taskPlanning.templates.fills'), w: 180 }
        : { label: label ?? t('taskPlanning.templates.choose'), description: hint ?? t('taskPlanning.templates.fills') })}
      data={[
        { value: 'none', label: t('taskPlanning.templates.none') },
        ...templates.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      allowDeselect={false}
      searchable={templates.length > 8}
      checkIconPosition="right"
      comboboxProps={{ shadow: 'none' }}
      value={value ? String(value.id) : 'none'}
      onChange={(chosen) => onChange(templates.find(({ id }) => String(id) === chosen) ?? null)}
    />
  );
}

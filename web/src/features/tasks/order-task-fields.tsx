// The task created by an order with task assignment: its assignee and due date.
import { taskPriorities, taskTypes } from '@folio/contract/task-words';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DateField } from '../../ui/date-field.tsx';
import { FieldGroup } from '../../ui/field-group.tsx';
import { FieldPair } from '../../ui/field-pair.tsx';
import { fieldId } from '../../ui/tool-fields/field-props.ts';
import { useText } from '../../ui/use-text.ts';
import { assigneeChoices } from './core/assignee-choices.ts';
import { taskPeopleQuery } from './core/tasks.queries.ts';

interface OrderTask {
  type: (typeof taskTypes)[number];
  /** A day, or empty. */
  dueDate: string;
  priority: (typeof taskPriorities)[number];
  /** As in `assigneeChoices`. */
  assignee: string;
}

interface OrderTaskFieldsProps {
  workspaceId: number;
  value: OrderTask;
  /** By the names of the call, like `task.due_date`. */
  errors: Record<string, string>;
  onChange: (part: Partial<OrderTask>) => void;
}

export function OrderTaskFields({ workspaceId, value, errors, onChange }: OrderTaskFieldsProps) {
  const { t } = useText();
  const { data } = useQuery(taskPeopleQuery(workspaceId));
  const people = (data?.users ?? []).map(({ user_id: id, name }) => ({ id, name }));
  const select = { allowDeselect: false, checkIconPosition: 'right' as const, comboboxProps: { shadow: 'none' } };
  return (
    <FieldGroup label={t('taskWriting.section')} style={{ gridColumn: '1 / -1' }}>
      <FieldPair>
        <Select
          {...select}
          id={fieldId('task.type')}
          label={t('taskWriting.type')}
          description={t(`taskWriting.typeHint.${value.type}`)}
          style={{ gridColumn: '1 / -1' }}
          data={taskTypes.map((type) => ({ value: type, label: t(`taskPage.types.${type}`) }))}
          value={value.type}
          error={errors['task.type']}
          onChange={(chosen) => onChange({ type: taskTypes.find((one) => one === chosen) ?? 'ai' })}
        />
        <DateField
          id={fieldId('task.due_date')}
          label={t('tasks.columns.due')}
          value={value.dueDate}
          error={errors['task.due_date']}
          onChange={({ currentTarget }) => onChange({ dueDate: currentTarget.value })}
        />
        <Select
          {...select}
          id={fieldId('task.priority')}
          label={t('tasks.form.priority')}
          data={taskPriorities.map((priority) => ({ value: priority, label: t(`tasks.priorities.${priority}`) }))}
          value={value.priority}
          error={errors['task.priority']}
          onChange={(chosen) => onChange({ priority: taskPriorities.find((one) => one === chosen) ?? 'medium' })}
        />
        <Select
          {...select}
          id={fieldId('task.assignee_id')}
          label={t('tasks.columns.assignee')}
          style={{ gridColumn: '1 / -1' }}
          data={assigneeChoices(people, t)}
          searchable={people.length > 8}
          value={value.assignee}
          error={errors['task.assignee_id'] ?? errors['task.assignees_group']}
          onChange={(assignee) => onChange({ assignee: assignee ?? 'nobody' })}
        />
      </FieldPair>
    </FieldGroup>
  );
}

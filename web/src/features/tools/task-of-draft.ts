// The task of an order as its call names it.
import type { OrderedTask } from '@folio/contract/orders';
import { taskGroups } from '@folio/contract/task-words';
import type { TaskDraft } from './form-draft.ts';

export function taskOfDraft({ type, priority, dueDate, assignee }: TaskDraft): OrderedTask {
  const group = taskGroups.find((one) => `group:${one}` === assignee);
  return {
    type,
    priority,
    ...(dueDate ? { due_date: dueDate } : {}),
    ...(group ? { assignees_group: group } : assignee === 'nobody' ? {} : { assignee_id: Number(assignee) }),
  };
}

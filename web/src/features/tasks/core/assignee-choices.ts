import { taskGroups } from '@folio/contract/task-words';
import type { TFunction } from 'i18next';

/** A person's id, a group as "group:user", or nobody. */
export const assigneeChoices = (people: readonly { id: number; name: string }[], t: TFunction) => [
  { value: 'nobody', label: t('tasks.nobody') },
  ...people.map(({ id, name }) => ({ value: String(id), label: name })),
  ...taskGroups.map((group) => ({ value: `group:${group}`, label: t(`tasks.groups.${group}`) })),
];

/** The same as calls take it. */
export function assigneeOf(choice: string) {
  const group = taskGroups.find((one) => `group:${one}` === choice) ?? null;
  return { assignee_id: group || choice === 'nobody' ? null : Number(choice), assignees_group: group };
}

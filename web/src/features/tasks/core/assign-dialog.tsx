import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useText } from '../../../ui/use-text.ts';
import { assigneeChoices, assigneeOf } from './assignee-choices.ts';
import { taskPeopleQuery } from './tasks.queries.ts';

interface AssignDialogProps {
  workspaceId: number;
  isBusy: boolean;
  onClose: () => void;
  onAssign: (to: ReturnType<typeof assigneeOf>) => void;
}

/** Whose the selected tasks become. */
export function AssignDialog({ workspaceId, isBusy, onClose, onAssign }: AssignDialogProps) {
  const { t } = useText();
  const [choice, setChoice] = useState<string | null>(null);
  const members = useQuery(taskPeopleQuery(workspaceId)).data?.users ?? [];
  const people = members.filter((one) => !one.is_disabled).map(({ user_id: id, name }) => ({ id, name }));
  return (
    <FormDialog
      title={t('taskViews.assign.title')}
      verb={t('taskViews.assign.action')}
      isBusy={isBusy}
      isDisabled={choice === null}
      onClose={onClose}
      onSubmit={() => choice !== null && onAssign(assigneeOf(choice))}
    >
      <Select
        label={t('tasks.columns.assignee')}
        data={assigneeChoices(people, t)}
        searchable
        data-autofocus
        checkIconPosition="right"
        comboboxProps={{ shadow: 'none' }}
        value={choice}
        onChange={setChoice}
      />
    </FormDialog>
  );
}

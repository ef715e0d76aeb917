// When an approved task is published: a date and time of the workspace's time zone.
import { instantOf } from '@folio/contract/working-days';
import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { workspaceQuery } from '../../base/workspace.queries.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useText } from '../../ui/use-text.ts';

interface ScheduleDialogProps {
  workspaceId: number;
  isBusy: boolean;
  onClose: () => void;
  /** Gets an ISO instant. */
  onSchedule: (publishAt: string) => void;
}

export function ScheduleDialog({ workspaceId, isBusy, onClose, onSchedule }: ScheduleDialogProps) {
  const { t } = useText();
  const [time, setTime] = useState('');
  const zone = useQuery(workspaceQuery(workspaceId)).data?.workspace?.time_zone;
  return (
    <FormDialog
      title={t('taskDates.scheduleTitle')}
      verb={t('taskDates.schedule')}
      isBusy={isBusy}
      isDisabled={time === '' || zone === undefined}
      onClose={onClose}
      onSubmit={() => zone !== undefined && onSchedule(instantOf(time, zone).toISOString())}
    >
      <TextInput
        type="datetime-local"
        label={t('taskDates.when', { zone: zone ?? '' })}
        data-autofocus
        value={time}
        onChange={({ currentTarget }) => setTime(currentTarget.value)}
      />
    </FormDialog>
  );
}

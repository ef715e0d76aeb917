// When an approved task is published: a date and time of the workspace's time zone.
import { instantOf } from '@folio/contract/working-days';
import { useState } from 'react';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useText } from '../../ui/use-text.ts';

interface ScheduleDialogProps {
  /** IANA name: the time is of this zone. */
  zone: string;
  isBusy: boolean;
  onClose: () => void;
  /** Gets an ISO instant. */
  onSchedule: (publishAt: string) => void;
}

export function ScheduleDialog({ zone, isBusy, onClose, onSchedule }: ScheduleDialogProps) {
  const { t } = useText();
  const [time, setTime] = useState('');
  return (
    <FormDialog
      title={t('taskDates.scheduleTitle')}
      verb={t('taskDates.schedule')}
      isBusy={isBusy}
      isDisabled={time === ''}
      onClose={onClose}
      onSubmit={() => onSchedule(instantOf(time, zone).toISOString())}
    >
      <DateField
        type="datetime-local"
        label={t('taskDates.when', { zone })}
        data-autofocus
        value={time}
        onChange={({ currentTarget }) => setTime(currentTarget.value)}
      />
    </FormDialog>
  );
}

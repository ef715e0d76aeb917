// The time of automatic publication, with a button to cancel it, and the reason of the last failure.

import type { Task } from '@folio/contract/task-shapes';
import { wallTimeIn } from '@folio/contract/working-days';
import { Alert, Button } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { formatDateTime } from '../../ui/intl-format.ts';
import { useText } from '../../ui/use-text.ts';
import { usePublishSchedule } from './use-publish-schedule.ts';

export function PublishTime({ task }: { task: Task }) {
  const { t, language } = useText();
  const schedule = usePublishSchedule(task, () => {});
  const zone = task.time_zone;
  if (task.publish_at !== null) {
    const when = `${formatDateTime(wallTimeIn(zone, new Date(task.publish_at)), language)} (${zone})`;
    return (
      <Alert variant="outline">
        <p>{t('taskDates.scheduled', { when })}</p>
        {task.can.publish ? (
          <Button variant="default" size="compact-md" mt="xs" loading={schedule.isPending} onClick={() => schedule.mutate(null)}>
            {t('taskDates.cancel')}
          </Button>
        ) : null}
      </Alert>
    );
  }
  if (task.publish_error === null) return null;
  return (
    <Alert variant="outline" color="red">
      {t('taskDates.failed', { reason: task.publish_error })}
    </Alert>
  );
}

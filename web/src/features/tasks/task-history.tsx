import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { useDownload } from '../../base/use-download.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatAgo, formatDateTime } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './core/tasks.module.css';
import { taskHistoryQuery } from './core/tasks.queries.ts';

/** History of a task, newest first: user, action, step, and note. */
export function TaskHistory({ id }: { id: number }) {
  const { t, language } = useText();
  const { data, isError, refetch } = useQuery(taskHistoryQuery(id));
  const pdf = useDownload(() => api.taskRecords.show({ id, format: 'pdf' }), `record-of-approval-${id}.pdf`);
  const json = useDownload(() => api.taskRecords.show({ id, format: 'json' }), `record-of-approval-${id}.json`);
  return (
    <Panel title={t('tasks.history')}>
      <Row mb={16} gap={8} wrap>
        <Button variant="default" loading={pdf.isPending} onClick={() => pdf.mutate()}>
          {t('taskPage.recordPdf')}
        </Button>
        <Button variant="default" loading={json.isPending} onClick={() => json.mutate()}>
          {t('taskPage.recordJson')}
        </Button>
      </Row>
      {isError && !data ? <ErrorState title={t('tasks.failedOne')} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <SkeletonRows rows={4} /> : null}
      <Stack as="ol" gap={14}>
        {data?.taskHistory.map((event) => (
          <Stack as="li" key={event.id} gap={4}>
            <span>
              {t(`tasks.events.${event.verdict ?? event.kind}`, {
                name: event.impersonator
                  ? t('tasks.actingAs', { name: event.impersonator.name, as: event.user?.name ?? '' })
                  : (event.user?.name ?? event.guest?.name ?? ''),
                step: event.step || t('tasks.review.decision'),
                defaultValue: '',
              })}
            </span>
            <Text as="time" size="sm" tone="quiet" dateTime={event.at} title={formatDateTime(event.at, language)}>
              {formatAgo(event.at, language)}
            </Text>
            {event.note ? <p className={classes.note}>{event.note}</p> : null}
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
}

// Links in a task's document: whether they answer, and which the brief asks for. A broken one holds publishing.

import type { TaskLink } from '@folio/contract/task-links';
import type { Task } from '@folio/contract/task-shapes';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconRefresh } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatAgo } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { WordBadge } from '../../ui/state-badge.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { taskLinksQuery } from './core/tasks.queries.ts';
import classes from './task-links.module.css';

const kinds = { ok: 'ready', broken: 'failed', unclear: 'hold', not_live: 'hold', waived: 'off', unchecked: 'off' } as const;

export function TaskLinks({
  task: { id },
  suggestions,
}: {
  task: Task /** Links that the text could have. */;
  suggestions: ReactNode;
}) {
  const { t } = useText();
  const client = useQueryClient();
  const query = taskLinksQuery(id);
  const { data, isError, refetch } = useQuery(query);
  const after = {
    onSuccess: (answer: NonNullable<typeof data>) => client.setQueryData(query.queryKey, answer),
    onError: (error: unknown) => toastError(messageOf(error)),
  };
  const check = useMutation({ mutationFn: () => api.taskLinks.check({ id }), ...after });
  const waive = useMutation({ mutationFn: (url: string) => api.taskLinks.waive({ id, url }), ...after });
  if (isError && !data) return <ErrorState title={t('tasks.failedOne')} onRetry={() => void refetch()} />;
  const broken = data?.links.filter(({ state }) => state === 'broken').length ?? 0;
  return (
    <>
      <Panel title={t('taskPage.links')}>
        {data ? null : <SkeletonRows rows={3} />}
        {data?.links.length === 0 ? (
          <Text size="sm" tone="quiet">
            {t('taskPage.noLinks')}
          </Text>
        ) : null}
        {broken > 0 ? (
          <Row as="output" tone="failed" weight="medium" mb={12} gap={8}>
            <IconAlertTriangle size={16} aria-hidden="true" />
            {t('taskPage.brokenLinks', { count: broken })}
          </Row>
        ) : null}
        <Stack as="ul" mb={14} className={classes.list}>
          {data?.links.map((link, index) => (
            <LinkRow
              key={`${index} ${link.url}`}
              link={link}
              canWaive={data.can.waive}
              isBusy={waive.isPending}
              onWaive={() => waive.mutate(link.url)}
            />
          ))}
        </Stack>
        {data?.can.check ? (
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} stroke={1.7} aria-hidden="true" />}
            loading={check.isPending}
            onClick={() => check.mutate()}
          >
            {t('taskPage.checkLinks')}
          </Button>
        ) : null}
      </Panel>
      {data && data.wanted.length > 0 ? (
        <Panel title={t('taskPage.wanted')}>
          <Stack as="ul" mb={14} className={classes.list}>
            {data.wanted.map(({ keyword, is_there: isThere }) => (
              <Row as="li" key={keyword} py={6} gap={8} wrap>
                {isThere ? <IconCheck size={16} aria-hidden="true" /> : <IconAlertTriangle size={16} aria-hidden="true" />}
                {keyword}
                <Text as="span" size="sm" tone="quiet">
                  {t(isThere ? 'taskPage.isThere' : 'taskPage.isMissing')}
                </Text>
              </Row>
            ))}
          </Stack>
        </Panel>
      ) : null}
      <Panel title={t('taskPage.suggestedLinks')}>{suggestions}</Panel>
    </>
  );
}

interface LinkRowProps {
  link: TaskLink;
  canWaive: boolean;
  isBusy: boolean;
  onWaive: () => void;
}

function LinkRow({ link, canWaive, isBusy, onWaive }: LinkRowProps) {
  const { t, language } = useText();
  const { words, url, state, status, checked_at: checkedAt, waived_by: waivedBy, task } = link;
  return (
    <li className={classes.link}>
      <Stack breaks flex="shrink">
        <strong>{words || url}</strong>
        <Text as="span" size="sm" tone="quiet">
          {url}
        </Text>
        {task ? (
          <Text as="span" size="sm" tone="quiet">
            {t('taskPage.pageOf', { title: task.title })}
          </Text>
        ) : null}
        {waivedBy ? (
          <Text as="span" size="sm" tone="quiet">
            {t('taskPage.waivedBy', { name: waivedBy.name })}
          </Text>
        ) : null}
      </Stack>
      <WordBadge kind={kinds[state]}>
        {[t(`taskPage.linkStates.${state}`), state === 'ok' ? null : status].filter(Boolean).join(' ')}
      </WordBadge>
      <Text as="span" size="sm" tone="quiet">
        {checkedAt ? formatAgo(checkedAt, language) : null}
      </Text>
      {state === 'broken' && canWaive ? (
        <Button variant="subtle" size="compact-sm" disabled={isBusy} onClick={onWaive}>
          {t('taskPage.waive')}
        </Button>
      ) : null}
    </li>
  );
}

// The calendar feed of the caller: created, shown once to be copied, replaced and revoked.
import type { CalendarFeed } from '@folio/contract/calendars';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { AskFirst } from '../../ui/ask-first.tsx';
import { CodeLine } from '../../ui/code-box.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { agoWithin, formatDay } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { calendarFeedQuery } from './calendars.queries.ts';

interface CalendarFeedDialogProps {
  /** Null: the tasks of all workspaces. */
  workspaceId: number | null;
  onClose: () => void;
}

export function CalendarFeedDialog({ workspaceId, onClose }: CalendarFeedDialogProps) {
  const { t } = useText();
  const client = useQueryClient();
  const [asked, setAsked] = useState<'replace' | 'revoke' | null>(null);
  const { data, isError, refetch } = useQuery(calendarFeedQuery(workspaceId));
  const done = ({ message }: { message?: string | undefined }) => {
    setAsked(null);
    toastSuccess(message);
    return invalidate(client, 'calendar_feed.changed');
  };
  const onError = (error: unknown) => toastError(messageOf(error));
  const create = useMutation({
    mutationFn: () => api.calendars.createFeedLink({ workspace_id: workspaceId }),
    onSuccess: done,
    onError,
  });
  const revoke = useMutation({
    mutationFn: () => api.calendars.revokeFeedLink({ workspace_id: workspaceId }),
    onSuccess: (answer) => {
      create.reset();
      return done(answer);
    },
    onError,
  });
  const isBusy = create.isPending || revoke.isPending;
  const feed = data?.calendar_feed;
  return (
    <Dialog title={t('calendars.title')} size={560} variant="form" onClose={onClose}>
      <Stack gap={14}>
        <p>{t(workspaceId === null ? 'calendars.leadAll' : 'calendars.lead')}</p>
        <Text size="sm" tone="quiet">
          {t('calendars.warning')}
        </Text>
        {isError && !data ? <ErrorState title={t('calendars.failed')} onRetry={() => void refetch()} /> : null}
        {!data && !isError ? <SkeletonRows rows={1} /> : null}
        {create.data ? (
          <Stack px={14} py={14} line="around" gap={14}>
            <p>
              <strong>{t('calendars.created')}</strong>
            </p>
            <CodeLine text={create.data.url} label={t('calendars.title')} />
            <Text size="sm" tone="quiet">
              {t('calendars.add')}
            </Text>
          </Stack>
        ) : null}
        {feed && !create.data ? <FeedFacts feed={feed} /> : null}
        {feed === null ? (
          <Text size="sm" tone="quiet">
            {t('calendars.none')}
          </Text>
        ) : null}
        <Row gap={8} align="stretch" justify="end" wrap>
          {feed ? (
            <>
              <Button variant="default" disabled={isBusy} onClick={() => setAsked('revoke')}>
                {t('calendars.revoke')}
              </Button>
              <Button variant="default" disabled={isBusy} onClick={() => setAsked('replace')}>
                {t('calendars.replace')}
              </Button>
            </>
          ) : null}
          {feed === null ? (
            <Button data-autofocus loading={isBusy} onClick={() => create.mutate()}>
              {t('calendars.create')}
            </Button>
          ) : null}
          {create.data ? <Button onClick={onClose}>{t('calendars.done')}</Button> : null}
        </Row>
      </Stack>
      <AskFirst
        isAsking={asked !== null}
        loss={t(asked === 'revoke' ? 'calendars.revokeText' : 'calendars.replaceText')}
        verb={t(asked === 'revoke' ? 'calendars.revoke' : 'calendars.replace')}
        isBusy={isBusy}
        onConfirm={() => (asked === 'revoke' ? revoke : create).mutate()}
        onKeep={() => setAsked(null)}
      />
    </Dialog>
  );
}

function FeedFacts({ feed }: { feed: CalendarFeed }) {
  const { t, language } = useText();
  const { created_at: created, last_read_at: read } = feed;
  return (
    <Stack as="p" px={14} py={12} line="around" gap={2}>
      <span>{t('calendars.since', { day: formatDay(created, language) })}</span>
      <Text as="span" size="sm" tone="quiet">
        {read === null ? t('calendars.notRead') : t('calendars.read', { time: agoWithin(read, language) })}
      </Text>
    </Stack>
  );
}

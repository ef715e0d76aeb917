// Notifications in the control panel: groups that are notified of events together, and the delivery log.
import type { NotificationGroup } from '@folio/contract/notifications';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { GroupRow } from './group-row.tsx';
import { groupsQuery } from './groups.queries.ts';

const GroupDialog = lazy(() => import('./group-dialog.tsx').then((module) => ({ default: module.GroupDialog })));

/** The last group of a page deleted leads to the page before. */
export function NotificationsSection() {
  const { t } = useText();
  const [page, setPage] = useState(1);
  const { data, isPending, refetch } = useQuery(groupsQuery(page));
  const [open, setOpen] = useState<NotificationGroup | 'new' | null>(null);
  const create = data?.can.create ? (
    <Button style={{ flex: 'none' }} leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setOpen('new')}>
      {t('notices.create')}
    </Button>
  ) : null;
  return (
    <Stack gap="page">
      <Panel isFlush title={t('notices.groups')} aside={data?.recordsTotal ? create : null}>
        {isPending ? <SkeletonRows rows={3} /> : null}
        {!isPending && !data ? <ErrorState title={t('notices.groupsFailed')} onRetry={() => void refetch()} /> : null}
        {data?.recordsTotal === 0 ? (
          <EmptyCard title={t('notices.groupsNone')} sample={t('samples.groups', { returnObjects: true })} action={create}>
            {t('notices.groupsNoneLead')}
          </EmptyCard>
        ) : null}
        {data && data.recordsTotal > 0 ? (
          <>
            <ul aria-label={t('notices.groups')}>
              {data.notification_groups.map((group) => (
                <GroupRow key={group.id} group={group} onEdit={() => setOpen(group)} />
              ))}
            </ul>
            {data.recordsFiltered > 10 || page > 1 ? (
              <Stack line="top">
                <Pager page={page} total={data.recordsFiltered} onChange={setPage} />
              </Stack>
            ) : null}
          </>
        ) : null}
      </Panel>
      <DeliveryLog />
      <Suspense fallback={null}>
        {open && data ? (
          <GroupDialog group={open === 'new' ? null : open} events={data.events} onClose={() => setOpen(null)} />
        ) : null}
      </Suspense>
    </Stack>
  );
}

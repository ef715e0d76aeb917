// `/task-assignment/import`: many tasks from a file, or from the documents of a bulk order.
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useWorkspaceId } from '../base/workspace.ts';
import { bulkListQuery } from '../features/bulk-orders/bulk-orders.queries.ts';
import { taskCountsQuery } from '../features/tasks/core/tasks.queries.ts';
import classes from '../features/tasks/import/import.module.css';
import { ImportResult } from '../features/tasks/import/import-result.tsx';
import { ImportSource } from '../features/tasks/import/import-source.tsx';
import { useTaskImport } from '../features/tasks/import/use-task-import.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { Stack } from '../ui/stack.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

/** Bulk orders to choose from: the newest ones. */
const offeredOrders = 50;

/** Redirects users without permission to create tasks to the list. The personal workspace has no tasks. */
export function TaskImportPage() {
  const workspaceId = useWorkspaceId();
  const counts = useQuery(taskCountsQuery(workspaceId));
  if (workspaceId === null || counts.data?.can.create === false) return <Navigate to="/task-assignment" replace />;
  if (counts.isPending) {
    return (
      <PageFrame>
        <SkeletonRows rows={6} />
      </PageFrame>
    );
  }
  return <TaskImport key={workspaceId} workspaceId={workspaceId} />;
}

function TaskImport({ workspaceId }: { workspaceId: number }) {
  const { t } = useText();
  const navigate = useNavigate();
  const tasks = useTaskImport(workspaceId, () => void navigate({ to: '/task-assignment' }));
  const orders = useQuery(bulkListQuery(workspaceId, {}, undefined, offeredOrders)).data?.bulk_orders ?? [];
  usePageTitle(t('taskPlanning.many.title'));
  const { judged, create } = tasks;
  const canCreate = judged !== undefined && judged.count > 0 && judged.faults_total === 0 && !tasks.isJudging && !tasks.fault;
  return (
    <PageFrame>
      <Stack mb={10}>
        <Breadcrumbs
          crumbs={[{ label: t('shell.tasks'), link: { to: '/task-assignment' } }, { label: t('taskPlanning.many.title') }]}
        />
      </Stack>
      <PageHeader
        title={t('taskPlanning.many.title')}
        lead={t('taskPlanning.many.lead')}
        actions={
          judged ? (
            <Button data-submit disabled={!canCreate} loading={tasks.isCreating} onClick={create}>
              {t('taskPlanning.many.create', { count: judged.count })}
            </Button>
          ) : null
        }
      />
      <div className={classes.page}>
        <ImportSource
          workspaceId={workspaceId}
          tasks={tasks}
          orders={orders.map(({ id, title }) => ({ id, name: `${title} (${id})` }))}
        />
        {judged && !tasks.fault ? <ImportResult judged={judged} isBusy={tasks.isJudging} /> : null}
        {!judged && tasks.isJudging ? (
          <output>
            {t('taskPlanning.many.reading')}
            <SkeletonRows rows={4} />
          </output>
        ) : null}
      </div>
    </PageFrame>
  );
}

// `/task-assignment/templates`: templates of the workspace's tasks; the one that is open is in the address.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useWorkspaceId } from '../base/workspace.ts';
import { WorkspaceNeeded } from '../base/workspace-needed.tsx';
import { TemplateForm } from '../features/tasks/templates/template-form.tsx';
import { TemplateList } from '../features/tasks/templates/template-list.tsx';
import classes from '../features/tasks/templates/templates.module.css';
import { taskTemplatesQuery } from '../features/tasks/templates/templates.queries.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { EmptyCard } from '../ui/empty-card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { Stack } from '../ui/stack.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import { useTaskChoices } from './use-task-choices.ts';

const route = getRouteApi('/shell/task-assignment/templates');

/** Managers edit templates, members read them. The personal workspace has none. */
export function TaskTemplatesPage() {
  const { t } = useText();
  const { template: asked } = route.useSearch();
  const navigate = useNavigate();
  const workspaceId = useWorkspaceId();
  const { data, isPending, isError, refetch } = useQuery({
    ...taskTemplatesQuery(workspaceId ?? 0),
    enabled: workspaceId !== null,
  });
  // The form restarts with the saved values.
  const [saves, setSaves] = useState(0);
  // Without a template in the address the first one is open, and stays so when another one comes before it.
  const [first, setFirst] = useState<number | null>(null);
  const canKeep = data?.can.create ?? false;
  const { websites, voices } = useTaskChoices(workspaceId, canKeep);
  usePageTitle(t('taskPlanning.templates.title'));
  const open = (template: number | 'new' | undefined, shouldReplace = false) =>
    void navigate({ to: '/task-assignment/templates', search: template ? { template } : {}, replace: shouldReplace });
  const templates = data?.task_templates ?? [];
  const isFirstGone = !templates.some(({ id }) => id === first);
  if (templates[0] && isFirstGone) setFirst(templates[0].id);
  const shown = asked === 'new' ? null : templates.find(({ id }) => id === (asked ?? first));
  const isEditing = canKeep && (asked === 'new' || (shown !== undefined && shown !== null));
  const create = canKeep ? (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => open('new')}>
      {t('taskPlanning.templates.new')}
    </Button>
  ) : null;
  const isEmpty = workspaceId === null || (data !== undefined && templates.length === 0 && !isEditing);
  return (
    <PageFrame>
      <Stack mb={10}>
        <Breadcrumbs
          crumbs={[{ label: t('shell.tasks'), link: { to: '/task-assignment' } }, { label: t('taskPlanning.templates.label') }]}
        />
      </Stack>
      <PageHeader
        title={t('taskPlanning.templates.title')}
        lead={t('taskPlanning.templates.lead')}
        actions={asked === 'new' || isEmpty ? null : create}
      />
      {workspaceId !== null && isPending ? <SkeletonRows rows={5} /> : null}
      {isError && !data ? <ErrorState title={t('taskPlanning.templates.failed')} onRetry={() => void refetch()} /> : null}
      {isEmpty ? (
        <Panel isFlush>
          {workspaceId === null ? (
            <WorkspaceNeeded title={t('taskPlanning.templates.empty')} sample={t('samples.templates', { returnObjects: true })}>
              {t('workspaces.needed.tasks')}
            </WorkspaceNeeded>
          ) : (
            <EmptyCard
              title={t('taskPlanning.templates.empty')}
              sample={t('samples.templates', { returnObjects: true })}
              action={create}
            >
              {t(create ? 'taskPlanning.templates.emptyLead' : 'taskPlanning.templates.emptyPlain')}
            </EmptyCard>
          )}
        </Panel>
      ) : null}
      {workspaceId !== null && data && !isEmpty ? (
        <div className={classes.page} data-single={templates.length === 0 || !isEditing || undefined}>
          {templates.length > 0 ? <TemplateList templates={templates} openId={shown?.id ?? null} canOpen={canKeep} /> : null}
          {isEditing ? (
            <TemplateForm
              key={`${shown?.id ?? 'new'} ${saves}`}
              workspaceId={workspaceId}
              template={shown ?? null}
              websites={websites}
              voices={voices}
              onSaved={(id) => {
                setSaves(saves + 1);
                open(id, true);
              }}
              onDeleted={() => open(undefined, true)}
            />
          ) : null}
        </div>
      ) : null}
    </PageFrame>
  );
}

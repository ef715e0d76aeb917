// `/calendar`: work, reviews and publications by day, of a workspace, or in Personal the caller's own; all of it is in the address.
import { Button, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCalendarShare, IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { today } from '../base/calendar-days.ts';
import { useMe } from '../base/use-me.ts';
import { useWorkspaceId } from '../base/workspace.ts';
import { WorkspaceNeeded } from '../base/workspace-needed.tsx';
import { Calendar } from '../features/calendars/calendar.tsx';
import { CalendarFilters } from '../features/calendars/calendar-filters.tsx';
import { CalendarLead } from '../features/calendars/calendar-lead.tsx';
import { type CalendarSearch, type CalendarViewName, readCalendarSearch } from '../features/calendars/calendar-search.ts';
import { taskPeopleQuery } from '../features/tasks/core/tasks.queries.ts';
import { websiteListQuery } from '../features/websites/websites.queries.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { MenuLink } from '../ui/menu-parts.tsx';
import { MenuDropdown } from '../ui/opened-menu.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useShortcuts } from '../ui/use-shortcuts.ts';
import { useText } from '../ui/use-text.ts';
import { useTaskChoices } from './use-task-choices.ts';

const CalendarFeedDialog = lazy(() =>
  import('../features/calendars/calendar-feed-dialog.tsx').then((module) => ({ default: module.CalendarFeedDialog })),
);
const TaskForm = lazy(() => import('../features/tasks/task-form.tsx').then((module) => ({ default: module.TaskForm })));
const route = getRouteApi('/shell/calendar');

export function CalendarPage() {
  const { t } = useText();
  const search = readCalendarSearch({ ...route.useSearch() });
  const navigate = useNavigate();
  const workspaceId = useWorkspaceId();
  const me = useMe();
  const isPhone = useMediaQuery('(max-width: 991px)', false, { getInitialValueInEffect: false });
  const [isSharing, setSharing] = useState(false);
  const [isCreating, setCreating] = useState(false);
  const members = useQuery({ ...taskPeopleQuery(workspaceId ?? 0), enabled: workspaceId !== null }).data?.users ?? [];
  const websites = useQuery(websiteListQuery(workspaceId, '', 1, 100)).data?.websites ?? [];
  const choices = useTaskChoices(workspaceId, isCreating && workspaceId !== null);
  usePageTitle(t('calendar.title'));
  const view: CalendarViewName = search.view ?? (isPhone ? 'agenda' : 'month');
  const date = search.date ?? today();
  const open = (changes: Partial<CalendarSearch>) =>
    void navigate({ to: '/calendar', search: { ...search, ...changes }, replace: true });
  useShortcuts({
    withModifier: {},
    alone: {
      t: () => open({ date: undefined }),
      m: () => open({ view: 'month' }),
      w: () => open({ view: 'week' }),
      a: () => open({ view: 'agenda' }),
    },
  });
  const filter = {
    workspace_id: workspaceId,
    ...(search.assignee ? { assignee_id: search.assignee } : {}),
    ...(search.website ? { website_id: search.website } : {}),
    ...(search.tool ? { tool: search.tool } : {}),
  };
  const people = members.map(({ user_id: id, name }) => ({ id, name }));
  const hasTasks = !me.user_info.extra_info.hide_generic_task_assignment;
  const groups = [
    ...(hasTasks ? (['tasks'] as const) : []),
    'publications' as const,
    ...(me.user_info.can.open_campaigns ? (['campaigns'] as const) : []),
  ];
  const mayCreate = hasTasks && workspaceId !== null && me.user_info.role !== 'user';
  return (
    <PageFrame>
      <PageHeader
        title={t('calendar.title')}
        lead={<CalendarLead view={view} date={date} filter={filter} hidden={search.hide} />}
        actions={
          <>
            {hasTasks ? (
              <Button
                variant="default"
                leftSection={<IconCalendarShare size={16} aria-hidden="true" />}
                onClick={() => setSharing(true)}
              >
                {t('calendars.open')}
              </Button>
            ) : null}
            {mayCreate ? (
              <Menu position="bottom-end">
                <Menu.Target>
                  <Button
                    leftSection={<IconPlus size={16} aria-hidden="true" />}
                    rightSection={<IconChevronDown size={15} aria-hidden="true" />}
                  >
                    {t('calendar.new')}
                  </Button>
                </Menu.Target>
                <MenuDropdown>
                  <Menu.Item onClick={() => setCreating(true)}>{t('calendar.newTask')}</Menu.Item>
                  <MenuLink to="/task-assignment" search={{ status: 'approved' }}>
                    {t('calendar.newPublication')}
                  </MenuLink>
                </MenuDropdown>
              </Menu>
            ) : null}
          </>
        }
      />
      <Calendar
        view={view}
        date={date}
        filter={filter}
        groups={groups}
        hidden={search.hide}
        lanes={search.lanes ?? 'person'}
        onLanes={(lanes) => open({ lanes })}
        people={people}
        websites={new Map(websites.map(({ id, name }) => [id, name]))}
        onView={(next) => open({ view: next })}
        onDate={(next) => open({ date: next })}
        onHide={(hide) => open({ hide })}
        renderFilters={(chips) => (
          <CalendarFilters
            chips={chips}
            search={search}
            people={people}
            websites={websites}
            tools={me.templates.map(({ slug, name }) => ({ slug, name }))}
            onChange={open}
          />
        )}
        empty={
          workspaceId === null ? (
            <WorkspaceNeeded title={t('calendar.empty')}>{t('workspaces.needed.calendar')}</WorkspaceNeeded>
          ) : (
            <EmptyState
              title={t('calendar.empty')}
              action={mayCreate ? <Button onClick={() => setCreating(true)}>{t('tasks.new')}</Button> : null}
            >
              {t('calendar.emptyLead')}
            </EmptyState>
          )
        }
      />
      <Suspense fallback={null}>
        {isSharing ? <CalendarFeedDialog workspaceId={workspaceId} onClose={() => setSharing(false)} /> : null}
        {isCreating && workspaceId !== null ? (
          <TaskForm
            workspaceId={workspaceId}
            task={null}
            {...choices}
            onClose={() => setCreating(false)}
            onCreated={(id) => void navigate({ to: '/task-assignment/$id/{-$tab}', params: { id: String(id) } })}
          />
        ) : null}
      </Suspense>
    </PageFrame>
  );
}

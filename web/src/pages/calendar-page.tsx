// `/calendar`: work, reviews, publications, campaigns and translations by day, of a workspace, or in Personal the caller's own; one group or one campaign
// alone where the address says so.
import { type CalendarGroup, calendarGroups } from '@folio/contract/calendar-words';
import type { Campaign } from '@folio/contract/campaign-shapes';
import { Button, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCalendarShare, IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { messageOf } from '../base/api.ts';
import { today } from '../base/calendar-days.ts';
import { useMe } from '../base/use-me.ts';
import { useWorkspaceId } from '../base/workspace.ts';
import { WorkspaceNeeded } from '../base/workspace-needed.tsx';
import { Calendar } from '../features/calendars/calendar.tsx';
import { CalendarFilters, countCalendarFilters } from '../features/calendars/calendar-filters.tsx';
import { CalendarLead } from '../features/calendars/calendar-lead.tsx';
import { type CalendarSearch, type CalendarViewName, readCalendarSearch } from '../features/calendars/calendar-search.ts';
import { campaignQuery } from '../features/campaigns/campaigns.queries.ts';
import { taskPeopleQuery } from '../features/tasks/core/tasks.queries.ts';
import { websiteListQuery } from '../features/websites/websites.queries.ts';
import { EmptyCard } from '../ui/empty-card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { MenuLink } from '../ui/menu-parts.tsx';
import { MenuDropdown } from '../ui/opened-menu.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Row } from '../ui/row.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { Text } from '../ui/text.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useShortcuts } from '../ui/use-shortcuts.ts';
import { useText } from '../ui/use-text.ts';
import { useTaskChoices } from './use-task-choices.ts';

const CalendarFeedDialog = lazy(() =>
  import('../features/calendars/calendar-feed-dialog.tsx').then((module) => ({ default: module.CalendarFeedDialog })),
);
const TaskForm = lazy(() => import('../features/tasks/task-form.tsx').then((module) => ({ default: module.TaskForm })));
const route = getRouteApi('/shell/calendar');

/** Today while the campaign lasts, else its first day. */
function firstDay({ from, to }: Campaign): string {
  const now = today();
  return from && (now < from || (to && now > to)) ? from : now;
}

export function CalendarPage() {
  const { t } = useText();
  const asked = readCalendarSearch({ ...route.useSearch() });
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
  const { extra_info: company, can } = me.user_info;
  const hasTasks = !company.hide_generic_task_assignment;
  const groups: CalendarGroup[] = [
    ...(hasTasks ? (['tasks'] as const) : []),
    'publications',
    ...(can.open_campaigns ? (['campaigns'] as const) : []),
    ...(can.open_translation_manager ? (['translations'] as const) : []),
  ];
  // Groups that the reader cannot open are no filters.
  const of = groups.find((one) => one === asked.of);
  const campaignId = can.open_campaigns ? asked.campaign : undefined;
  const search: CalendarSearch = { ...asked, of, campaign: campaignId };
  const plan = useQuery({ ...campaignQuery(campaignId ?? 0), enabled: campaignId !== undefined });
  const campaign = campaignId === undefined ? undefined : plan.data;
  const date = search.date ?? (campaign ? firstDay(campaign) : today());
  const view: CalendarViewName = search.view ?? (isPhone ? 'agenda' : 'month');
  const open = (changes: Partial<CalendarSearch>) =>
    void navigate({ to: '/calendar', search: { ...search, ...changes }, replace: true });
  const emptyGroup = campaign ? 'campaigns' : of === 'tasks' || of === 'translations' ? of : null;
  const isAlone = of !== undefined || campaignId !== undefined;
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
    workspace_id: campaign?.workspace_id ?? workspaceId,
    ...(of ? { kinds: [...calendarGroups[of]] } : {}),
    ...(campaign ? { kinds: [...calendarGroups.campaigns], campaign_id: campaign.id } : {}),
    ...(search.whose ? { view: search.whose } : {}),
    ...(search.status ? { status: [search.status] } : {}),
    ...(search.search ? { search: search.search } : {}),
    ...(search.assignee ? { assignee_id: search.assignee } : {}),
    ...(search.website ? { website_id: search.website } : {}),
    ...(search.tool ? { tool: search.tool } : {}),
  };
  const filterCount = countCalendarFilters(search);
  // An agenda without entries has nothing to show.
  const sampleOf = (days: ReactNode) => (view === 'agenda' ? t('samples.tasks', { returnObjects: true }) : { drawing: days });
  const people = members.map(({ user_id: id, name }) => ({ id, name }));
  const canCreate = hasTasks && workspaceId !== null && me.user_info.role !== 'user';
  return (
    <PageFrame>
      <PageHeader
        title={t('calendar.title')}
        lead={
          campaignId !== undefined && !campaign ? (
            '\u00a0'
          ) : (
            <CalendarLead view={view} date={date} filter={filter} hidden={isAlone ? undefined : search.hide} />
          )
        }
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
            {canCreate ? (
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
      {campaignId !== undefined && plan.isPending ? <SkeletonRows rows={8} /> : null}
      {campaignId !== undefined && plan.isError && !campaign ? (
        <>
          <Scope name={t('calendar.groups.campaigns')} />
          <ErrorState title={t('calendar.failed')} message={messageOf(plan.error)} onRetry={() => void plan.refetch()} />
        </>
      ) : null}
      {campaignId !== undefined && !campaign ? null : (
        <Calendar
          view={view}
          date={date}
          filter={filter}
          groups={groups}
          hidden={isAlone ? null : search.hide}
          scope={isAlone ? <Scope name={campaign?.name ?? t(`calendar.groups.${of ?? 'campaigns'}`)} /> : null}
          lanes={search.lanes ?? 'person'}
          onLanes={(lanes) => open({ lanes })}
          people={people}
          websites={new Map(websites.map(({ id, name }) => [id, name]))}
          onView={(next) => open({ view: next })}
          onDate={(next) => open({ date: next })}
          onHide={(hide) => open({ hide })}
          filters={{
            set: filterCount,
            fields: (
              <CalendarFilters
                search={search}
                groups={groups}
                campaign={campaign?.name}
                people={people}
                websites={websites}
                tools={me.templates.map(({ slug, name }) => ({ slug, name }))}
                onChange={open}
              />
            ),
          }}
          renderEmpty={(days) =>
            emptyGroup ? (
              <>
                <NothingAlone of={emptyGroup} />
                {days}
              </>
            ) : filterCount > 0 ? (
              <>
                <EmptyState
                  title={t('calendar.empty')}
                  onClear={() => open({ assignee: undefined, website: undefined, tool: undefined, hide: undefined })}
                />
                {days}
              </>
            ) : workspaceId === null ? (
              <WorkspaceNeeded title={t('calendar.empty')} sample={sampleOf(days)}>
                {t('workspaces.needed.calendar')}
              </WorkspaceNeeded>
            ) : (
              <EmptyCard
                title={t('calendar.empty')}
                sample={sampleOf(days)}
                action={
                  canCreate ? (
                    <Button variant="default" onClick={() => setCreating(true)}>
                      {t('tasks.new')}
                    </Button>
                  ) : null
                }
              >
                {t(canCreate ? 'calendar.emptyLead' : 'tasks.emptyPlain')}
              </EmptyCard>
            )
          }
        />
      )}
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

/** Name of the filter, and the way to everything. */
function Scope({ name }: { name: string }) {
  const { t } = useText();
  return (
    <Row gap={8} wrap size="sm">
      <Text as="span" weight="medium" breaks>
        {name}
      </Text>
      <Link to="/calendar" search={{}} className="text-link" data-touch="height">
        {t('calendar.showEverything')}
      </Link>
    </Row>
  );
}

const nothing = {
  campaigns: ['campaignPlan.noneHere', 'campaignPlan.noneHereLead'],
  translations: ['deskCalendar.nothing', 'deskCalendar.nothingLead'],
  tasks: ['calendar.empty', 'taskViews.calendar.empty'],
} as const;

function NothingAlone({ of }: { of: keyof typeof nothing }) {
  const { t } = useText();
  const [title, lead] = nothing[of];
  return <EmptyState title={t(title)}>{t(lead)}</EmptyState>;
}

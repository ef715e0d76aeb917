// Primary keywords shared by several pages: the page to rank, and the consequences of the choice.
import { type ConflictState, conflictStates } from '@folio/contract/link-words';
import { useQuery } from '@tanstack/react-query';
import type { LinksTabProps } from '../../../base/links-search.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyCard } from '../../../ui/empty-card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useText } from '../../../ui/use-text.ts';
import { ViewSwitch } from '../../../ui/view-switch.tsx';
import { conflictsQuery, linksPerPage } from '../links.queries.ts';
import { ConflictDetails } from './conflict-details.tsx';
import classes from './conflicts.module.css';

const isConflictState = (state: string | undefined): ConflictState => conflictStates.find((one) => one === state) ?? 'open';

export function ConflictsTab({ website, search, onChange, choice, tabs: linksTabs }: LinksTabProps) {
  const { t } = useText();
  const state = isConflictState(search.state);
  const { data, isPending, refetch } = useQuery(conflictsQuery(website.id, state, search.page));
  const conflicts = data?.keyword_conflicts ?? [];
  const open = conflicts.find(({ keyword }) => keyword === search.keyword) ?? conflicts[0];
  const pager = data ? (
    <Pager
      page={search.page ?? 1}
      perPage={linksPerPage}
      total={data.recordsFiltered}
      onChange={(page) => onChange({ page, keyword: undefined })}
    />
  ) : null;
  return (
    <>
      <PageHeader
        title={t('shell.website')}
        lead={data ? t('links.conflicts.lead', { count: data.counts.open }) : t('links.lead')}
        actions={choice}
      />
      {linksTabs}
      <FilterBar
        isBare
        views={
          <ViewSwitch
            label={t('links.conflicts.states.label')}
            views={conflictStates.map((one) => ({
              value: one,
              label: t(`links.conflicts.states.${one}`),
              count: data?.counts[one],
            }))}
            value={state}
            onChange={(one) => onChange({ state: one === 'open' ? undefined : one, keyword: undefined })}
          />
        }
      />
      {isPending ? <SkeletonRows rows={6} /> : null}
      {!isPending && !data ? <ErrorState title={t('links.conflicts.failed')} onRetry={() => void refetch()} /> : null}
      {data?.recordsFiltered === 0 ? (
        <Panel isFlush>
          {state === 'open' ? (
            <EmptyCard
              title={t('links.conflicts.empty.open')}
              sample={t('samples.keywords', { returnObjects: true })}
              action={
                <ButtonLink to="/links" search={{ website: website.id, tab: 'pages' }}>
                  {t('links.toPages')}
                </ButtonLink>
              }
            >
              {t('links.conflicts.emptyLead')}
            </EmptyCard>
          ) : (
            <EmptyState
              title={t(`links.conflicts.empty.${state}`)}
              onClear={() => onChange({ state: undefined, keyword: undefined })}
            />
          )}
        </Panel>
      ) : null}
      {open ? null : pager}
      {data && open ? (
        <div className={classes.columns}>
          <Panel isFlush className={classes.list}>
            <ul aria-label={t('links.tabs.conflicts')}>
              {conflicts.map((conflict) => (
                <li key={conflict.keyword} data-open={conflict === open || undefined}>
                  <button
                    type="button"
                    aria-current={conflict === open}
                    onClick={() => onChange({ keyword: conflict.keyword, page: search.page })}
                  >
                    <strong>{conflict.keyword}</strong>
                    <span>{t('links.conflicts.members', { count: conflict.members.length })}</span>
                  </button>
                </li>
              ))}
            </ul>
            {pager}
          </Panel>
          <ConflictDetails key={open.keyword} conflict={open} websiteUrl={website.url} canManage={data.can.manage} />
        </div>
      ) : null}
    </>
  );
}

// Link runs of a website: user, changes and time, and one undo for each.
import type { LinkRunRow } from '@folio/contract/link-runs';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { LinksTabProps } from '../../../base/links-search.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import cells from '../../../ui/data-table.module.css';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyCard } from '../../../ui/empty-card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatDateTime, formatNumber } from '../../../ui/intl-format.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useText } from '../../../ui/use-text.ts';
import { linkCountsQuery, linksPerPage, runsQuery } from '../links.queries.ts';
import { RunStateBadge } from './run-state.tsx';
import classes from './runs.module.css';
import { useRunActions } from './use-run-actions.ts';

const UndoDialog = lazy(() => import('./undo-dialog.tsx').then((module) => ({ default: module.UndoDialog })));

export function RunsTab({ website, search, onChange, choice, tabs }: LinksTabProps) {
  const { t } = useText();
  const { data, isPending, refetch } = useQuery(runsQuery(website.id, search.page));
  const counts = useQuery(linkCountsQuery(website.id)).data?.counts;
  const [undone, setUndone] = useState<number | null>(null);
  const { remove } = useRunActions();
  return (
    <>
      <PageHeader
        title={t('shell.website')}
        lead={counts ? t('links.runs.lead', { count: counts.runs, links: counts.links_set }) : t('links.lead')}
        actions={choice}
      />
      {tabs}
      <Panel isFlush>
        {isPending ? <SkeletonRows rows={6} /> : null}
        {!isPending && !data ? <ErrorState title={t('links.runs.failed')} onRetry={() => void refetch()} /> : null}
        {data?.recordsFiltered === 0 ? (
          <EmptyCard
            title={t('links.runs.empty')}
            sample={t('samples.keywords', { returnObjects: true })}
            action={
              <ButtonLink to="/links" search={{ website: website.id }}>
                {t('links.toSuggestions')}
              </ButtonLink>
            }
          >
            {t('links.runs.emptyLead')}
          </EmptyCard>
        ) : null}
        {data && data.recordsFiltered > 0 ? (
          <>
            <DataTable
              caption={t('links.tabs.runs')}
              head={
                <>
                  <th scope="col">{t('links.runs.columns.run')}</th>
                  <th scope="col">{t('links.runs.columns.what')}</th>
                  <th scope="col" className={`${cells.number} ${cells.wide}`}>
                    {t('links.runs.columns.links')}
                  </th>
                  <th scope="col" className={cells.wide}>
                    {t('links.runs.columns.where')}
                  </th>
                  <th scope="col">{t('links.runs.columns.state')}</th>
                  <th scope="col" className={cells.wide}>
                    {t('links.runs.columns.applied')}
                  </th>
                  <th scope="col" className={cells.act}>
                    <span className="visually-hidden">{t('links.runs.columns.actions')}</span>
                  </th>
                </>
              }
            >
              {data.link_runs.map((run) => (
                <RunRow key={run.id} run={run} onUndo={() => setUndone(run.id)} />
              ))}
            </DataTable>
            <Pager
              page={search.page ?? 1}
              perPage={linksPerPage}
              total={data.recordsFiltered}
              onChange={(page) => onChange({ page })}
            />
          </>
        ) : null}
      </Panel>
      {undone === null ? null : (
        <Suspense fallback={null}>
          <UndoDialog
            id={undone}
            isBusy={remove.isPending}
            onKeep={() => setUndone(null)}
            onConfirm={() => remove.run(undone, () => setUndone(null))}
          />
        </Suspense>
      )}
    </>
  );
}

function RunRow({ run, onUndo }: { run: LinkRunRow; onUndo: () => void }) {
  const { t, language } = useText();
  const applied =
    run.reverted_at && run.reverted_by
      ? t('links.runs.undoneBy', { date: formatDateTime(run.reverted_at, language), name: run.reverted_by.name })
      : run.applied_at
        ? formatDateTime(run.applied_at, language)
        : t('links.runs.notYet');
  return (
    <tr>
      <td className={cells.nowrap}>{run.number}</td>
      <td className={cells.main}>
        <Link to="/links/runs/$id" params={{ id: String(run.id) }} className={classes.title}>
          {run.title}
        </Link>
        <span className={cells.second}>
          {t(run.mode === 'all' ? 'links.runs.modeAll' : 'links.runs.modeSelection', { name: run.created_by.name })}
          {run.problems > 0 ? `, ${t('links.runs.problems', { count: run.problems })}` : ''}
        </span>
      </td>
      <td className={`${cells.number} ${cells.wide}`}>{formatNumber(run.links, language)}</td>
      <td className={`${cells.wide} ${cells.nowrap}`}>{t('links.runs.where', { pages: run.pages, drafts: run.documents })}</td>
      <td className={cells.nowrap}>
        <RunStateBadge state={run.state} kept={run.kept} />
      </td>
      <td className={cells.wide}>{applied}</td>
      <td className={`${cells.act} ${cells.nowrap}`} style={{ width: 120 }}>
        {run.can.undo ? (
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconArrowBackUp size={16} stroke={1.7} aria-hidden="true" />}
            aria-label={t('links.runs.undoOne', { number: run.number })}
            onClick={onUndo}
          >
            {t('links.runs.undo')}
          </Button>
        ) : null}
      </td>
    </tr>
  );
}

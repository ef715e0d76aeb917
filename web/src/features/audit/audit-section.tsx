// Audit log of the account: sentences, newest first, with both names for impersonated actions.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { useDownload } from '../../base/use-download.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './audit.module.css';
import { auditQuery, filterInput, noFilter } from './audit.queries.ts';
import { AuditEntries } from './audit-entries.tsx';
import { AuditFilters } from './audit-filters.tsx';

/** The file holds all filtered entries, not only the page. */
export function AuditSection() {
  const { t } = useText();
  const [{ filter, page }, setView] = useState({ filter: noFilter, page: 1 });
  const { data, isPending, refetch, isPlaceholderData } = useQuery(auditQuery(filter, page));
  const save = useDownload(() => api.auditLog.exportLog(filterInput(filter)), 'audit.csv');
  return (
    <Panel
      title={t('panel.sections.audit')}
      aside={
        <ExportButton isBusy={save.isPending} onClick={() => save.mutate()}>
          {t('audit.exportCsv')}
        </ExportButton>
      }
      isFlush
    >
      <AuditFilters filter={filter} actions={data?.actions ?? []} onChange={(next) => setView({ filter: next, page: 1 })} />
      {isPending ? <SkeletonRows /> : null}
      {!isPending && !data ? <ErrorState title={t('panel.failed')} onRetry={() => void refetch()} /> : null}
      {data?.recordsFiltered === 0 ? <p className={classes.none}>{t('audit.none')}</p> : null}
      {data && data.recordsFiltered > 0 ? (
        <>
          <AuditEntries entries={data.entries} isBusy={isPlaceholderData} />
          <Pager page={page} total={data.recordsFiltered} onChange={(next) => setView({ filter, page: next })} />
        </>
      ) : null}
    </Panel>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './audit.module.css';
import { ownActsQuery } from './audit.queries.ts';
import { AuditEntries } from './audit-entries.tsx';

/** Activity of the caller, newest first; read-only. */
export function OwnActs() {
  const { t } = useText();
  const [page, setPage] = useState(1);
  const { data, isPending, refetch, isPlaceholderData } = useQuery(ownActsQuery(page));
  if (isPending) return <SkeletonRows rows={4} />;
  if (!data) return <ErrorState title={t('styleGuide.acts.failed')} onRetry={() => void refetch()} />;
  if (data.entries.length === 0) return <p className={classes.none}>{t('styleGuide.acts.none')}</p>;
  return (
    <>
      <AuditEntries entries={data.entries} isBusy={isPlaceholderData} />
      <Pager page={page} total={data.recordsFiltered} onChange={setPage} />
    </>
  );
}

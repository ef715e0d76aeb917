// Who did what in the account: sentences, newest first, with both names where somebody worked as somebody else.
import type { AuditEntry } from '@folio/contract/control-panel';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../../app/api.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatDateTime } from '../../ui/intl-format.ts';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './audit.module.css';
import { auditQuery, filterInput, noFilter } from './audit.queries.ts';
import { AuditFilters } from './audit-filters.tsx';

/** The file holds what the filter shows, not only the page. */
export function AuditSection() {
  const { t } = useText();
  const [{ filter, page }, setView] = useState({ filter: noFilter, page: 1 });
  const { data, isPending, refetch, isPlaceholderData } = useQuery(auditQuery(filter, page));
  const save = useMutation({
    mutationFn: () => api.audit.exportLog(filterInput(filter)),
    onSuccess: (file) => saveFile(file, 'audit.csv'),
    onError: (error) => toastError(messageOf(error)),
  });
  return (
    <Panel
      title={t('panel.sections.audit')}
      aside={
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.7} aria-hidden="true" />}
          loading={save.isPending}
          onClick={() => save.mutate()}
        >
          {t('audit.exportCsv')}
        </Button>
      }
      isFlush
    >
      <AuditFilters filter={filter} actions={data?.actions ?? []} onChange={(next) => setView({ filter: next, page: 1 })} />
      {isPending ? <SkeletonRows /> : null}
      {!isPending && !data ? <ErrorState title={t('panel.failed')} onRetry={() => void refetch()} /> : null}
      {data?.entries.length === 0 ? <p className={classes.none}>{t('audit.none')}</p> : null}
      {data && data.entries.length > 0 ? (
        <>
          <ol className={classes.list} aria-busy={isPlaceholderData}>
            {data.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
          <Pager page={page} total={data.recordsFiltered} onChange={(next) => setView({ filter, page: next })} />
        </>
      ) : null}
    </Panel>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { t, language } = useText();
  const { user, impersonator, workspace } = entry;
  const person = user?.name ?? t('audit.platform');
  const who = impersonator ? t('audit.as', { actor: impersonator.name, person }) : person;
  return (
    <li className={classes.entry}>
      <div className={classes.words}>
        <span className={classes.text}>{entry.text}</span>
        <span className={classes.second}>{[who, workspace?.name].filter(Boolean).join(', ')}</span>
      </div>
      <time className={classes.second} dateTime={entry.created_at}>
        {formatDateTime(entry.created_at, language)}
      </time>
    </li>
  );
}

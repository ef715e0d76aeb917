// Credit spending of a period: bars by person, tool or workspace, and the ledger as a file.
import type { UsageRow } from '@folio/contract/credits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../base/api.ts';
import { useDownload } from '../../../base/use-download.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { formatNumber } from '../../../ui/intl-format.ts';
import { Panel } from '../../../ui/panel.tsx';
import { lastDays, PeriodChoice } from '../../../ui/period-choice.tsx';
import { Row } from '../../../ui/row.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { ViewSwitch } from '../../../ui/view-switch.tsx';
import classes from './credits.module.css';
import { type Grouping, groupings, spentQuery } from './credits.queries.ts';

/** The largest spender's bar is full; the others are measured by it. */
export function SpendingPanel() {
  const { t, language } = useText();
  const [by, setBy] = useState<Grouping>('user');
  const [{ length, days }, setPeriod] = useState(() => ({ length: '30', days: lastDays(30) }));
  const { data, isPending, refetch, isPlaceholderData } = useQuery(spentQuery(by, days));
  const save = useDownload(() => api.credits.exportLedger(days), 'credits.csv');
  return (
    <Panel
      title={t('spending.title')}
      aside={
        <ExportButton isBusy={save.isPending} onClick={() => save.mutate()}>
          {t('spending.exportCsv')}
        </ExportButton>
      }
    >
      <Row mb={16} gap={12} align="stretch" justify="between" wrap>
        <ViewSwitch
          label={t('spending.by')}
          views={groupings.map((one) => ({ value: one, label: t(`spending.groups.${one}`) }))}
          value={by}
          onChange={setBy}
        />
        <PeriodChoice length={length} days={days} onChange={(next, period) => setPeriod({ length: next, days: period })} />
      </Row>
      {isPending ? <SkeletonRows rows={4} /> : null}
      {!isPending && !data ? <ErrorState title={t('panel.failed')} onRetry={() => void refetch()} /> : null}
      {data ? (
        <div aria-busy={isPlaceholderData} aria-live="polite">
          <Text size="sm" tone="quiet">
            {data.rows.length === 0 ? t('spending.none') : t('spending.sum', { credits: formatNumber(data.spent, language) })}
          </Text>
          {data.rows.length > 0 ? <Bars rows={data.rows} label={t(`spending.groups.${by}`)} /> : null}
        </div>
      ) : null}
    </Panel>
  );
}

function Bars({ rows, label }: { rows: UsageRow[]; label: string }) {
  const { t, language } = useText();
  const most = Math.max(1, ...rows.map((row) => row.spent));
  return (
    <DataTable
      caption={t('spending.title')}
      className={classes.bars}
      head={
        <>
          <th scope="col">{label}</th>
          <th scope="col" className={classes.number}>
            {t('spending.documents')}
          </th>
          <th scope="col" className={classes.number}>
            {t('spending.spent')}
          </th>
        </>
      }
    >
      {rows.map((row) => (
        <tr key={String(row.key)}>
          <td>
            <Text as="span" weight="medium" breaks block mb={6}>
              {row.name}
            </Text>
            <span className={classes.track}>
              <span className={classes.bar} style={{ width: `${Math.max(1, (row.spent / most) * 100)}%` }} />
            </span>
          </td>
          <td className={classes.number}>{formatNumber(row.documents, language)}</td>
          <td className={classes.number}>{formatNumber(row.spent, language)}</td>
        </tr>
      ))}
    </DataTable>
  );
}

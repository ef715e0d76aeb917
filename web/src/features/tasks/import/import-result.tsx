// Preview of an import: faults by row and column first, then the tasks.
import type { api } from '../../../base/api.ts';
import cells from '../../../ui/data-table.module.css';
import { DataTable } from '../../../ui/data-table.tsx';
import { formatNumber } from '../../../ui/intl-format.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import classes from './import.module.css';

export type TaskImportPreview = Awaited<ReturnType<typeof api.taskBulk.validate>>;

export function ImportResult({ judged, isBusy }: { judged: TaskImportPreview; isBusy: boolean }) {
  const { t, language } = useText();
  const { count, faults, faults_total: faultsTotal, left_out: leftOut, unknown_columns: unknown, rows } = judged;
  return (
    <Stack flex="shrink" gap={20} aria-busy={isBusy}>
      <Stack as="output" gap={8}>
        {faultsTotal > 0 ? (
          <Text tone="failed" breaks px={16} py={12} filled>
            {t('taskPlanning.many.faulty', { count: faultsTotal })}
          </Text>
        ) : null}
        {faultsTotal === 0 && count > 0 ? (
          <Text tone="ready" breaks px={16} py={12} filled>
            {t('taskPlanning.many.ready', { count })}
          </Text>
        ) : null}
        {faultsTotal === 0 && count === 0 ? (
          <Text tone="failed" breaks px={16} py={12} filled>
            {t('taskPlanning.many.none')}
          </Text>
        ) : null}
        {leftOut > 0 ? <p>{t('taskPlanning.many.leftOut', { count: leftOut })}</p> : null}
        {unknown.length > 0 ? (
          <Text tone="muted" breaks>
            {t('taskPlanning.many.unknown', { names: unknown.join(', ') })}
          </Text>
        ) : null}
      </Stack>
      {faults.length > 0 ? <Faults judged={judged} /> : null}
      {rows.length > 0 ? (
        <Panel
          isFlush
          title={t('taskPlanning.many.rows')}
          aside={
            <Text as="span" size="sm" tone="quiet">
              {formatNumber(count, language)}
            </Text>
          }
        >
          <ScrollRegion className={classes.scroll} label={t('taskPlanning.many.rows')}>
            <DataTable
              caption={t('taskPlanning.many.rows')}
              isCompact
              head={
                <>
                  <th scope="col">{t('taskPlanning.many.row')}</th>
                  <th scope="col">{t('taskPlanning.many.task')}</th>
                </>
              }
            >
              {rows.map(({ row, title }) => (
                <tr key={row}>
                  <td className={cells.line}>{formatNumber(row, language)}</td>
                  <td>{title}</td>
                </tr>
              ))}
            </DataTable>
          </ScrollRegion>
          {count > rows.length ? (
            <Text size="sm" tone="quiet" px={20} py={12}>
              {t('taskPlanning.many.shownRows', { count: rows.length })}
            </Text>
          ) : null}
        </Panel>
      ) : null}
    </Stack>
  );
}

function Faults({ judged: { faults, faults_total: total, rows, columns } }: { judged: TaskImportPreview }) {
  const { t, language } = useText();
  const texts = new Map(rows.map((row) => [row.row, row.cells]));
  const valueAt = (row: number, column: string) => texts.get(row)?.[columns.indexOf(column)] ?? '';
  return (
    <Panel
      isFlush
      title={t('taskPlanning.many.faults')}
      aside={
        <Text as="span" size="sm" tone="quiet">
          {formatNumber(total, language)}
        </Text>
      }
    >
      <ScrollRegion className={classes.scroll} label={t('taskPlanning.many.faults')}>
        <DataTable
          caption={t('taskPlanning.many.faults')}
          className={classes.faults}
          isCompact
          isStacked
          head={
            <>
              <th scope="col">{t('taskPlanning.many.row')}</th>
              <th scope="col">{t('taskPlanning.many.column')}</th>
              <th scope="col">{t('taskPlanning.many.value')}</th>
              <th scope="col">{t('taskPlanning.many.problem')}</th>
            </>
          }
        >
          {faults.map(({ row, column, message }, index) => (
            <tr key={`${row} ${column} ${index}`}>
              <td className={cells.line}>{formatNumber(row, language)}</td>
              <td>{column}</td>
              <td className={classes.value}>{valueAt(row, column)}</td>
              <td>{message}</td>
            </tr>
          ))}
        </DataTable>
      </ScrollRegion>
      {total > faults.length ? (
        <Text size="sm" tone="quiet" px={20} py={12}>
          {t('taskPlanning.many.shownFaults', { count: faults.length })}
        </Text>
      ) : null}
    </Panel>
  );
}

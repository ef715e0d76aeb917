// The rows of a bulk order: number, document, the file's first columns, state and words; cards on a phone.
import type { BulkOrder, BulkRow } from '@folio/contract/bulk-orders';
import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { Link } from '@tanstack/react-router';
import { DataTable } from '../../ui/data-table.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { Text } from '../../ui/text.tsx';
import lines from '../../ui/two-lines.module.css';
import type { Selection } from '../../ui/use-selection.ts';
import { useText } from '../../ui/use-text.ts';
import { RowState } from './bulk-figures.tsx';
import classes from './row-table.module.css';

interface RowTableProps {
  order: BulkOrder;
  rows: BulkRow[];
  selection: Selection<BulkRow>;
}

/** Columns of the file beside the document. */
const shownColumns = 3;

const textOf = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(textOf).join(', ')
    : typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : '';

export function RowTable({ order, rows, selection }: RowTableProps) {
  const { t } = useText();
  const columns = order.columns.slice(0, shownColumns);
  const isSelectable = order.can.approve || order.can.cancel || order.can.retry;
  return (
    <DataTable
      caption={t('bulk.rows')}
      className={classes.table}
      head={
        <>
          {isSelectable ? (
            <th scope="col" className={classes.check}>
              <Checkbox
                aria-label={t('bulk.selectAll')}
                checked={selection.isAll}
                indeterminate={selection.isSome}
                onChange={selection.toggleAll}
              />
            </th>
          ) : null}
          <th scope="col" className={classes.number}>
            {t('bulk.row')}
          </th>
          <th scope="col" className={classes.document}>
            {t('bulk.document')}
          </th>
          {columns.map(({ field, label }) => (
            <th key={field} scope="col" className={classes.cell}>
              {label}
            </th>
          ))}
          <th scope="col" className={classes.state}>
            {t('bulk.state')}
          </th>
          <th scope="col" className={classes.words}>
            {t('bulk.words')}
          </th>
        </>
      }
    >
      {rows.map((row) => (
        <GridRow
          key={row.order_detail_id}
          row={row}
          columns={columns}
          isSelected={isSelectable ? selection.has(row) : null}
          onToggle={() => selection.toggle(row)}
        />
      ))}
    </DataTable>
  );
}

interface GridRowProps {
  row: BulkRow;
  columns: BulkOrder['columns'];
  /** Null where nothing can be selected. */
  isSelected: boolean | null;
  onToggle: () => void;
}

function GridRow({ row, columns, isSelected, onToggle }: GridRowProps) {
  const { t, language } = useText();
  const reason = row.state === 'cancelled' ? null : row.reason;
  const said = reason ?? (row.approved_by ? t('bulk.approvedBy', { name: row.approved_by.name }) : '');
  return (
    <tr data-selected={isSelected || undefined}>
      {isSelected === null ? null : (
        <td className={classes.check}>
          <Checkbox aria-label={t('bulk.select', { row: row.row_number })} checked={isSelected} onChange={onToggle} />
        </td>
      )}
      <td className={classes.number}>{formatNumber(row.row_number, language)}</td>
      <td className={classes.document}>
        <Link to="/orders/$orderDetailId" params={{ orderDetailId: String(row.order_detail_id) }} className={classes.title}>
          {row.title}
        </Link>
        {said ? (
          <Text as="span" size="sm" tone="quiet" block>
            {said}
          </Text>
        ) : null}
      </td>
      {columns.map(({ field }) => (
        <td key={field} className={classes.cell}>
          <span className={lines.two}>{textOf(row.fields[field])}</span>
        </td>
      ))}
      <td className={classes.state}>
        <RowState state={row.state} />
      </td>
      <td className={classes.words}>{row.words === null ? '' : formatNumber(row.words, language)}</td>
    </tr>
  );
}

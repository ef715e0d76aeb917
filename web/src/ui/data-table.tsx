import type { ReactNode } from 'react';
import cells from './data-table.module.css';

interface DataTableProps {
  /** For screen readers. */
  caption: string;
  /** The `th`s. */
  head: ReactNode;
  /** Styles of the table's own cells beside their usual style. */
  className?: string | undefined;
  /** Low rows under a head that stays while they scroll. */
  isCompact?: boolean;
  /** On a phone each row is a block of its cells, without a head. */
  isStacked?: boolean;
  /** Other rows are on their way. */
  isBusy?: boolean;
  /** The `tr`s, with cells styled by data-table.module.css. */
  children: ReactNode;
}

/** A table of a panel, as wide as the panel. */
export function DataTable({ caption, head, className, isCompact, isStacked, isBusy, children }: DataTableProps) {
  const kinds = [cells.table, isCompact && cells.compact, isStacked && cells.stacked, className];
  return (
    <table className={kinds.filter(Boolean).join(' ')} aria-busy={isBusy}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>{head}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

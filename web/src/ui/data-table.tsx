import type { ReactNode } from 'react';
import cells from './data-table.module.css';

interface DataTableProps {
  /** For those who do not see it. */
  caption: string;
  /** The `th`s. */
  head: ReactNode;
  /** What the table's own cells need beside their usual style. */
  className?: string | undefined;
  /** Other rows are on their way. */
  isBusy?: boolean;
  /** The `tr`s, whose cells are dressed by data-table.module.css. */
  children: ReactNode;
}

/** A table of a panel, as wide as the panel. */
export function DataTable({ caption, head, className, isBusy, children }: DataTableProps) {
  return (
    <table className={[cells.table, className].filter(Boolean).join(' ')} aria-busy={isBusy}>
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>{head}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

import type { OrderRow } from '@folio/contract/document-shapes';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import opening from '../../ui/opening-row.module.css';
import type { Selection } from '../../ui/use-selection.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './order-list.module.css';
import { firstPage, type OrderSearch, type OrderSort } from './order-search.ts';

/** Chooses all rows of the page, and sorts by title or age; a second click turns the order round. */
export function OrderListHead({ search, selection }: { search: OrderSearch; selection: Selection<OrderRow> | undefined }) {
  const { t } = useText();
  return (
    <div className={`${opening.head} ${classes.head}`} data-only="desktop">
      {selection ? (
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={selection.isAll}
            ref={(box) => {
              if (box) box.indeterminate = selection.isSome;
            }}
            aria-label={t('orders.selection.all')}
            onChange={selection.toggleAll}
          />
        </label>
      ) : null}
      <SortLink search={search} name={t('orders.columns.title')} up="title" down="-title" isDownFirst={false} />
      <span>{t('orders.columns.status')}</span>
      <span className={classes.language}>{t('orders.columns.language')}</span>
      <span className={classes.versionsHead}>{t('orders.columns.versions')}</span>
      <SortLink search={search} name={t('orders.columns.created')} up="created_at" down="-created_at" isDownFirst />
    </div>
  );
}

interface SortLinkProps {
  search: OrderSearch;
  up: OrderSort;
  down: OrderSort;
  isDownFirst: boolean;
  name: string;
}

function SortLink({ search, up, down, isDownFirst, name }: SortLinkProps) {
  const { t } = useText();
  const { sort = '-created_at', ...kept } = firstPage(search);
  const isSorted = sort === up || sort === down;
  const next = sort === up ? down : sort === down ? up : isDownFirst ? down : up;
  const Arrow = sort === up ? IconArrowUp : IconArrowDown;
  return (
    <Link
      to="/orders"
      search={next === '-created_at' ? kept : { ...kept, sort: next }}
      replace
      className={classes.sort}
      aria-label={isSorted ? t(sort === up ? 'orders.ascending' : 'orders.descending', { name }) : t('orders.sortBy', { name })}
      data-sorted={isSorted || undefined}
    >
      {name}
      {isSorted ? <Arrow size={13} aria-hidden="true" /> : null}
    </Link>
  );
}

// Pages of a list: ten rows a page, five page numbers shown, and the last one.
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatNumber } from './intl-format.ts';
import classes from './pager.module.css';
import { pagesShown } from './pages-shown.ts';
import { useText } from './use-text.ts';

interface PagerProps {
  page: number;
  perPage?: number;
  total: number;
  onChange: (page: number) => void;
}

/** Draws nothing for an empty list, and only the count where everything fits one page. */
export function Pager({ page, perPage = 10, total, onChange }: PagerProps) {
  const { t, language } = useText();
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (total === 0) return null;
  const count = (value: number) => formatNumber(value, language);
  const from = (page - 1) * perPage + 1;
  return (
    <nav className={classes.pager} aria-label={t('pager.label')}>
      <span className={classes.count}>
        {t('pager.range', { from: count(from), to: count(Math.min(total, from + perPage - 1)), total: count(total) })}
      </span>
      {pages === 1 ? null : (
        <span className={classes.pages}>
          <button
            type="button"
            className={classes.page}
            disabled={page <= 1}
            aria-label={t('pager.previous')}
            onClick={() => onChange(page - 1)}
          >
            <IconChevronLeft size={15} aria-hidden="true" />
          </button>
          {pagesShown(page, pages).map((shown) =>
            typeof shown === 'string' ? (
              <span key={shown} className={classes.gap} aria-hidden="true">
                •••
              </span>
            ) : (
              <button
                key={shown}
                type="button"
                className={classes.page}
                aria-current={shown === page ? 'page' : undefined}
                aria-label={t('pager.page', { page: count(shown) })}
                onClick={() => onChange(shown)}
              >
                {count(shown)}
              </button>
            ),
          )}
          <button
            type="button"
            className={classes.page}
            disabled={page >= pages}
            aria-label={t('pager.next')}
            onClick={() => onChange(page + 1)}
          >
            <IconChevronRight size={15} aria-hidden="true" />
          </button>
        </span>
      )}
    </nav>
  );
}

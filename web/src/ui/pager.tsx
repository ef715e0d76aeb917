// Pages of a list: ten rows a page, five page numbers shown, and the last one.
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { formatNumber } from './intl-format.ts';
import classes from './pager.module.css';
import { pagesShown } from './pages-shown.ts';
import { Row } from './row.tsx';
import { Text } from './text.tsx';
import { useText } from './use-text.ts';

interface PagerProps {
  page: number;
  perPage?: number;
  total: number;
  /** `isReplacing` where the page that is left has no rows, so that "back" does not lead to it. */
  onChange: (page: number, isReplacing: boolean) => void;
}

/** Draws nothing for an empty list, and only the count where everything fits one page. A page that is beyond the last one leads to the last. */
export function Pager({ page: wanted, perPage = 10, total, onChange }: PagerProps) {
  const { t, language } = useText();
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(wanted, pages);
  // While something is fetched, the total may be that of the list before, kept until this one comes.
  const isBeyond = useIsFetching() === 0 && total > 0 && wanted > pages;
  const leadBack = useEffectEvent(() => onChange(pages, true));
  useEffect(() => {
    if (isBeyond) leadBack();
  }, [isBeyond]);
  if (total === 0) return null;
  const count = (value: number) => formatNumber(value, language);
  const from = (page - 1) * perPage + 1;
  return (
    <Row as="nav" px={20} py={12} gap={10} justify="between" wrap className={classes.pager} aria-label={t('pager.label')}>
      <Text as="span" size="sm" tone="quiet">
        {t('pager.range', { from: count(from), to: count(Math.min(total, from + perPage - 1)), total: count(total) })}
      </Text>
      {pages === 1 ? null : (
        <Row as="span" gap={8} className={classes.pages}>
          <button
            type="button"
            className={classes.page}
            disabled={page <= 1}
            aria-label={t('pager.previous')}
            onClick={() => onChange(page - 1, false)}
          >
            <IconChevronLeft size={15} aria-hidden="true" />
          </button>
          {pagesShown(page, pages).map((shown) =>
            typeof shown === 'string' ? (
              <Text as="span" key={shown} size="xxs" tone="muted" className={classes.gap} aria-hidden="true">
                •••
              </Text>
            ) : (
              <button
                key={shown}
                type="button"
                className={classes.page}
                aria-current={shown === page ? 'page' : undefined}
                aria-label={t('pager.page', { page: count(shown) })}
                onClick={() => onChange(shown, false)}
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
            onClick={() => onChange(page + 1, false)}
          >
            <IconChevronRight size={15} aria-hidden="true" />
          </button>
        </Row>
      )}
    </Row>
  );
}

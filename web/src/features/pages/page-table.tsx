import type { PageUrl } from '@folio/contract/pages';
import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import cells from '../../ui/data-table.module.css';
import { DataTable } from '../../ui/data-table.tsx';
import { formatAgo, formatDay, formatNumber } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import type { Selection } from '../../ui/use-selection.ts';
import { useText } from '../../ui/use-text.ts';
import { PageIssueText, PageState } from './page-state.tsx';
import classes from './pages.module.css';

interface PageTableProps {
  pages: PageUrl[];
  selection: Selection<PageUrl>;
  canManage: boolean;
  sort: string;
  isBusy: boolean;
  onSort: (sort: string) => void;
  onOpen: (page: PageUrl) => void;
}

interface SortHeadProps {
  name: string;
  label: string;
  sort: string;
  className?: string | undefined;
  onSort: (sort: string) => void;
}

/** A head that sorts by its column, first upwards; numbers and times first downwards. */
function SortHead({ name, label, sort, className, onSort }: SortHeadProps) {
  const isDown = sort === `-${name}`;
  const isOn = isDown || sort === name;
  const first = name === 'title' ? name : `-${name}`;
  const next = isOn ? (isDown ? name : `-${name}`) : first;
  return (
    <th scope="col" className={className} aria-sort={isOn ? (isDown ? 'descending' : 'ascending') : 'none'}>
      <Row as="button" type="button" gap={4} inline className={classes.sort} onClick={() => onSort(next)}>
        {label}
        {isOn ? isDown ? <IconArrowDown size={14} aria-hidden="true" /> : <IconArrowUp size={14} aria-hidden="true" /> : null}
      </Row>
    </th>
  );
}

export function PageTable({ pages, selection, canManage, sort, isBusy, onSort, onOpen }: PageTableProps) {
  const { t, language } = useText();
  const number = (value: number) => formatNumber(value, language);
  const checkedAt = (page: PageUrl) =>
    page.goes_live_at && page.state === 'discovered'
      ? formatDay(page.goes_live_at, language)
      : page.last_checked_at
        ? formatAgo(page.last_checked_at, language)
        : '–';
  const isRange = (event: MouseEvent) => event.shiftKey;
  return (
    <DataTable
      caption={t('links.tabs.pages')}
      isBusy={isBusy}
      head={
        <>
          {canManage ? (
            <th scope="col" className={classes.check}>
              <Checkbox
                size="xs"
                aria-label={t('sitePages.selectAll')}
                checked={selection.isAll}
                indeterminate={selection.isSome}
                onChange={selection.toggleAll}
              />
            </th>
          ) : null}
          <SortHead name="title" label={t('sitePages.columns.page')} sort={sort} onSort={onSort} />
          <th scope="col" className={cells.wide}>
            {t('sitePages.type')}
          </th>
          <th scope="col" className={cells.wide}>
            {t('sitePages.keyword')}
          </th>
          <th scope="col">{t('sitePages.columns.http')}</th>
          <SortHead name="links_in" label={t('sitePages.columns.linksIn')} sort={sort} className={cells.number} onSort={onSort} />
          <SortHead
            name="links_out"
            label={t('sitePages.columns.linksOut')}
            sort={sort}
            className={`${cells.number} ${cells.wide} ${cells.extra}`}
            onSort={onSort}
          />
          <th scope="col" className={cells.wide}>
            {t('sitePages.columns.issue')}
          </th>
          <SortHead
            name="last_checked_at"
            label={t('sitePages.columns.checked')}
            sort={sort}
            className={`${cells.wide} ${cells.extra}`}
            onSort={onSort}
          />
        </>
      }
    >
      {pages.map((page) => {
        const title = page.title ?? page.path;
        return (
          <tr key={page.id} data-quiet={page.state === 'excluded' || undefined}>
            {canManage ? (
              <td className={classes.check}>
                <Checkbox
                  size="xs"
                  aria-label={t('sitePages.select', { title })}
                  checked={selection.has(page)}
                  onChange={() => undefined}
                  onClick={(event) => selection.toggle(page, isRange(event))}
                />
              </td>
            ) : null}
            <td className={cells.main}>
              <button
                type="button"
                className={classes.open}
                aria-label={t('sitePages.opens', { title })}
                onClick={() => onOpen(page)}
              >
                {title}
              </button>
              <span className={cells.second}>{page.path}</span>
              <span className={`${cells.second} ${cells.narrow}`}>
                <PageIssueText page={page} />
              </span>
            </td>
            <td className={`${cells.wide} ${cells.nowrap}`}>{t(`sitePages.types.${page.type}`)}</td>
            <td className={cells.wide}>
              {page.primary_kw ?? (
                <Text as="span" size="sm" tone="quiet">
                  {t('sitePages.none')}
                </Text>
              )}
            </td>
            <td className={cells.nowrap}>
              <PageState page={page} />
            </td>
            <td className={cells.number} data-zero={page.issues.includes('orphan') || undefined}>
              {number(page.links_in)}
            </td>
            <td className={`${cells.number} ${cells.wide} ${cells.extra}`}>{number(page.links_out)}</td>
            <td className={cells.wide}>
              <PageIssueText page={page} />
            </td>
            <Text as="td" size="sm" tone="quiet" className={`${cells.wide} ${cells.extra} ${cells.nowrap}`}>
              {checkedAt(page)}
            </Text>
          </tr>
        );
      })}
    </DataTable>
  );
}

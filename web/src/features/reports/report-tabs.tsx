// The tabs of *Reports*: each report, the widgets and the markets.
import { type ReportName, reportNames } from '@folio/contract/report-words';
import { Link } from '@tanstack/react-router';
import { useMe } from '../../base/use-me.ts';
import { PageTabs } from '../../ui/page-tabs.tsx';
import { useText } from '../../ui/use-text.ts';
import { type ReportsSearch, readReportsSearch } from './reports-search.ts';

interface ReportTabsProps {
  open: ReportName | 'widgets' | 'markets';
  /** Period and workspace, which the other reports keep. */
  search?: ReportsSearch;
}

const isOfTasks = new Set<ReportName>(['review', 'quality']);

/** Reports of reviews would be empty where the account has no tasks. */
export function ReportTabs({ open, search = {} }: ReportTabsProps) {
  const { t } = useText();
  const company = useMe().user_info.extra_info;
  const current = (tab: ReportTabsProps['open']) => (tab === open ? 'page' : undefined);
  return (
    <PageTabs label={t('reports.tabsLabel')}>
      {reportNames
        .filter((name) => !(company.hide_generic_task_assignment && isOfTasks.has(name)))
        .map((name) => (
          <Link
            key={name}
            to="/charts"
            search={readReportsSearch({ ...search, tab: name })}
            replace={open !== 'widgets' && open !== 'markets'}
            aria-current={current(name)}
          >
            {t(`reports.tabs.${name}`)}
          </Link>
        ))}
      <Link to="/widgets" aria-current={current('widgets')}>
        {t('reports.widgets.title')}
      </Link>
      {company.hide_markets ? null : (
        <Link to="/maps/$" params={{ _splat: 'vector' }} aria-current={current('markets')}>
          {t('reports.markets')}
        </Link>
      )}
    </PageTabs>
  );
}

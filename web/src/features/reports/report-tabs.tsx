// The tabs of reports.
import { type ReportName, reportNames } from '@folio/contract/report-words';
import tabs from '../../ui/quiet-tabs.module.css';
import { useText } from '../../ui/use-text.ts';

interface ReportTabsProps {
  tab: ReportName;
  /** False where the account has no tasks: reports of reviews would be empty. */
  hasTasks: boolean;
  onOpen: (tab: ReportName) => void;
}

const isOfTasks = new Set<ReportName>(['review', 'quality']);

export function ReportTabs({ tab, hasTasks, onOpen }: ReportTabsProps) {
  const { t } = useText();
  return (
    <fieldset className={tabs.tabs} aria-label={t('reports.tabsLabel')}>
      {reportNames
        .filter((name) => hasTasks || !isOfTasks.has(name))
        .map((name) => (
          <button key={name} type="button" className={tabs.tab} aria-pressed={name === tab} onClick={() => onOpen(name)}>
            {t(`reports.tabs.${name}`)}
          </button>
        ))}
    </fieldset>
  );
}

// The tabs of reports.
import { type ReportName, reportNames } from '@folio/contract/report-words';
import { QuietTabs } from '../../ui/quiet-tabs.tsx';
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
    <QuietTabs
      label={t('reports.tabsLabel')}
      tabs={reportNames
        .filter((name) => hasTasks || !isOfTasks.has(name))
        .map((name) => ({ value: name, label: t(`reports.tabs.${name}`) }))}
      value={tab}
      onSelect={onOpen}
    />
  );
}

import type { StaffScope } from '@folio/contract/translation-words';
import { IconBriefcase, IconCalendar, IconChartBar, IconCoins, IconInbox, IconUsers } from '@tabler/icons-react';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import { type ManagerTab, managerTabs } from './manager-search.ts';

const icons = {
  mine: IconBriefcase,
  requests: IconInbox,
  linguists: IconUsers,
  calendar: IconCalendar,
  rates: IconCoins,
  reports: IconChartBar,
};

/** Linguists have their own work, days and figures alone. */
export const tabsOf = (scope: StaffScope | null): readonly ManagerTab[] =>
  scope === 'platform' || scope === 'coordinator' ? managerTabs : ['mine', 'calendar', 'reports'];

interface ManagerTabsProps {
  tabs: readonly ManagerTab[];
  value: ManagerTab;
  onChange: (tab: ManagerTab) => void;
}

/** The sections of the manager page; on a phone they are in rows. */
export function ManagerTabs({ tabs, value, onChange }: ManagerTabsProps) {
  const { t } = useText();
  return (
    <ViewSwitch
      label={t('translationDesk.tabsLabel')}
      views={tabs.map((tab) => ({ value: tab, label: t(`translationDesk.tabs.${tab}`), icon: icons[tab] }))}
      value={value}
      onPhone="rows"
      onChange={onChange}
    />
  );
}

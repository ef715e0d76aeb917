import type { StaffScope } from '@folio/contract/translation-words';
import {
  IconBriefcase,
  IconCalendar,
  IconCalendarUser,
  IconChartBar,
  IconCoins,
  IconInbox,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import { type ManagerTab, managerTabs } from './manager-search.ts';

const icons = {
  mine: IconBriefcase,
  requests: IconInbox,
  linguists: IconUsers,
  availability: IconCalendarUser,
  rates: IconCoins,
  reports: IconChartBar,
};

/** Linguists have their own work, days and figures alone. */
export const tabsOf = (scope: StaffScope | null): readonly ManagerTab[] =>
  scope === 'platform' || scope === 'coordinator' ? managerTabs : ['mine', 'availability', 'reports'];

interface ManagerTabsProps {
  tabs: readonly ManagerTab[];
  value: ManagerTab;
  onChange: (tab: ManagerTab) => void;
}

/** The sections of the manager page, and the way to due dates in the calendar. */
export function ManagerTabs({ tabs, value, onChange }: ManagerTabsProps) {
  const { t } = useText();
  return (
    <ViewSwitch
      label={t('translationDesk.tabsLabel')}
      views={tabs.map((tab) => ({ value: tab, label: t(`translationDesk.tabs.${tab}`), icon: icons[tab] }))}
      value={value}
      onChange={onChange}
    >
      <Link to="/calendar" search={{ of: 'translations' }}>
        <IconCalendar size={16} stroke={1.7} aria-hidden="true" />
        <span>{t('shell.calendar')}</span>
      </Link>
    </ViewSwitch>
  );
}

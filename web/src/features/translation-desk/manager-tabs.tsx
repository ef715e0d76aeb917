import type { StaffScope } from '@folio/contract/translation-words';
import { IconBriefcase, IconCalendar, IconChartBar, IconCoins, IconInbox, IconUsers } from '@tabler/icons-react';
import classes from '../../ui/icon-switch.module.css';
import { useText } from '../../ui/use-text.ts';
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
    <fieldset className={classes.switch} data-rows-on-phone aria-label={t('translationDesk.tabsLabel')}>
      {tabs.map((tab) => {
        const Icon = icons[tab];
        return (
          <button key={tab} type="button" aria-pressed={tab === value} onClick={() => onChange(tab)}>
            <Icon size={16} stroke={1.7} aria-hidden="true" />
            <span>{t(`translationDesk.tabs.${tab}`)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

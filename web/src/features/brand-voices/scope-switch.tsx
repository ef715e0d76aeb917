import { Link } from '@tanstack/react-router';
import { useWorkspaceId } from '../../base/workspace.ts';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitchNav } from '../../ui/view-switch.tsx';
import type { VoiceSearch } from './voice-search.ts';

/** Owners look at the voices of the place, or at all of the company; the choice is in the address. */
export function ScopeSwitch({ search }: { search: VoiceSearch }) {
  const { t } = useText();
  const isPersonal = useWorkspaceId() === null;
  const kept = search.search ? { search: search.search } : {};
  const tabs = [
    { key: 'here', label: t(isPersonal ? 'voices.scopes.mine' : 'voices.scopes.workspace'), search: kept, isChosen: !search.all },
    { key: 'all', label: t('voices.scopes.all'), search: { ...kept, all: '1' as const }, isChosen: search.all === '1' },
  ];
  return (
    <ViewSwitchNav label={t('voices.scopes.label')} current={search.all ?? ''}>
      {tabs.map((tab) => (
        <Link
          key={tab.key}
          to="/brand-voices"
          search={tab.search}
          activeOptions={{ exact: true }}
          aria-current={tab.isChosen ? 'true' : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </ViewSwitchNav>
  );
}

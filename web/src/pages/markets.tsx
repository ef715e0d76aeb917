// Figures by country, with and without the shell. Layer, keyword and region are in the address.

import { languageName } from '@folio/contract/language-names';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useMe } from '../base/use-me.ts';
import { useWorkspaceId } from '../base/workspace.ts';
import { MarketHead } from '../features/markets/market-head.tsx';
import type { MarketRow } from '../features/markets/market-rows.ts';
import { type MarketsSearch, readMarketsSearch } from '../features/markets/markets-search.ts';
import { ReportTabs } from '../features/reports/report-tabs.tsx';
import { SkeletonBlock } from '../ui/skeleton-rows.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import { useTaskChoices } from './use-task-choices.ts';

const MarketView = lazy(() => import('../features/markets/market-view.tsx').then((module) => ({ default: module.MarketView })));
const TaskForm = lazy(() => import('../features/tasks/task-form.tsx').then((module) => ({ default: module.TaskForm })));

interface MarketsProps {
  raw: object;
  isFullScreen: boolean;
  onOpen: (search: MarketsSearch) => void;
}

export default function Markets({ raw, isFullScreen, onOpen }: MarketsProps) {
  const { t } = useText();
  const me = useMe();
  const workspaceId = useWorkspaceId();
  const [country, setCountry] = useState<MarketRow | null>(null);
  const hasCampaigns = me.user_info.can.open_campaigns && workspaceId !== null;
  const asked = readMarketsSearch({ ...raw });
  const { layer: askedLayer = 'trends', ...others } = asked;
  const layer = askedLayer === 'campaigns' && !hasCampaigns ? 'trends' : askedLayer;
  const search: MarketsSearch = { ...others, ...(layer === 'trends' ? {} : { layer }) };
  const open = (changes: Partial<MarketsSearch>) => onOpen(readMarketsSearch({ ...search, ...changes }));
  const hasTasks = workspaceId !== null && !me.user_info.extra_info.hide_generic_task_assignment;
  usePageTitle(t('markets.title'));
  return (
    <>
      <MarketHead
        layer={layer}
        layers={hasCampaigns ? ['trends', 'campaigns', 'publications'] : ['trends', 'publications']}
        keyword={search.keyword ?? ''}
        hasCampaigns={hasCampaigns && search.audiences !== 'off'}
        isFullScreen={isFullScreen}
        search={search}
        onLayer={(next) => open({ layer: next })}
      />
      {isFullScreen ? null : <ReportTabs open="markets" />}
      <Suspense fallback={<SkeletonBlock height={560} />}>
        <MarketView
          search={search}
          workspaceId={workspaceId}
          hasCampaigns={hasCampaigns}
          onChange={open}
          onTask={hasTasks ? setCountry : null}
        />
      </Suspense>
      <Suspense fallback={null}>
        {country && workspaceId !== null ? (
          <CountryTask
            country={country}
            keyword={search.keyword ?? ''}
            workspaceId={workspaceId}
            onClose={() => setCountry(null)}
          />
        ) : null}
      </Suspense>
    </>
  );
}

interface CountryTaskProps {
  country: MarketRow;
  keyword: string;
  workspaceId: number;
  onClose: () => void;
}

/** A new task that begins with the country, its language, and the keyword as that language has it. */
function CountryTask({ country, keyword: asked, workspaceId, onClose }: CountryTaskProps) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const choices = useTaskChoices(workspaceId, true);
  const keyword = country.keyword ?? asked;
  const spoken = country.language;
  const facts = [
    t('markets.task.country', { country: country.name }),
    ...(spoken ? [t('markets.task.language', { language: languageName(spoken, language) })] : []),
    ...(keyword ? [t('markets.task.keyword', { keyword })] : []),
  ];
  return (
    <TaskForm
      workspaceId={workspaceId}
      task={null}
      {...choices}
      given={{
        title: keyword
          ? t('markets.task.title', { keyword, country: country.name })
          : t('markets.task.titleAlone', { country: country.name }),
        description: facts.join('\n'),
        language: spoken ?? null,
        ...(keyword ? { soft_keywords: keyword } : {}),
      }}
      onClose={onClose}
      onCreated={(id) => void navigate({ to: '/task-assignment/$id/{-$tab}', params: { id: String(id) } })}
    />
  );
}

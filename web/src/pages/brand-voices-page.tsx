// `/brand-voices`: how the company's texts should sound.
import { withoutAccents } from '@folio/contract/plain-letters';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useMe } from '../base/use-me.ts';
import { useWorkspaceId } from '../base/workspace.ts';
import { voicesQuery } from '../features/brand-voices/brand-voices.queries.ts';
import { ScopeSwitch } from '../features/brand-voices/scope-switch.tsx';
import { VoiceList } from '../features/brand-voices/voice-list.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyCard } from '../ui/empty-card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { formatNumber } from '../ui/intl-format.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { Panel } from '../ui/panel.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import { BrandHead } from './brand-head.tsx';

const route = getRouteApi('/shell/brand-voices');
const folded = (text: string) => withoutAccents(text).toLowerCase();

/** The account's limit is said where it matters: above the list, and instead of the button once it is reached. */
export function BrandVoicesPage() {
  const { t, language } = useText();
  const search = route.useSearch();
  const navigate = useNavigate();
  const workspaceId = useWorkspaceId();
  const { create_brand_voices: mayCreate } = useMe().user_info.can;
  const here = useQuery(voicesQuery(workspaceId, language));
  const canShowAll = here.data?.can.show_all ?? false;
  const isWhole = canShowAll && search.all === '1';
  const whole = useQuery({ ...voicesQuery(workspaceId, language, true), enabled: isWhole });
  const { data, isPending, refetch } = isWhole ? whole : here;
  usePageTitle(t('voices.title'));
  const all = data?.brand_voices_list ?? [];
  const wanted = folded(search.search ?? '');
  const voices = all.filter((voice) => folded(`${voice.name} ${voice.description}`).includes(wanted));
  const { available_brand_voices: left = 0, max_brand_voices: most = 0 } = data?.brand_voices_limit ?? {};
  const number = (value: number) => formatNumber(value, language);
  const find = (text: string) =>
    void navigate({
      to: '/brand-voices',
      search: { ...(search.all ? { all: search.all } : {}), ...(text ? { search: text } : {}) },
      replace: true,
    });
  // Its place is there before the voices are.
  const create =
    (data?.can.create ?? mayCreate) ? (
      <ButtonLink to="/brand-voices/$voice" params={{ voice: 'new' }} leftSection={<IconPlus size={16} aria-hidden="true" />}>
        {t('voices.new')}
      </ButtonLink>
    ) : null;
  const used = t(left === 0 ? 'voices.limitReached' : 'voices.limit', {
    count: most,
    used: number(most - left),
    most: number(most),
  });
  return (
    <PageFrame>
      <BrandHead
        open="/brand-voices"
        lead={data ? `${t('voices.lead')} ${used}` : t('voices.lead')}
        actions={all.length > 0 ? create : null}
      />
      <Panel isFlush>
        {canShowAll || all.length > 0 ? (
          <FilterBar
            views={canShowAll ? <ScopeSwitch search={search} /> : null}
            search={<SearchField label={t('voices.search')} value={search.search ?? ''} onSearch={find} />}
          />
        ) : null}
        {isPending ? <SkeletonRows rows={4} /> : null}
        {!isPending && !data ? <ErrorState title={t('voices.failed')} onRetry={() => void refetch()} /> : null}
        {data && all.length === 0 ? (
          <EmptyCard title={t('voices.empty')} sample={t('samples.voices', { returnObjects: true })} action={create}>
            {t(data.can.create ? 'voices.emptyLead' : 'voices.emptyForUsers')}
          </EmptyCard>
        ) : null}
        {all.length > 0 && voices.length === 0 ? (
          <EmptyState title={t('voices.nothing')} onClear={() => find('')}>
            {t('voices.nothingLead')}
          </EmptyState>
        ) : null}
        {voices.length > 0 ? (
          <VoiceList
            voices={voices}
            defaultId={isWhole ? (all.find((voice) => voice.default)?.id ?? null) : (data?.default_id ?? null)}
          />
        ) : null}
      </Panel>
    </PageFrame>
  );
}

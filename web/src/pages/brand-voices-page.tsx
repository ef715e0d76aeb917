// `/brand-voices`: how the company's texts should sound.
import { withoutAccents } from '@folio/contract/plain-letters';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useWorkspaceId } from '../base/workspace.ts';
import { voicesQuery } from '../features/brand-voices/brand-voices.queries.ts';
import { ScopeTabs } from '../features/brand-voices/scope-tabs.tsx';
import { VoiceList } from '../features/brand-voices/voice-list.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { formatNumber } from '../ui/intl-format.ts';
import { ListHead } from '../ui/list-head.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import classes from './list-page.module.css';

const route = getRouteApi('/shell/brand-voices');
const folded = (text: string) => withoutAccents(text).toLowerCase();

/** The account's limit is said where it matters: above the list, and instead of the button once it is reached. */
export function BrandVoicesPage() {
  const { t, language } = useText();
  const search = route.useSearch();
  const navigate = useNavigate();
  const workspaceId = useWorkspaceId();
  const here = useQuery(voicesQuery(workspaceId, language));
  const mayShowAll = here.data?.can.show_all ?? false;
  const isWhole = mayShowAll && search.all === '1';
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
  const create = data?.can.create ? (
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
      <PageHeader title={t('voices.title')} lead={data ? `${t('voices.lead')} ${used}` : t('voices.lead')} actions={create} />
      <Panel isFlush>
        {mayShowAll || all.length > 0 ? (
          <ListHead isStacked className={classes.filters}>
            {mayShowAll ? <ScopeTabs search={search} /> : null}
            <SearchField label={t('voices.search')} value={search.search ?? ''} className={classes.search} onSearch={find} />
          </ListHead>
        ) : null}
        {isPending ? <SkeletonRows rows={4} /> : null}
        {!isPending && !data ? <ErrorState title={t('voices.failed')} onRetry={() => void refetch()} /> : null}
        {data && all.length === 0 ? (
          <EmptyState title={t('voices.empty')} action={create}>
            {t(data.can.create ? 'voices.emptyLead' : 'voices.emptyForUsers')}
          </EmptyState>
        ) : null}
        {all.length > 0 && voices.length === 0 ? (
          <EmptyState title={t('voices.nothing')}>{t('voices.nothingLead')}</EmptyState>
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

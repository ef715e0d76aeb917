// Suggestions of links, grouped by the page or document that they are in, with the keys A, R, J, K, X and P.
import type { LinkSuggestion } from '@folio/contract/link-suggestions';
import { linkLimits, type SuggestionState, suggestionStates } from '@folio/contract/link-words';
import { Button, Select } from '@mantine/core';
import { IconEye, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { LinksTabProps } from '../../../base/links-search.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyCard } from '../../../ui/empty-card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { agoWithin, formatNumber } from '../../../ui/intl-format.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Text } from '../../../ui/text.tsx';
import { useSelection } from '../../../ui/use-selection.ts';
import { useText } from '../../../ui/use-text.ts';
import { ViewSwitch } from '../../../ui/view-switch.tsx';
import { linksPerPage, suggestionsQuery } from '../links.queries.ts';
import { ChosenSuggestions } from './chosen-suggestions.tsx';
import { SubjectHead } from './subject-head.tsx';
import { SuggestionRow } from './suggestion-row.tsx';
import { groupBySubject } from './suggestion-words.ts';
import classes from './suggestions.module.css';
import { useSuggestionActions } from './use-suggestion-actions.ts';
import { useSuggestionKeys } from './use-suggestion-keys.ts';

const FindLinksDialog = lazy(() => import('./find-links-dialog.tsx').then((module) => ({ default: module.FindLinksDialog })));
const isSuggestionState = (state: string | undefined): SuggestionState =>
  suggestionStates.find((one) => one === state) ?? 'pending';

interface NoSuggestionsProps extends Pick<LinksTabProps, 'website' | 'onChange'> {
  state: SuggestionState;
  wasSearched: boolean;
  hasPages: boolean;
  canManage: boolean;
  maxLinks: number;
  onFind: () => void;
}

/** Why there is nothing: nobody searched, or the texts have all links that they may have. */
function NoSuggestions(props: NoSuggestionsProps) {
  const { website, state, wasSearched, hasPages, canManage, maxLinks, onChange, onFind } = props;
  const { t } = useText();
  if (state !== 'pending') {
    return <EmptyState title={t('links.suggestions.emptyState')} onClear={() => onChange({ state: undefined })} />;
  }
  if (!wasSearched) {
    const next = hasPages ? (
      <Button onClick={onFind}>{t('links.suggestions.find')}</Button>
    ) : (
      <ButtonLink to="/links" search={{ website: website.id, tab: 'pages' }}>
        {t('sitePages.import')}
      </ButtonLink>
    );
    return (
      <EmptyCard
        title={t('links.suggestions.empty')}
        sample={t('samples.keywords', { returnObjects: true })}
        action={canManage ? next : null}
      >
        {t(canManage ? 'links.suggestions.emptyLead' : 'links.suggestions.emptyPlain')}
      </EmptyCard>
    );
  }
  return (
    <EmptyState title={t('links.suggestions.nothingFound')}>
      {t('links.suggestions.nothingFoundLead', { words: linkLimits.wordsPerLink, max: maxLinks })}
    </EmptyState>
  );
}

export function SuggestionsTab({ website, search, onChange, choice, tabs: linksTabs }: LinksTabProps) {
  const { t, language } = useText();
  const state = isSuggestionState(search.state);
  const { data, isPending, refetch } = useQuery(
    suggestionsQuery({ websiteId: website.id, state, order: search.order, page: search.page }),
  );
  const [isFinding, setFinding] = useState(false);
  const [currentId, setCurrentId] = useState<number | null>(null);
  const suggestions = data?.link_suggestions ?? [];
  const selection = useSelection(JSON.stringify([website.id, state]), suggestions, ({ id }) => id);
  const { decide, preview } = useSuggestionActions(website.id, selection.clear);
  const canManage = data?.can.manage ?? false;
  const index = suggestions.findIndex(({ id }) => id === currentId);
  const current = suggestions[index] ?? null;
  const show = (suggestion: LinkSuggestion | undefined) => {
    if (!suggestion) return;
    setCurrentId(suggestion.id);
    document.getElementById(`suggestion-${suggestion.id}`)?.scrollIntoView({ block: 'nearest' });
  };
  const chosen = selection.rows.filter(({ id }) => suggestions.some((one) => one.id === id));
  const previewChosen = () => preview.run(chosen.length > 0 ? { suggestions: chosen } : {});
  const canPreview = canManage && (data ? data.counts.pending + data.counts.approved > 0 : false);
  useSuggestionKeys({
    current,
    decide:
      canManage && current
        ? (next) => {
            show(suggestions[index + 1] ?? suggestions[index - 1]);
            decide.run({ suggestions: [current], state: next });
          }
        : null,
    walk: (step) => show(suggestions[index === -1 ? 0 : index + step]),
    select: canManage && current ? () => selection.toggle(current) : null,
    preview: canPreview ? previewChosen : null,
  });
  const number = (value: number) => formatNumber(value, language);
  const found = data?.search;
  const isUnsearched = data?.recordsFiltered === 0 && state === 'pending' && found?.state !== 'done';
  const lead = data
    ? [
        t('links.suggestions.lead', { count: data.counts.pending, pages: number(data.pages), drafts: number(data.drafts) }),
        found?.ended_at ? t('links.suggestions.lastSearch', { ago: agoWithin(found.ended_at, language) }) : '',
      ].join(' ')
    : t('links.lead');
  return (
    <>
      <PageHeader
        title={t('shell.website')}
        lead={lead}
        actions={
          <>
            {choice}
            {canManage && !isUnsearched ? (
              <Button
                variant="default"
                leftSection={<IconSearch size={16} aria-hidden="true" />}
                disabled={found?.state === 'running'}
                onClick={() => setFinding(true)}
              >
                {t('links.suggestions.find')}
              </Button>
            ) : null}
            {canPreview ? (
              <Button leftSection={<IconEye size={16} aria-hidden="true" />} loading={preview.isPending} onClick={previewChosen}>
                {chosen.length > 0
                  ? `${t('links.suggestions.preview')} ${t('links.suggestions.selected', { count: chosen.length })}`
                  : t('links.suggestions.preview')}
              </Button>
            ) : null}
          </>
        }
      />
      {linksTabs}
      <Panel isFlush>
        <FilterBar
          views={
            <ViewSwitch
              label={t('links.suggestions.states.label')}
              views={suggestionStates.map((one) => ({
                value: one,
                label: t(`links.suggestions.states.${one}`),
                count: data?.counts[one],
              }))}
              value={state}
              onChange={(one) => onChange({ state: one === 'pending' ? undefined : one })}
            />
          }
        >
          <Select
            aria-label={t('links.suggestions.order')}
            data={(['page', 'confidence'] as const).map((value) => ({ value, label: t(`links.suggestions.orders.${value}`) }))}
            value={search.order ?? 'page'}
            allowDeselect={false}
            comboboxProps={{ shadow: 'none' }}
            onChange={(value) => onChange({ order: value === 'confidence' ? 'confidence' : undefined })}
          />
        </FilterBar>
        <div aria-live="polite">
          {found?.state === 'running' ? (
            <Text as="div" size="sm" tone="muted" px="panel" py={12} line="bottom" className={classes.progress}>
              {t('links.suggestions.searching', { done: number(found.done), total: number(found.total) })}
              <ProgressBar value={found.total > 0 ? (found.done / found.total) * 100 : 0} label={t('links.suggestions.find')} />
            </Text>
          ) : null}
          {found?.state === 'failed' ? (
            <Text as="div" size="sm" tone="muted" px="panel" py={12} line="bottom" className={classes.progress}>
              {t('links.suggestions.searchFailed', { problem: found.problem ?? '' })}
            </Text>
          ) : null}
        </div>
        {isPending ? <SkeletonRows rows={6} /> : null}
        {!isPending && !data ? <ErrorState title={t('links.failed')} onRetry={() => void refetch()} /> : null}
        {data?.recordsFiltered === 0 ? (
          <NoSuggestions
            website={website}
            state={state}
            wasSearched={found?.state === 'done'}
            hasPages={data.pages > 0}
            canManage={canManage}
            maxLinks={data.max_links_per_page}
            onChange={onChange}
            onFind={() => setFinding(true)}
          />
        ) : null}
        {data && data.recordsFiltered > 0 ? (
          <>
            {groupBySubject(suggestions).map((group) => (
              <section key={`${group[0]?.id}`} aria-label={group[0]?.from.title}>
                {group[0] ? (
                  <SubjectHead
                    subject={group[0].from}
                    websiteUrl={website.url}
                    note={t('links.suggestions.perPage', { count: group.length, max: data.max_links_per_page })}
                  />
                ) : null}
                <ul>
                  {group.map((suggestion) => (
                    <SuggestionRow
                      key={suggestion.id}
                      suggestion={suggestion}
                      websiteUrl={website.url}
                      selection={canManage ? selection : null}
                      isCurrent={suggestion.id === currentId}
                      onDecide={(next) => decide.run({ suggestions: [suggestion], state: next })}
                    />
                  ))}
                </ul>
              </section>
            ))}
            <Pager
              page={search.page ?? 1}
              perPage={linksPerPage}
              total={data.recordsFiltered}
              onChange={(page) => onChange({ page })}
            />
          </>
        ) : null}
      </Panel>
      <ChosenSuggestions selection={selection} chosen={chosen} actions={{ decide, preview }} />
      {isFinding ? (
        <Suspense fallback={null}>
          <FindLinksDialog websiteId={website.id} onClose={() => setFinding(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

// One page beside the list: its metadata, its incoming and outgoing links.
import { hostOf } from '@folio/contract/page-address';
import { pageLimits, pageTypes } from '@folio/contract/page-words';
import type { PageUrl } from '@folio/contract/pages';
import { Button, Drawer, Select, TextInput } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { IconAlertTriangle, IconExternalLink, IconLinkPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '../../base/api.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { agoWithin, formatAgo, formatNumber } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { WordBadge } from '../../ui/state-badge.tsx';
import { Text } from '../../ui/text.tsx';
import { useEscape } from '../../ui/use-escape.ts';
import { useText } from '../../ui/use-text.ts';
import { PageLinks } from './page-links.tsx';
import { PageState } from './page-state.tsx';
import classes from './pages.module.css';
import { pageWithoutSuggestionsQuery, sitePageQuery } from './pages.queries.ts';
import { usePageActs } from './use-page-acts.ts';

interface PageDrawerProps {
  id: number;
  websiteId: number;
  onFindLinks: ((ids: number[]) => void) | undefined;
  onOpen: (id: number) => void;
  onClose: () => void;
}

export function PageDrawer(props: PageDrawerProps) {
  const { t } = useText();
  const close = () => {
    // Blurring the field saves typed text.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    props.onClose();
  };
  const root = useEscape(close);
  const { data, isPending, error, refetch } = useQuery(sitePageQuery(props.id));
  const page = data?.page;
  return (
    <Drawer
      ref={root}
      opened
      closeOnEscape={false}
      position="right"
      size={520}
      onClose={close}
      title={page ? (page.title ?? page.path) : t('sitePages.columns.page')}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
      styles={{
        title: {
          font: 'var(--weight-semibold) var(--size-2xl) / var(--leading-2xl) var(--font-display)',
          overflowWrap: 'anywhere',
        },
        content: { background: 'var(--surface)' },
        header: { background: 'var(--surface)' },
      }}
    >
      {isPending ? <SkeletonRows rows={6} /> : null}
      {!isPending && !data ? (
        <ErrorState title={t('sitePages.failed')} message={messageOf(error)} onRetry={() => void refetch()} />
      ) : null}
      {data ? <Details key={data.page.id} {...props} data={data} /> : null}
    </Drawer>
  );
}

type Shown = NonNullable<
  ReturnType<typeof useQuery<Awaited<ReturnType<NonNullable<ReturnType<typeof sitePageQuery>['queryFn']>>>>>['data']
>;

function Details({ data, websiteId, onFindLinks, onOpen }: PageDrawerProps & { data: Shown }) {
  const { t, language } = useText();
  const { page, conflicts, can } = data;
  const number = (value: number) => formatNumber(value, language);
  const [conflict] = conflicts;
  const { data: reason } = useQuery(pageWithoutSuggestionsQuery(websiteId, page.id));
  const facts: Fact[] = [
    [t('sitePages.columns.title'), page.title],
    [t('sitePages.columns.h1'), page.h1],
    [t('sitePages.columns.ends'), page.final_url],
    [
      t('sitePages.document'),
      page.order_detail_id === null ? null : (
        <Link
          key="document"
          className="text-link"
          to="/orders/$orderDetailId"
          params={{ orderDetailId: String(page.order_detail_id) }}
        >
          {t('sitePages.openDocument')}
        </Link>
      ),
    ],
    [t('sitePages.columns.words'), page.words === null ? null : number(page.words)],
    [t('sitePages.map.reached'), page.depth === null ? null : number(page.depth)],
    [t('sitePages.columns.changed'), page.changed_at ? formatAgo(page.changed_at, language) : null],
  ];
  return (
    <Stack gap={14} className={classes.drawer}>
      <Text size="sm" tone="quiet">{`${hostOf(page.url)}${page.path}`}</Text>
      <Row gap={8} wrap>
        <PageState page={page} />
        <WordBadge kind="off">{t(`sitePages.types.${page.type}`)}</WordBadge>
        {page.indexable === 'yes' ? <WordBadge kind="off">{t('sitePages.searchEngines.yes')}</WordBadge> : null}
        {page.last_checked_at ? (
          <Text as="span" size="sm" tone="quiet" flex="end">
            {t('sitePages.lastChecked', { ago: agoWithin(page.last_checked_at, language) })}
          </Text>
        ) : null}
      </Row>
      {can.manage ? <PageFields page={page} websiteId={websiteId} /> : <p>{page.primary_kw}</p>}
      {conflict ? (
        <Row as="output" size="sm" tone="hold" breaks px={12} py={10} filled gap={10} align="stretch">
          <IconAlertTriangle size={17} aria-hidden="true" />
          <span>
            {t('sitePages.sameKeyword', { path: conflict.url })}{' '}
            {conflict.id === null ? null : (
              <button type="button" className="text-link" onClick={() => onOpen(conflict.id ?? 0)}>
                {t('sitePages.map.details')}
              </button>
            )}
          </span>
        </Row>
      ) : null}
      <FactList facts={facts} isBeside gap={8} />
      <PageLinks shown={data} onOpen={onOpen} />
      {reason ? (
        <Text size="sm" tone="quiet">
          {t('sitePages.noSuggestions', { reason })}
        </Text>
      ) : null}
      <Row gap={8} align="stretch" justify="end" wrap className={classes.drawerFoot}>
        <Button
          component="a"
          href={page.url}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconExternalLink size={17} aria-hidden="true" />}
        >
          {t('sitePages.openPage')}
        </Button>
        {can.manage && onFindLinks ? (
          <Button leftSection={<IconLinkPlus size={17} aria-hidden="true" />} onClick={() => onFindLinks([page.id])}>
            {t('sitePages.findLinksOne')}
          </Button>
        ) : null}
      </Row>
    </Stack>
  );
}

/** Keyword and type, saved when they are left. */
function PageFields({ page, websiteId }: { page: PageUrl; websiteId: number }) {
  const { t } = useText();
  const { edit } = usePageActs(websiteId);
  const [keyword, setKeyword] = useState(page.primary_kw ?? '');
  const saveKeyword = () => {
    if (keyword.trim() !== (page.primary_kw ?? '')) edit.mutate({ id: page.id, primary_kw: keyword.trim() });
  };
  return (
    <div className={classes.pair}>
      <TextInput
        label={t('sitePages.keyword')}
        description={page.primary_kw_by === 'proposal' ? t('sitePages.proposal') : undefined}
        value={keyword}
        maxLength={pageLimits.keyword}
        onChange={({ currentTarget }) => setKeyword(currentTarget.value)}
        onBlur={saveKeyword}
        onKeyDown={(event) => {
          if (event.key === 'Enter') saveKeyword();
        }}
      />
      <Select
        label={t('sitePages.type')}
        data={pageTypes.map((value) => ({ value, label: t(`sitePages.types.${value}`) }))}
        value={page.type}
        allowDeselect={false}
        comboboxProps={{ shadow: 'none' }}
        onChange={(value) => {
          const type = pageTypes.find((one) => one === value);
          if (type) edit.mutate({ id: page.id, type });
        }}
      />
    </div>
  );
}

// The link map of a website, and a table of the same.
import type { PageIssue } from '@folio/contract/page-words';
import { Button, Select, useComputedColorScheme } from '@mantine/core';
import { IconBinaryTree, IconTable } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { messageOf } from '../../base/api.ts';
import type { LinksTabProps } from '../../base/links-search.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { SkeletonBlock } from '../../ui/skeleton-rows.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import classes from './link-map.module.css';
import { MapEmpty } from './map-empty.tsx';
import { MapSide } from './map-side.tsx';
import { MapTable } from './map-table.tsx';
import { linkMapQuery, type MapGroup, sitePagesSummaryQuery } from './pages.queries.ts';

const MapDrawing = lazy(() => import('./map-drawing.tsx').then((module) => ({ default: module.MapDrawing })));
const PageDrawer = lazy(() => import('./page-drawer.tsx').then((module) => ({ default: module.PageDrawer })));

/** True if this browser can draw the map. */
function canDraw(): boolean {
  try {
    return Boolean(document.createElement('canvas').getContext('webgl2'));
  } catch {
    return false;
  }
}

export function LinkMapTab({ website, search, onChange, onFindLinks, choice, tabs }: LinksTabProps) {
  const { t, language } = useText();
  const [group, setGroup] = useState<MapGroup>('section');
  const [isEvery, setEvery] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [hasDrawing] = useState(canDraw);
  const [isTable, setTable] = useState(!hasDrawing);
  const scheme = useComputedColorScheme();
  const { data, isPending, error, refetch } = useQuery(linkMapQuery(website.id, group));
  const nodes = data?.nodes ?? [];
  const edges = useMemo(() => (data?.edges ?? []).filter(([, , isContent]) => isEvery || isContent), [data?.edges, isEvery]);
  const { data: summary } = useQuery(sitePagesSummaryQuery(website.id));
  // Pages alone are no map.
  const isEmpty = nodes.length > 0 && data?.edges.length === 0;
  const isReading = Boolean(summary?.website_pages.check);
  const wasReading = useRef(false);
  useEffect(() => {
    if (wasReading.current && !isReading) void refetch();
    wasReading.current = isReading;
  }, [isReading, refetch]);
  const number = (value: number) => formatNumber(value, language);
  const countOf = (issue: PageIssue) => number(nodes.filter((node) => node.issue === issue).length);
  const node = nodes.find(({ key }) => key === chosen) ?? null;
  const open = (id: number) => onChange({ open: id });
  const openKey = (key: string) => {
    const id = nodes.find((one) => one.key === key)?.page_id ?? null;
    if (id !== null) open(id);
  };
  return (
    <>
      <PageHeader
        title={t('shell.website')}
        lead={data ? t('sitePages.map.lead', { links: number(edges.length), pages: number(nodes.length) }) : t('links.lead')}
        actions={choice}
      />
      {tabs}
      <Panel isFlush>
        {isPending ? <SkeletonBlock height={480} /> : null}
        {!isPending && !data ? (
          <ErrorState title={t('sitePages.failed')} message={messageOf(error)} onRetry={() => void refetch()} />
        ) : null}
        {data && summary && (isEmpty || nodes.length === 0) ? (
          <MapEmpty websiteId={website.id} pages={summary.website_pages} canManage={summary.can.manage} />
        ) : null}
        {data && nodes.length > 0 && !isEmpty ? (
          <div className={classes.page}>
            <div className={classes.main}>
              <Row px={20} py={14} gap={8} align="stretch" wrap>
                <ViewSwitch
                  label={t('sitePages.map.group')}
                  value={group}
                  views={(['section', 'type'] as const).map((value) => ({ value, label: t(`sitePages.map.${value}`) }))}
                  onChange={setGroup}
                />
                <ViewSwitch
                  label={t('sitePages.map.links')}
                  value={isEvery ? 'every' : 'content'}
                  views={[
                    { value: 'content', label: t('sitePages.map.content') },
                    { value: 'every', label: t('sitePages.map.everyLink') },
                  ]}
                  onChange={(value) => setEvery(value === 'every')}
                />
                <Select
                  className={classes.find}
                  aria-label={t('sitePages.map.find')}
                  placeholder={t('sitePages.map.find')}
                  searchable
                  clearable
                  limit={50}
                  value={chosen}
                  data={nodes
                    .filter(({ page_id: id }) => id !== null)
                    .map(({ key, title, path }) => ({ value: key, label: `${title} (${path})` }))}
                  comboboxProps={{ shadow: 'none' }}
                  onChange={setChosen}
                />
                {hasDrawing ? (
                  <Button
                    variant="default"
                    leftSection={
                      isTable ? <IconBinaryTree size={17} aria-hidden="true" /> : <IconTable size={17} aria-hidden="true" />
                    }
                    onClick={() => setTable(!isTable)}
                  >
                    {t(isTable ? 'sitePages.map.drawing' : 'sitePages.map.table')}
                  </Button>
                ) : null}
              </Row>
              {hasDrawing ? null : (
                <Text size="sm" tone="quiet" className={classes.hint}>
                  {t('sitePages.map.noDrawing')}
                </Text>
              )}
              {isTable ? (
                <MapTable nodes={nodes} onChoose={setChosen} />
              ) : (
                <Suspense fallback={<SkeletonBlock height={480} />}>
                  <MapDrawing nodes={nodes} edges={edges} chosen={chosen} key={scheme} onChoose={setChosen} onOpen={openKey} />
                </Suspense>
              )}
              {isTable ? null : (
                <Row
                  as="ul"
                  size="sm"
                  tone="muted"
                  px={20}
                  py={12}
                  line="top"
                  gap={20}
                  rowGap={6}
                  align="stretch"
                  wrap
                  className={classes.legend}
                >
                  <li data-kind="orphan">{t('sitePages.map.orphans', { count: countOf('orphan') })}</li>
                  <li data-kind="broken">{t('sitePages.map.brokenOnes', { count: countOf('broken') })}</li>
                  <li>{t('sitePages.map.size')}</li>
                </Row>
              )}
            </div>
            <aside className={classes.side} aria-label={t('sitePages.map.details')}>
              <MapSide node={node} website={website} onFindLinks={onFindLinks} onOpen={open} />
            </aside>
          </div>
        ) : null}
      </Panel>
      <Suspense fallback={null}>
        {search.open ? (
          <PageDrawer
            id={search.open}
            websiteId={website.id}
            onFindLinks={onFindLinks}
            onOpen={open}
            onClose={() => onChange({ open: undefined })}
          />
        ) : null}
      </Suspense>
    </>
  );
}

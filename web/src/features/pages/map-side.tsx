// Details of the selected page on the link map: its numbers, the anchors that lead to it, and the pages they are on.
import { hostOf } from '@folio/contract/page-address';
import type { Website } from '@folio/contract/websites';
import { Button } from '@mantine/core';
import { IconExternalLink, IconLinkPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../base/api.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Row } from '../../ui/row.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './link-map.module.css';
import type { MapNode } from './map-node.ts';
import { sitePageQuery } from './pages.queries.ts';

interface MapSideProps {
  node: MapNode | null;
  website: Website;
  onFindLinks: ((ids: number[]) => void) | undefined;
  onOpen: (id: number) => void;
}

const maxAnchors = 6;
const maxPages = 8;

export function MapSide({ node, website, onFindLinks, onOpen }: MapSideProps) {
  const { t } = useText();
  const id = node?.page_id ?? null;
  if (!node)
    return (
      <Text size="sm" tone="quiet" className={classes.hint}>
        {t('sitePages.map.choose')}
      </Text>
    );
  if (id === null)
    return (
      <Text size="sm" tone="quiet" className={classes.hint}>
        {t('sitePages.map.gathered', { count: node.pages, section: node.path })}
      </Text>
    );
  return <SideOfPage key={id} id={id} host={hostOf(website.url)} onFindLinks={onFindLinks} onOpen={onOpen} />;
}

function SideOfPage({
  id,
  host,
  onFindLinks,
  onOpen,
}: Pick<MapSideProps, 'onFindLinks' | 'onOpen'> & { id: number; host: string }) {
  const { t, language } = useText();
  const { data, isPending, error, refetch } = useQuery(sitePageQuery(id));
  if (isPending) return <SkeletonRows rows={4} />;
  if (!data) return <ErrorState title={t('sitePages.failed')} message={messageOf(error)} onRetry={() => void refetch()} />;
  const { page, links_in: links } = data;
  const number = (value: number) => formatNumber(value, language);
  const anchors = new Map<string, number>();
  for (const { anchor, pages } of links) if (anchor !== '') anchors.set(anchor, (anchors.get(anchor) ?? 0) + pages);
  const used = [...anchors].toSorted(([, one], [, other]) => other - one).slice(0, maxAnchors);
  const most = used[0]?.[1] ?? 1;
  const from = [
    ...new Map(links.filter(({ place }) => place === 'content').map(({ page: linking }) => [linking.url, linking])).values(),
  ];
  return (
    <>
      <Text as="h2" size="xl" family="display" breaks>
        {page.title ?? page.path}
      </Text>
      <Text size="sm" tone="quiet" breaks className={classes.sidePath}>{`${host}${page.path}`}</Text>
      <Row gap={8} align="stretch" wrap>
        {data.can.manage && onFindLinks ? (
          <Button size="compact-md" leftSection={<IconLinkPlus size={16} aria-hidden="true" />} onClick={() => onFindLinks([id])}>
            {t('sitePages.findLinksOne')}
          </Button>
        ) : null}
        <Button size="compact-md" variant="default" onClick={() => onOpen(id)}>
          {t('sitePages.map.details')}
        </Button>
        <Button
          size="compact-md"
          variant="default"
          component="a"
          href={page.url}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink size={16} aria-hidden="true" />}
        >
          {t('sitePages.openPage')}
        </Button>
      </Row>
      <FactList
        isBeside
        gap={8}
        facts={[
          [t('sitePages.keyword'), page.primary_kw],
          [t('sitePages.map.reached'), page.depth === null ? null : number(page.depth)],
          [
            t('sitePages.columns.linksIn'),
            t('sitePages.map.inNumbers', { content: number(page.links_in_content), all: number(page.links_in) }),
          ],
          [t('sitePages.columns.linksOut'), number(page.links_out)],
        ]}
      />
      {used.length > 0 ? (
        <>
          <Text as="h3" size="sm" weight="medium" className={classes.sideHead}>
            {t('sitePages.map.anchors')}
          </Text>
          <Stack as="ul" size="sm" gap={8} className={classes.anchors}>
            {used.map(([anchor, count]) => (
              <li key={anchor}>
                <span>{anchor}</span>
                <ProgressBar label={anchor} value={(count / most) * 100} />
                <Text as="span" size="sm" tone="quiet" breaks className={classes.sidePath}>
                  {number(count)}
                </Text>
              </li>
            ))}
          </Stack>
        </>
      ) : null}
      {from.length > 0 ? (
        <>
          <Text as="h3" size="sm" weight="medium" className={classes.sideHead}>
            {t('sitePages.map.strongest')}
          </Text>
          <Stack as="ul" size="sm" gap={8} className={classes.anchors}>
            {from.slice(0, maxPages).map((linking) => (
              <li key={linking.url}>
                <button type="button" className="text-link" onClick={() => linking.id !== null && onOpen(linking.id)}>
                  {linking.title ?? linking.url}
                </button>
              </li>
            ))}
          </Stack>
        </>
      ) : null}
    </>
  );
}

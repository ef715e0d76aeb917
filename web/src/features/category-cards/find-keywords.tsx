// Keywords found in documents and pages: each occurrence with its sentence, and the lists that a card is composed from.
import type { Occurrence } from '@folio/contract/category-cards';
import { Button, Switch, TextInput } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { messageOf } from '../../base/api.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './cards.module.css';
import { cardsPerPage, keywordsQuery } from './category-cards.queries.ts';
import { KeywordLists } from './keyword-lists.tsx';

const PromoteDialog = lazy(() => import('./promote-dialog.tsx').then((module) => ({ default: module.PromoteDialog })));

interface FindKeywordsProps {
  workspaceId: number | null;
  /** The choice of a brand voice. */
  voice: { id: number | null; select: ReactNode };
}

export function FindKeywords({ workspaceId, voice }: FindKeywordsProps) {
  const { t } = useText();
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState({ keyword: '', page: 1 });
  const [isLinkedOnly, setLinkedOnly] = useState(false);
  const [promoted, setPromoted] = useState<string | null>(null);
  const { data, isFetching, error, refetch } = useQuery(
    keywordsQuery(workspaceId, { ...asked, isLinkedOnly, brandVoiceId: voice.id }),
  );
  const find = () => {
    const keyword = words.trim();
    // An empty search does nothing, as the specification says.
    if (keyword !== '') setAsked({ keyword, page: 1 });
  };
  return (
    <div className={classes.columns}>
      <Panel isFlush>
        <search>
          <Row
            as="form"
            px={16}
            py={12}
            line="bottom"
            gap={16}
            rowGap={10}
            wrap
            className={classes.search}
            onSubmit={(event) => {
              event.preventDefault();
              find();
            }}
          >
            <TextInput
              type="search"
              aria-label={t('categoryCards.find.label')}
              placeholder={t('categoryCards.find.label')}
              maxLength={80}
              value={words}
              data-page-search
              leftSection={<IconSearch size={17} stroke={1.7} aria-hidden="true" />}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
            />
            <Switch
              label={t('categoryCards.find.linkedOnly')}
              checked={isLinkedOnly}
              onChange={({ currentTarget }) => setLinkedOnly(currentTarget.checked)}
            />
            {voice.select}
            <Button type="submit" loading={isFetching && asked.keyword !== ''}>
              {t('categoryCards.find.search')}
            </Button>
          </Row>
        </search>
        {asked.keyword === '' ? (
          <EmptyState title={t('categoryCards.find.begin')}>{t('categoryCards.find.beginLead')}</EmptyState>
        ) : null}
        {asked.keyword !== '' && isFetching && !data ? <SkeletonRows rows={5} /> : null}
        {error && !data ? (
          <ErrorState title={t('links.failed')} message={messageOf(error)} onRetry={() => void refetch()} />
        ) : null}
        {data?.count === 0 ? (
          <EmptyState
            title={t('categoryCards.find.nothing', { keyword: asked.keyword })}
            action={
              <ButtonLink to="/links" search={{ tab: 'pages' }} variant="default">
                {t('sitePages.import')}
              </ButtonLink>
            }
          >
            {t('categoryCards.find.nothingLead')}
          </EmptyState>
        ) : null}
        {data && data.count > 0 ? (
          <>
            <ul aria-label={t('categoryCards.find.occurrences', { count: data.count })}>
              {data.results.map((result) => (
                <OccurrenceRow key={`${result.order_detail_id}-${result.page_url_id}`} result={result} keyword={asked.keyword} />
              ))}
            </ul>
            <Pager
              page={asked.page}
              perPage={cardsPerPage}
              total={data.count}
              onChange={(page) => setAsked({ ...asked, page })}
            />
          </>
        ) : null}
      </Panel>
      {data && data.count > 0 ? (
        <KeywordLists key={asked.keyword} workspaceId={workspaceId} name={asked.keyword} found={data} onPromote={setPromoted} />
      ) : null}
      {promoted === null ? null : (
        <Suspense fallback={null}>
          <PromoteDialog workspaceId={workspaceId} keyword={promoted} onClose={() => setPromoted(null)} />
        </Suspense>
      )}
    </div>
  );
}

function OccurrenceRow({ result, keyword }: { result: Occurrence; keyword: string }) {
  const { t } = useText();
  const at = result.sentence.toLowerCase().indexOf(keyword.toLowerCase());
  const isLive = result.kind === 'page';
  const chips = (words: readonly { keyword: string }[], isLinked: boolean) =>
    words.map((word) => (
      <Text
        as="span"
        key={word.keyword}
        size="sm"
        tone="muted"
        breaks
        className={classes.word}
        data-linked={isLinked || undefined}
      >
        {word.keyword}
      </Text>
    ));
  return (
    <li className={classes.row}>
      <div>
        <Row as="span" weight="semibold" breaks gap={8} rowGap={4} wrap>
          {result.order_detail_id === null ? (
            <a href={result.url ?? '#'} target="_blank" rel="noreferrer">
              {result.title}
            </a>
          ) : (
            <Link to="/orders/$orderDetailId" params={{ orderDetailId: String(result.order_detail_id) }}>
              {result.title}
            </Link>
          )}
          <StateBadge kind={isLive ? 'ready' : 'off'}>{t(isLive ? 'links.kinds.live' : 'links.kinds.draft')}</StateBadge>
        </Row>
        {result.url ? (
          <Text as="span" size="sm" tone="quiet" weight="regular" breaks block>
            {result.url}
          </Text>
        ) : null}
        <Text size="sm" tone="muted" breaks mt={4}>
          {at === -1 ? (
            result.sentence
          ) : (
            <>
              {result.sentence.slice(0, at)}
              <mark>{result.sentence.slice(at, at + keyword.length)}</mark>
              {result.sentence.slice(at + keyword.length)}
            </>
          )}
        </Text>
      </div>
      <Row gap={6} align="stretch" wrap className={classes.words}>
        <span className="visually-hidden">{t('categoryCards.linked')}</span>
        {result.linked_keywords.length > 0 ? (
          chips(result.linked_keywords, true)
        ) : (
          <Text as="span" size="sm" tone="quiet">
            {t('categoryCards.none')}
          </Text>
        )}
      </Row>
      <Row gap={6} align="stretch" wrap className={classes.words}>
        <span className="visually-hidden">{t('categoryCards.soft')}</span>
        {chips(result.soft_keywords, false)}
      </Row>
    </li>
  );
}

import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './changes.module.css';
import { textsQuery } from './translation-requests.queries.ts';
import { withoutTags } from './without-tags.ts';

/** Source and translation of a document, sentence by sentence; nothing for a document without a source. */
export function TranslatedTexts({ orderDetailId }: { orderDetailId: number }) {
  const { t, language } = useText();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(textsQuery(orderDetailId));
  const title = t('translationRequests.texts.title');
  if (isError && !data) {
    return (
      <Panel title={title}>
        <ErrorState title={t('translationRequests.texts.failed')} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  const texts = data?.pages.flatMap((page) => page.texts) ?? [];
  const [first] = data?.pages ?? [];
  if (!first || texts.length === 0) return null;
  return (
    <Panel isFlush title={title}>
      <ul>
        {texts.map(({ position, source, target }) => (
          <li key={position} className={classes.pair}>
            <Text as="span" size="sm" tone="quiet">
              <span className="visually-hidden">{t('translationRequests.changes.number')} </span>
              {formatNumber(position, language)}
            </Text>
            <Text as="span" size="sm" tone="muted" breaks lang={first.source_language ?? undefined} dir="auto">
              {withoutTags(source)}
            </Text>
            <Text as="span" breaks className={classes.target} lang={first.target_language} dir="auto">
              {withoutTags(target)}
            </Text>
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Stack px={12} py={12} line="top" className={classes.more}>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('translationRequests.changes.more')}
          </Button>
        </Stack>
      ) : null}
    </Panel>
  );
}

// Suggested links of one document: those in its text, and those of other texts that lead to its page. Beside the editor and in its task.
import type { LinkSuggestion } from '@folio/contract/link-suggestions';
import type { Website } from '@folio/contract/websites';
import { Button, Select } from '@mantine/core';
import { IconEye, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatNumber } from '../../../ui/intl-format.ts';
import { Row } from '../../../ui/row.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { suggestionsQuery } from '../links.queries.ts';
import { useSuggestionActions } from '../suggestions/use-suggestion-actions.ts';
import classes from './document-links.module.css';
import { DocumentSuggestion } from './document-suggestion.tsx';
import { useFindLinks } from './use-find-links.ts';

interface DocumentLinksProps {
  orderDetailId: number;
  /** Websites that the document may link to; the first is looked through. Undefined while they load. */
  websites: readonly Website[] | undefined;
  /** Sends unsaved text before anything reads it. */
  onBefore?: () => Promise<unknown>;
}

export function DocumentLinks({ orderDetailId, websites, onBefore = () => Promise.resolve() }: DocumentLinksProps) {
  const { t } = useText();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const website = websites?.find(({ id }) => id === chosenId) ?? websites?.[0];
  if (!websites) return <SkeletonRows rows={3} />;
  if (!website) {
    return (
      <Text size="sm" tone="quiet" breaks className={classes.quiet}>
        {t('links.noWebsiteLead')}{' '}
        <Link to="/websites" className="text-link">
          {t('links.toWebsites')}
        </Link>
      </Text>
    );
  }
  return (
    <>
      {websites.length > 1 ? (
        <Select
          label={t('links.website')}
          data={websites.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(website.id)}
          allowDeselect={false}
          comboboxProps={{ shadow: 'none' }}
          onChange={(value) => setChosenId(Number(value))}
        />
      ) : null}
      <LinksOfWebsite key={website.id} orderDetailId={orderDetailId} website={website} onBefore={onBefore} />
    </>
  );
}

interface LinksOfWebsiteProps {
  orderDetailId: number;
  website: Website;
  onBefore: () => Promise<unknown>;
}

function LinksOfWebsite({ orderDetailId, website, onBefore }: LinksOfWebsiteProps) {
  const { t, language } = useText();
  const { data, isPending, refetch } = useQuery(suggestionsQuery({ websiteId: website.id, orderDetailId, order: 'confidence' }));
  const { decide, preview } = useSuggestionActions(website.id, () => undefined);
  const find = useFindLinks(website.id);
  const suggestions = data?.link_suggestions ?? [];
  const own = suggestions.filter(({ from }) => from.order_detail_id === orderDetailId);
  const toPage = suggestions.filter(({ from }) => from.order_detail_id !== orderDetailId);
  const canManage = data?.can.manage ?? false;
  const isSearching = data?.search.state === 'running';
  const number = (value: number) => formatNumber(value, language);
  const list = (title: string, rows: readonly LinkSuggestion[]) =>
    rows.length === 0 ? null : (
      <Stack as="section" flex="shrink">
        <Text as="h3" size="sm" weight="semibold" mb={4}>
          {title}
        </Text>
        <ul>
          {rows.map((suggestion) => (
            <DocumentSuggestion
              key={suggestion.id}
              suggestion={suggestion}
              website={website}
              isOwn={suggestion.from.order_detail_id === orderDetailId}
              onDecide={canManage ? (state) => decide.run({ suggestions: [suggestion], state }) : null}
            />
          ))}
        </ul>
      </Stack>
    );
  if (!data && !isPending) return <ErrorState title={t('links.failed')} onRetry={() => void refetch()} />;
  return (
    <Stack gap={12}>
      {canManage ? (
        <Row gap={8} align="stretch" wrap>
          <Button
            variant="default"
            leftSection={<IconSearch size={16} aria-hidden="true" />}
            loading={find.isPending}
            disabled={isSearching}
            onClick={() => void onBefore().then(() => find.run([orderDetailId]))}
          >
            {t('links.suggestions.find')}
          </Button>
          {own.length > 0 ? (
            <Button
              leftSection={<IconEye size={16} aria-hidden="true" />}
              loading={preview.isPending}
              onClick={() => void onBefore().then(() => preview.run({ suggestions: own }))}
            >
              {t('links.suggestions.preview')}
            </Button>
          ) : null}
        </Row>
      ) : null}
      <Text aria-live="polite" size="sm" tone="quiet" breaks className={classes.quiet}>
        {isSearching
          ? t('links.suggestions.searching', { done: number(data.search.done), total: number(data.search.total) })
          : data?.search.state === 'failed'
            ? t('links.suggestions.searchFailed', { problem: data.search.problem ?? '' })
            : null}
      </Text>
      {isPending ? <SkeletonRows rows={3} /> : null}
      {data && suggestions.length === 0 && !isSearching ? (
        <Text size="sm" tone="quiet" breaks className={classes.quiet}>
          {data.none_because ?? t(canManage ? 'documentLinks.emptyLead' : 'links.suggestions.empty')}
        </Text>
      ) : null}
      {list(t('documentLinks.inText'), own)}
      {list(t('documentLinks.toPage'), toPage)}
      {data && data.recordsFiltered > suggestions.length ? (
        <Link to="/links" search={{ website: website.id }} className="text-link">
          {t('documentLinks.all', { count: data.recordsFiltered })}
        </Link>
      ) : null}
    </Stack>
  );
}

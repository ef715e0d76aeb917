import { cardLimits } from '@folio/contract/card-words';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { Foot } from '../../ui/foot.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useSingleMutation } from '../../ui/use-single-mutation.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './cards.module.css';

interface Found {
  linked_keywords: { keyword: string; url: string; page_url_id: number | null; count: number }[];
  soft_keywords: { keyword: string; count: number }[];
  can: { manage: boolean };
}

interface KeywordListsProps {
  workspaceId: number | null;
  /** Default name of the new card. */
  name: string;
  found: Found;
  onPromote: (keyword: string) => void;
}

/** Linked and soft keywords of the occurrences, to tick for a card. */
export function KeywordLists({ workspaceId, name, found, onPromote }: KeywordListsProps) {
  const { t, language } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const linked = found.linked_keywords.filter(({ keyword }) => ticked.has(keyword));
  const soft = found.soft_keywords.filter(({ keyword }) => ticked.has(keyword));
  const compose = useSingleMutation({
    mutationFn: () =>
      api.categoryCards.create({
        ...(workspaceId === null ? {} : { workspace_id: workspaceId }),
        category_name: name,
        primary_kw: name,
        linked_keywords: linked
          .slice(0, cardLimits.keywords)
          .map(({ keyword, url, page_url_id: page }) => ({ keyword, url: url || null, page_url_id: page })),
        soft_keywords: soft.slice(0, cardLimits.keywords).map(({ keyword }) => keyword),
      }),
    onSuccess: async ({ message }) => {
      await invalidate(client, 'category_card.changed');
      if (message) toastSuccess(message);
      void navigate({ to: '/tools/$slug', params: { slug: 'category_cards' }, search: { cards: 'cards' } });
    },
    onError: (error) => toastError(messageOf(error)),
  });
  const toggle = (keyword: string, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(keyword);
    else next.delete(keyword);
    setTicked(next);
  };
  const draw = (keywords: readonly { keyword: string; count: number }[], isSoft: boolean) => (
    <ul className={classes.list}>
      {keywords.map(({ keyword, count }) => (
        <li key={keyword} className={classes.pick}>
          <input
            id={`keyword-${isSoft ? 's' : 'l'}-${keyword}`}
            type="checkbox"
            checked={ticked.has(keyword)}
            onChange={({ currentTarget }) => toggle(keyword, currentTarget.checked)}
          />
          <Text as="label" breaks htmlFor={`keyword-${isSoft ? 's' : 'l'}-${keyword}`}>
            {keyword}
          </Text>
          {isSoft && found.can.manage ? (
            <Text
              as="button"
              type="button"
              size="sm"
              tone="accent"
              weight="semibold"
              className={classes.promote}
              data-touch="height"
              aria-label={t('categoryCards.promoteOne', { keyword })}
              onClick={() => onPromote(keyword)}
            >
              {t('categoryCards.promote')}
            </Text>
          ) : (
            <span />
          )}
          <Text as="span" size="sm" tone="quiet">
            {formatNumber(count, language)}
          </Text>
        </li>
      ))}
    </ul>
  );
  return (
    <Stack as="aside" gap={16} className={classes.side} aria-label={t('categoryCards.keywords')}>
      <Panel title={t('categoryCards.linked')}>
        {found.linked_keywords.length > 0 ? (
          draw(found.linked_keywords, false)
        ) : (
          <Text size="sm" tone="quiet">
            {t('categoryCards.none')}
          </Text>
        )}
      </Panel>
      <Panel title={t('categoryCards.soft')}>
        {found.soft_keywords.length > 0 ? (
          draw(found.soft_keywords, true)
        ) : (
          <Text size="sm" tone="quiet">
            {t('categoryCards.none')}
          </Text>
        )}
      </Panel>
      <Panel>
        <Foot gap={10} justify="between">
          <output>{t('categoryCards.ticked', { linked: linked.length, soft: soft.length })}</output>
          <Button disabled={ticked.size === 0} loading={compose.isPending} onClick={() => compose.run(undefined)}>
            {t('categoryCards.compose')}
          </Button>
        </Foot>
      </Panel>
    </Stack>
  );
}

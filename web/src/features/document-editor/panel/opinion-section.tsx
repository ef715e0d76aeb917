// A second opinion: its price and its model, then the remarks, each with the quoted words. Nothing is applied.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, messageOf } from '../../../base/api.ts';
import { useDocumentSession } from '../../../base/document-session-context.ts';
import { formatDateTime, formatNumber } from '../../../ui/intl-format.ts';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { toastError } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';
import classes from '../core/side-panel.module.css';
import own from './checks.module.css';
import { opinionQuery } from './checks.queries.ts';

/** Asked of the text as it was saved last; the open text is saved first. */
export function OpinionSection({ order }: { order: DocumentDetail }) {
  const { t, language } = useText();
  const { save, showLine } = useDocumentSession();
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = order.order_detail_id;
  const { data } = useQuery(opinionQuery(id, order.updated_at));
  const ask = useMutation({
    mutationFn: async () => {
      await save();
      return api.secondOpinions.create({ order_detail_id: id });
    },
    onSuccess: ({ opinion }) => {
      client.setQueriesData<typeof data>({ queryKey: opinionQuery(id, '').queryKey.slice(0, -1) }, (known) =>
        known ? { ...known, opinion } : known,
      );
      heading.current?.focus();
    },
    onError: (refused) => toastError(messageOf(refused)),
  });
  if (!data || (data.opinion === null && !data.can.create)) return null;
  const { opinion, price, model, can } = data;
  const credits = t('tools.credits', { count: price, credits: formatNumber(price, language) });
  return (
    <section className={classes.section}>
      <Text as="h2" size="sm" weight="semibold" mb={8} tabIndex={-1} ref={heading}>
        {t('documentChecks.opinion.title')}
      </Text>
      {opinion === null ? (
        <Text size="sm" tone="quiet">
          {t('documentChecks.opinion.lead')}
        </Text>
      ) : (
        <>
          <Text size="sm" tone="quiet">
            {t('documentChecks.opinion.of', {
              version: formatNumber(opinion.version_number, language),
              at: formatDateTime(opinion.created_at, language),
              model: opinion.engine.model ?? '',
            })}
          </Text>
          {opinion.remarks.length === 0 ? (
            <Text size="sm" tone="muted" breaks>
              {t('documentChecks.opinion.none')}
            </Text>
          ) : null}
          <Stack as="ul" mt={12} gap={12}>
            {opinion.remarks.map(({ topic, remark, quote }, index) => (
              <Stack as="li" key={index} flex="shrink">
                <Text as="span" size="xs" tone="quiet">
                  {t(`documentChecks.opinion.topics.${topic}`)}
                </Text>
                <Text as="span" size="sm" tone="muted" breaks>
                  {remark}
                </Text>
                {quote === '' ? null : (
                  <button
                    type="button"
                    className={own.show}
                    data-touch="height"
                    onClick={() => showLine({ line: quote, words: quote })}
                  >
                    {quote}
                  </button>
                )}
              </Stack>
            ))}
          </Stack>
        </>
      )}
      {can.create ? (
        <Stack mt={14} gap={6} align="start" className={own.ask}>
          <Button variant="default" size="compact-md" loading={ask.isPending} onClick={() => ask.mutate()}>
            {t(opinion === null ? 'documentChecks.opinion.ask' : 'documentChecks.opinion.askAnother')}
          </Button>
          <Text as="output" size="sm" tone="quiet">
            {ask.isPending
              ? t('documentChecks.opinion.reading')
              : t('documentChecks.opinion.price', { credits, model: model ?? '' })}
          </Text>
        </Stack>
      ) : null}
    </section>
  );
}

import type { TranslationJob } from '@folio/contract/translation-jobs';
import { Button } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatShare } from '../../ui/deadline-format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import tiles from '../../ui/icon-tile.module.css';
import { formatNumber } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { DueTime } from '../../ui/translation/due-time.tsx';
import { LanguagePair } from '../../ui/translation/language-pair.tsx';
import { useText } from '../../ui/use-text.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import classes from './my-work.module.css';
import { OfferEnd } from './offer-end.tsx';
import { jobsQuery } from './translation-manager.queries.ts';
import { useJobActions } from './use-job-actions.ts';

/** Jobs that the caller can accept or decline. */
export function OffersPanel() {
  const { t, language } = useText();
  const { data, isPending, refetch } = useQuery(jobsQuery('offers'));
  const offers = data?.translation_jobs ?? [];
  return (
    <Panel
      isFlush
      title={
        <>
          {t('translationDesk.offers.title')}{' '}
          {data ? (
            <Text as="span" tone="quiet" weight="regular">
              {formatNumber(data.recordsFiltered, language)}
            </Text>
          ) : null}
        </>
      }
      aside={
        <Text as="span" size="sm" tone="quiet" weight="regular">
          {t('translationDesk.offers.first')}
        </Text>
      }
    >
      {isPending ? <SkeletonRows rows={2} /> : null}
      {!isPending && !data ? <ErrorState title={t('translationDesk.offers.failed')} onRetry={() => void refetch()} /> : null}
      {data && offers.length === 0 ? (
        <EmptyState title={t('translationDesk.offers.empty')}>{t('translationDesk.offers.emptyLead')}</EmptyState>
      ) : null}
      <ul>
        {offers.map((job) => (
          <Offer key={job.id} job={job} />
        ))}
      </ul>
    </Panel>
  );
}

function Offer({ job }: { job: TranslationJob }) {
  const { t, language } = useText();
  const { run, running } = useJobActions(job.id);
  const [isDeclining, setDeclining] = useState(false);
  return (
    <li className={classes.offer}>
      <span className={tiles.tile} aria-hidden="true">
        <IconLanguage size={18} stroke={1.6} />
      </span>
      <Stack as="span" flex="shrink" className={classes.words}>
        <Text as="span" weight="medium" breaks className={classes.name}>
          {job.title}
        </Text>
        <Text as="span" size="sm" tone="quiet" weight="regular">
          <LanguagePair source={job.source_language} targets={[job.target_language]} />{' '}
          {t(`translationRequests.stages.${job.stage}`)}, {job.number}
        </Text>
      </Stack>
      <Stack as="span" flex="shrink" className={classes.fact}>
        <Text as="span" weight="medium" breaks className={classes.name}>
          {t('translationDesk.offers.words', { words: formatNumber(job.words, language) })}
        </Text>
        <Text as="span" size="sm" tone="quiet" weight="regular">
          {t('translationDesk.offers.newWords', {
            share: formatShare(job.words > 0 ? job.new_words / job.words : 0, language),
          })}
        </Text>
      </Stack>
      <Stack as="span" flex="shrink" className={classes.fact}>
        <Text as="span" weight="medium" breaks className={classes.name}>
          <DueTime at={job.due_at} />
        </Text>
        {job.offer ? <OfferEnd at={job.offer.expires_at} /> : null}
      </Stack>
      <Row as="span" gap={8} align="stretch" justify="end" className={classes.acts}>
        {job.can.decline ? (
          <Button
            variant="default"
            aria-label={t('translationDesk.offers.declineOne', { name: job.title })}
            onClick={() => setDeclining(true)}
          >
            {t('translationDesk.offers.decline')}
          </Button>
        ) : null}
        {job.can.accept ? (
          <Button
            loading={running === 'accept'}
            aria-label={t('translationDesk.offers.acceptOne', { name: job.title })}
            onClick={() => run({ act: 'accept' })}
          >
            {t('translationDesk.offers.accept')}
          </Button>
        ) : null}
      </Row>
      {isDeclining ? (
        <DeclineDialog
          isBusy={running === 'decline'}
          onClose={() => setDeclining(false)}
          onDecline={(note) => run({ act: 'decline', note }, () => setDeclining(false))}
        />
      ) : null}
    </li>
  );
}

// Candidates for a job: offered to one or several, or taken from its current linguist.
import type { TranslationJob } from '@folio/contract/translation-jobs';
import { Button, Checkbox, Textarea } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatShare } from '../../ui/deadline-format.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Foot } from '../../ui/foot.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { WordBadge } from '../../ui/state-badge.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './request-queue.module.css';
import { candidatesQuery, jobQuery } from './translation-manager.queries.ts';
import { useJobActions } from './use-job-actions.ts';

interface AssignDialogProps {
  jobId: number;
  name: string;
  onClose: () => void;
}

export function AssignDialog({ jobId, name, onClose }: AssignDialogProps) {
  const { t } = useText();
  const { data: job, isError, refetch } = useQuery(jobQuery(jobId));
  return (
    <Dialog title={t('translationDesk.assign.dialog', { name })} size={560} variant="form" onClose={onClose}>
      {isError && !job ? (
        <ErrorState title={t('translationDesk.jobs.failed')} onRetry={() => void refetch()} />
      ) : job ? (
        <Stack flex="shrink" gap={16}>
          {job.can.withdraw ? <Withdrawal job={job} onDone={onClose} /> : null}
          {job.can.offer ? <Candidates job={job} onDone={onClose} /> : null}
        </Stack>
      ) : (
        <SkeletonRows rows={3} />
      )}
    </Dialog>
  );
}

function Candidates({ job, onDone }: { job: TranslationJob; onDone: () => void }) {
  const { t, language } = useText();
  const { data, isError, refetch } = useQuery(candidatesQuery(job.id));
  const { run, running } = useJobActions(job.id);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  if (isError && !data) {
    return <ErrorState title={t('translationDesk.assign.failed')} onRetry={() => void refetch()} />;
  }
  if (!data) return <SkeletonRows rows={3} />;
  if (data.length === 0) {
    return <EmptyState title={t('translationDesk.assign.none')}>{t('translationDesk.assign.noneLead')}</EmptyState>;
  }
  return (
    <section aria-label={t('translationDesk.assign.candidates')}>
      <Stack as="ul" gap={4}>
        {data.map(({ linguist_id: id, name, is_native, free_words, on_time, offer }) => (
          <Row as="li" key={id} gap={12} className={classes.candidate}>
            <Checkbox
              aria-label={name}
              checked={chosen.has(id)}
              disabled={offer === 'open' || offer === 'accepted'}
              onChange={() => toggle(id)}
            />
            <Stack as="span" flex="fill">
              <span className={classes.name}>{name}</span>
              <Text as="span" size="sm" tone="quiet" className={classes.quiet}>
                {t(on_time === null ? 'translationDesk.assign.factsWithoutJobs' : 'translationDesk.assign.facts', {
                  words: formatNumber(free_words, language),
                  onTime: formatShare(on_time ?? 0, language),
                })}
              </Text>
            </Stack>
            {is_native ? <WordBadge kind="ready">{t('translationDesk.assign.native')}</WordBadge> : null}
            {offer ? (
              <WordBadge kind={offer === 'open' ? 'hold' : 'off'}>{t(`translationDesk.assign.offers.${offer}`)}</WordBadge>
            ) : null}
          </Row>
        ))}
      </Stack>
      <Foot mt={16} gap={12} justify="between">
        <span />
        <Button
          disabled={chosen.size === 0}
          loading={running === 'offer'}
          onClick={() => run({ act: 'offer', linguistIds: [...chosen] }, onDone)}
        >
          {chosen.size === 0 ? t('translationDesk.assign.offer') : t('translationDesk.assign.offerTo', { count: chosen.size })}
        </Button>
      </Foot>
    </section>
  );
}

function Withdrawal({ job, onDone }: { job: TranslationJob; onDone: () => void }) {
  const { t } = useText();
  const { run, running } = useJobActions(job.id);
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (note.trim() === '') setError(t('translationDesk.assign.withdrawMissing'));
        else run({ act: 'withdraw', note: note.trim() }, onDone);
      }}
    >
      <Textarea
        label={t('translationDesk.assign.withdrawNote')}
        description={job.linguist?.name}
        rows={2}
        maxLength={500}
        value={note}
        error={error}
        onChange={({ currentTarget }) => {
          setNote(currentTarget.value);
          setError(undefined);
        }}
      />
      <Foot mt={16} gap={12} justify="between">
        <span />
        <Button type="submit" variant="default" loading={running === 'withdraw'}>
          {t('translationDesk.assign.withdraw')}
        </Button>
      </Foot>
    </form>
  );
}

// Approving all that waits for a guest at once: the campaign as it is shown, and the texts that they have opened, each as it was seen.
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Row } from '../../ui/row.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useSingleMutation } from '../../ui/use-single-mutation.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './guest-review.module.css';
import type { SeenTask } from './use-seen-tasks.ts';

interface ApproveSeenProps {
  token: string;
  /** Null where the campaign as a whole does not wait. */
  campaign: { id: number; name: string; state_hash: string } | null;
  /** Ids of the texts that wait. */
  waiting: readonly number[];
  seen: ReadonlyMap<number, SeenTask>;
}

export function ApproveSeen({ token, campaign, waiting, seen }: ApproveSeenProps) {
  const { t } = useText();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const texts = waiting.flatMap((id) => seen.get(id) ?? []);
  const count = waiting.length + (campaign ? 1 : 0);
  const context = { reviewToken: token };
  const approve = useSingleMutation({
    mutationFn: async () => {
      for (const { id, stepId, hash } of texts)
        await api.guestReview.decide(
          { task_id: id, step_id: stepId, package_hash: hash, verdict: 'approve', note: '' },
          { context },
        );
      if (campaign)
        await api.guestReview.decideCampaign(
          { campaign_id: campaign.id, state_hash: campaign.state_hash, verdict: 'approve', note: '' },
          { context },
        );
    },
    onSuccess: () => toastSuccess(t('campaignPack.all.done')),
    onError: (error) => toastError(messageOf(error)),
    onSettled: () => {
      setAsking(false);
      return invalidate(client, 'guest_review.changed', { token });
    },
  });
  if (count < 2) return null;
  const label = count === 2 ? t('campaignPack.all.both') : t('campaignPack.all.many', { count });
  const isOpen = texts.length < waiting.length;
  return (
    <Row as="span" gap={10} rowGap={4} justify="end" wrap>
      {isOpen ? (
        <span id="approve-all-hint" className={classes.quiet}>
          {t('campaignPack.all.openFirst', { count: waiting.length - texts.length })}
        </span>
      ) : null}
      <Button
        variant="default"
        disabled={isOpen}
        aria-describedby={isOpen ? 'approve-all-hint' : undefined}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {isAsking ? (
        <FormDialog
          title={label}
          verb={t('guestReview.approve')}
          isBusy={approve.isPending}
          onClose={() => setAsking(false)}
          onSubmit={() => approve.run(undefined)}
        >
          <p>{t('campaignPack.all.lead')}</p>
          <ul className={classes.approved}>
            {[...texts.map(({ title }) => title), ...(campaign ? [campaign.name] : [])].map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </FormDialog>
      ) : null}
    </Row>
  );
}

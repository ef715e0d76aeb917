// What the contact decided, written down on the contact's word; and why a campaign is cancelled.
import { type CampaignVerdict, campaignLimits, campaignVerdicts } from '@folio/contract/campaign-words';
import { Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { showFieldErrors } from '../../ui/form-errors.ts';
import tabs from '../../ui/icon-switch.module.css';
import { toastSuccess } from '../../ui/toast.tsx';
import { useSingleMutation } from '../../ui/use-single-mutation.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './campaigns.module.css';

interface DecideDialogProps {
  /** As it is shown now: a decision on an older state is refused. */
  campaign: { id: number; state_hash: string; contact: { name: string; email: string } | string | null };
  onClose: () => void;
}

export function DecideDialog({ campaign, onClose }: DecideDialogProps) {
  const { t } = useText();
  const client = useQueryClient();
  const [verdict, setVerdict] = useState<CampaignVerdict>('approve');
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { contact } = campaign;
  const name = typeof contact === 'string' ? contact : contact?.name || contact?.email;
  const save = useSingleMutation({
    mutationFn: () => api.campaigns.decide({ id: campaign.id, state_hash: campaign.state_hash, verdict, note }),
    onSuccess: async ({ message }) => {
      await invalidate(client, 'campaign.changed');
      toastSuccess(message);
      onClose();
    },
    onError: (error) => {
      void invalidate(client, 'campaign.changed');
      showFieldErrors(error, ['note'], setErrors);
    },
  });
  return (
    <FormDialog
      title={t('campaigns.decide.title')}
      verb={t('campaigns.decide.verb')}
      isBusy={save.isPending}
      onClose={onClose}
      onSubmit={() => {
        if (note.trim() === '') setErrors({ note: t('campaigns.decide.noteMissing') });
        else save.run(undefined);
      }}
    >
      <p className={classes.quiet}>{t('campaigns.decide.lead', { name: name ?? '' })}</p>
      <fieldset className={tabs.switch} aria-label={t('campaigns.decide.title')}>
        {campaignVerdicts.map((one) => (
          <button key={one} type="button" aria-pressed={one === verdict} onClick={() => setVerdict(one)}>
            {t(`campaigns.decide.${one}`)}
          </button>
        ))}
      </fieldset>
      <Textarea
        data-autofocus
        label={t('campaigns.decide.note')}
        description={t('campaigns.decide.noteHint')}
        rows={3}
        maxLength={campaignLimits.note}
        value={note}
        error={errors['note']}
        onChange={({ currentTarget }) => {
          setNote(currentTarget.value);
          setErrors({});
        }}
      />
    </FormDialog>
  );
}

interface CancelDialogProps {
  isBusy: boolean;
  onClose: () => void;
  onSubmit: (note: string) => void;
}

export function CancelDialog({ isBusy, onClose, onSubmit }: CancelDialogProps) {
  const { t } = useText();
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  return (
    <FormDialog
      title={t('campaigns.steps.cancel')}
      verb={t('campaigns.steps.cancel')}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={() => {
        if (note.trim() === '') setError(t('campaigns.cancelMissing'));
        else onSubmit(note.trim());
      }}
    >
      <Textarea
        data-autofocus
        label={t('campaigns.cancelReason')}
        rows={3}
        maxLength={campaignLimits.note}
        value={note}
        error={error}
        onChange={({ currentTarget }) => {
          setNote(currentTarget.value);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}

// What the contact decided, written down on the contact's word; and why a campaign is cancelled.
import { type CampaignVerdict, campaignLimits, campaignVerdicts } from '@folio/contract/campaign-words';
import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { Text } from '../../ui/text.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { useSingleMutation } from '../../ui/use-single-mutation.ts';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';

interface DecideDialogProps {
  /** Sends the decision on the state that is shown; answers what is said then. */
  decide: (decision: { verdict: CampaignVerdict; note: string }) => Promise<string | undefined>;
  /** On whose word staff decide; null where the contact does it. */
  contact: string | null;
  onClose: () => void;
  /** Asks for what the decision made stale. */
  onSettled: () => Promise<void>;
}

export function DecideDialog({ decide, contact, onClose, onSettled }: DecideDialogProps) {
  const { t } = useText();
  const [verdict, setVerdict] = useState<CampaignVerdict>('approve');
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const isOnWord = contact !== null;
  const save = useSingleMutation({
    mutationFn: () => decide({ verdict, note }),
    onSuccess: async (said) => {
      await onSettled();
      toastSuccess(said);
      onClose();
    },
    onError: (error) => {
      void onSettled();
      showFieldErrors(error, ['note'], setErrors);
    },
  });
  const missing = note.trim() === '' && (isOnWord || verdict === 'changes');
  return (
    <FormDialog
      title={t(isOnWord ? 'campaigns.decide.title' : 'campaigns.client.decideTitle')}
      verb={t(isOnWord ? 'campaigns.decide.verb' : 'campaigns.client.decide')}
      isBusy={save.isPending}
      onClose={onClose}
      onSubmit={() => {
        if (missing) setErrors({ note: t(isOnWord ? 'campaigns.decide.noteMissing' : 'campaigns.client.noteMissing') });
        else save.run(undefined);
      }}
    >
      <Text size="sm" tone="quiet">
        {isOnWord ? t('campaigns.decide.lead', { name: contact }) : t('campaigns.client.decideLead')}
      </Text>
      <ViewSwitch
        label={t('campaigns.decide.title')}
        views={campaignVerdicts.map((one) => ({ value: one, label: t(`campaigns.decide.${one}`) }))}
        value={verdict}
        onChange={setVerdict}
      />
      <Textarea
        data-autofocus
        label={t(isOnWord ? 'campaigns.decide.note' : 'campaigns.client.decideNote')}
        description={isOnWord ? t('campaigns.decide.noteHint') : undefined}
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

interface DecideOnWordProps {
  /** As it is shown now: a decision on an older state is refused. */
  campaign: { id: number; state_hash: string };
  contact: string;
  onClose: () => void;
}

/** What staff write down on the contact's word. */
export function DecideOnWord({ campaign: { id, state_hash: hash }, contact, onClose }: DecideOnWordProps) {
  const client = useQueryClient();
  return (
    <DecideDialog
      contact={contact}
      decide={async (decision) => (await api.campaigns.decide({ id, state_hash: hash, ...decision })).message}
      onClose={onClose}
      onSettled={() => invalidate(client, 'campaign.changed')}
    />
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

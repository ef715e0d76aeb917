// Records the contact's decision on their word, and the reason for canceling a campaign.
import { type CampaignVerdict, campaignLimits, campaignVerdicts } from '@folio/contract/campaign-words';
import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { useContractForm } from '../../base/contract-form.tsx';
import { invalidate } from '../../base/stale-after.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { optionalLabel } from '../../ui/optional-label.ts';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';

type Decision = { verdict: CampaignVerdict; note: string };

interface DecideDialogProps {
  /** Sends the decision on the shown version. Returns the message to show. */
  decide: (decision: Decision) => Promise<{ message?: string }>;
  /** The contact quoted by deciding staff; null if the contact decides directly. */
  contact: string | null;
  onClose: () => void;
  /** Refetches data that the decision made stale. */
  onSettled: () => Promise<void>;
}

const undecided: Decision = { verdict: 'approve', note: '' };

export function DecideDialog({ decide, contact, onClose, onSettled }: DecideDialogProps) {
  const { t } = useText();
  const isOnWord = contact !== null;
  const form = useContractForm({
    values: undecided,
    toInput: (values) => values,
    faultsOf: ({ verdict, note }): Record<string, string> =>
      note.trim() === '' && (isOnWord || verdict === 'changes')
        ? { note: t(isOnWord ? 'campaigns.decide.noteMissing' : 'campaigns.client.noteMissing') }
        : {},
    send: ({ input }) => decide(input),
    refresh: onSettled,
    onSaved: onClose,
    onRefused: () => void onSettled(),
  });
  return (
    <FormDialog
      title={t(isOnWord ? 'campaigns.decide.title' : 'campaigns.client.decideTitle')}
      verb={t(isOnWord ? 'campaigns.decide.verb' : 'campaigns.client.decide')}
      isBusy={form.isBusy}
      onClose={onClose}
      onSubmit={form.save}
    >
      <Text size="sm" tone="quiet">
        {isOnWord ? t('campaigns.decide.lead', { name: contact }) : t('campaigns.client.decideLead')}
      </Text>
      <ViewSwitch
        isField
        label={t('campaigns.decide.title')}
        views={campaignVerdicts.map((one) => ({ value: one, label: t(`campaigns.decide.${one}`) }))}
        value={form.values.verdict}
        onChange={(verdict) => form.setFieldValue('verdict', verdict)}
      />
      <Textarea
        data-autofocus
        label={t(isOnWord ? 'campaigns.decide.note' : 'campaigns.client.decideNote')}
        description={isOnWord ? t('campaigns.decide.noteHint') : undefined}
        rows={3}
        maxLength={campaignLimits.note}
        {...(isOnWord || form.values.verdict === 'changes' ? {} : { labelProps: optionalLabel() })}
        {...form.getInputProps('note')}
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

/** Decision that staff record on the contact's word. */
export function DecideOnWord({ campaign: { id, state_hash: hash }, contact, onClose }: DecideOnWordProps) {
  const client = useQueryClient();
  return (
    <DecideDialog
      contact={contact}
      decide={(decision) => api.campaigns.decide({ id, state_hash: hash, ...decision })}
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

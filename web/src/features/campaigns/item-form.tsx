// One item of a campaign: to add, or to change. Its tasks move with its days.
import type { Campaign, CampaignItem } from '@folio/contract/campaign-shapes';
import { campaignLimits } from '@folio/contract/campaign-words';
import { Autocomplete, Checkbox, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { useContractForm } from '../../base/contract-form.tsx';
import { invalidate } from '../../base/stale-after.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FieldPair } from '../../ui/field-pair.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useText } from '../../ui/use-text.ts';
import { microsOf, unitsOf } from './campaign-format.ts';
import { planRefusal, readPlanIfRefused } from './item-refusals.ts';

interface ItemFormProps {
  campaign: Campaign;
  /** Null for a new one. */
  item: CampaignItem | null;
  onClose: () => void;
}

export function ItemForm({ campaign, item, onClose }: ItemFormProps) {
  const { t } = useText();
  const client = useQueryClient();
  // State of the item at the last read: a save of an item that was removed or restored since is refused, and says so.
  const [isKnownDropped, setKnownDropped] = useState(item?.state === 'dropped');
  const form = useContractForm({
    optional: ['time', 'budget', 'note'],
    values: {
      name: item?.name ?? '',
      channel: item?.channel ?? campaign.channels[0] ?? '',
      from: item?.from ?? campaign.from ?? '',
      to: item?.to ?? campaign.from ?? '',
      time: item?.time ?? '',
      budget: unitsOf(item?.budget ?? null),
      note: item?.note ?? '',
      is_shared: item?.is_shared ?? true,
      is_done: item?.is_done ?? false,
    },
    toInput: (values) => ({ ...values, time: values.time || null, budget: microsOf(values.budget) }),
    send: ({ input, changes }) =>
      item
        ? api.campaignItems.edit({ id: item.id, is_dropped: isKnownDropped, ...changes })
        : api.campaignItems.create({ campaign_id: campaign.id, ...input }),
    refresh: () => invalidate(client, 'campaign.changed'),
    onSaved: onClose,
    onRefused: (error) => {
      const refusal = planRefusal(error);
      if (refusal) setKnownDropped(refusal === 'CAMPAIGN_ITEM_DROPPED');
      void readPlanIfRefused(client, error);
    },
  });
  return (
    <FormDialog
      title={item ? t('campaigns.plan.edit') : t('campaigns.plan.new')}
      verb={t(item ? 'actions.save' : 'campaigns.plan.add')}
      isBusy={form.isBusy}
      onClose={onClose}
      onSubmit={form.save}
    >
      <TextInput
        label={t('campaigns.plan.name')}
        maxLength={campaignLimits.name}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Autocomplete
        label={t('campaigns.list.channel')}
        data={[...new Set([...campaign.channels, ...t('campaigns.form.channelNames').split(', ')])]}
        maxLength={campaignLimits.channel}
        comboboxProps={{ shadow: 'none' }}
        {...form.getInputProps('channel')}
      />
      <FieldPair>
        <DateField
          label={t('campaigns.form.from')}
          min={campaign.from ?? undefined}
          max={campaign.to ?? undefined}
          {...form.getInputProps('from')}
        />
        <DateField
          label={t('campaigns.form.to')}
          min={form.values.from || undefined}
          max={campaign.to ?? undefined}
          {...form.getInputProps('to')}
        />
        <DateField type="time" label={t('campaigns.plan.time')} {...form.getInputProps('time')} />
        <TextInput
          inputMode="decimal"
          label={`${t('campaigns.form.budget')} (${campaign.currency})`}
          {...form.getInputProps('budget')}
        />
      </FieldPair>
      <Textarea
        label={t('campaigns.plan.note')}
        description={t('campaigns.plan.noteHint')}
        rows={2}
        maxLength={campaignLimits.note}
        {...form.getInputProps('note')}
      />
      <Checkbox label={t('campaigns.plan.shareLabel')} {...form.getInputProps('is_shared', { type: 'checkbox' })} />
      {item && item.links.length > 0 ? null : (
        <Checkbox label={t('campaigns.plan.doneLabel')} {...form.getInputProps('is_done', { type: 'checkbox' })} />
      )}
    </FormDialog>
  );
}

// One item of a campaign: to add, or to change. Its tasks move with its days.
import type { Campaign, CampaignItem } from '@folio/contract/campaign-shapes';
import { campaignLimits } from '@folio/contract/campaign-words';
import { Autocomplete, Checkbox, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { changedValues } from '../../ui/changed-values.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { toastSuccess } from '../../ui/toast.tsx';
import { useSingleMutation } from '../../ui/use-single-mutation.ts';
import { useText } from '../../ui/use-text.ts';
import { microsOf, unitsOf } from './campaign-format.ts';
import classes from './campaigns.module.css';
import { planRefusal, readPlanIfRefused } from './item-refusals.ts';

const fields = ['name', 'channel', 'from', 'to', 'time', 'budget', 'note'];

interface ItemFormProps {
  campaign: Campaign;
  /** Null for a new one. */
  item: CampaignItem | null;
  onClose: () => void;
}

export function ItemForm({ campaign, item, onClose }: ItemFormProps) {
  const { t } = useText();
  const client = useQueryClient();
  const [values, setValues] = useState({
    name: item?.name ?? '',
    channel: item?.channel ?? campaign.channels[0] ?? '',
    from: item?.from ?? campaign.from ?? '',
    to: item?.to ?? campaign.from ?? '',
    time: item?.time ?? '',
    budget: unitsOf(item?.budget ?? null),
    note: item?.note ?? '',
  });
  const [isShared, setShared] = useState(item?.is_shared ?? true);
  const [isDone, setDone] = useState(item?.is_done ?? false);
  // What the reader knows: a save of an item that was dropped or put back since is refused, and says so.
  const [isKnownDropped, setKnownDropped] = useState(item?.state === 'dropped');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: currentTarget.value })),
  });
  const input = {
    ...values,
    time: values.time || null,
    budget: microsOf(values.budget),
    is_shared: isShared,
    is_done: isDone,
  };
  const [opened] = useState(input);
  const save = useSingleMutation({
    mutationFn: () =>
      item
        ? api.campaignItems.edit({ id: item.id, is_dropped: isKnownDropped, ...changedValues(opened, input) })
        : api.campaignItems.create({ campaign_id: campaign.id, ...input }),
    onSuccess: async ({ message }) => {
      await invalidate(client, 'campaign.changed');
      toastSuccess(message);
      onClose();
    },
    onError: (error) => {
      showFieldErrors(error, fields, setErrors);
      const refusal = planRefusal(error);
      if (refusal) setKnownDropped(refusal === 'CAMPAIGN_ITEM_DROPPED');
      return readPlanIfRefused(client, error);
    },
  });
  return (
    <FormDialog
      title={item ? t('campaigns.plan.edit') : t('campaigns.plan.new')}
      verb={t(item ? 'actions.save' : 'campaigns.plan.add')}
      isBusy={save.isPending}
      onClose={onClose}
      onSubmit={() => {
        setErrors({});
        save.run(undefined);
      }}
    >
      <TextInput label={t('campaigns.plan.name')} maxLength={campaignLimits.name} data-autofocus {...field('name')} />
      <Autocomplete
        label={t('campaigns.list.channel')}
        data={[...new Set([...campaign.channels, ...t('campaigns.form.channelNames').split(', ')])]}
        maxLength={campaignLimits.channel}
        comboboxProps={{ shadow: 'none' }}
        value={values.channel}
        error={errors['channel']}
        onChange={(channel) => setValues((before) => ({ ...before, channel }))}
      />
      <div className={classes.two}>
        <DateField
          label={t('campaigns.form.from')}
          min={campaign.from ?? undefined}
          max={campaign.to ?? undefined}
          {...field('from')}
        />
        <DateField
          label={t('campaigns.form.to')}
          min={values.from || undefined}
          max={campaign.to ?? undefined}
          {...field('to')}
        />
        <DateField type="time" label={t('campaigns.plan.time')} {...field('time')} />
        <TextInput inputMode="decimal" label={`${t('campaigns.form.budget')} (${campaign.currency})`} {...field('budget')} />
      </div>
      <Textarea
        label={t('campaigns.plan.note')}
        description={t('campaigns.plan.noteHint')}
        rows={2}
        maxLength={campaignLimits.note}
        {...field('note')}
      />
      <Checkbox
        label={t('campaigns.plan.shareLabel')}
        checked={isShared}
        onChange={({ currentTarget }) => setShared(currentTarget.checked)}
      />
      {item && item.links.length > 0 ? null : (
        <Checkbox
          label={t('campaigns.plan.doneLabel')}
          checked={isDone}
          onChange={({ currentTarget }) => setDone(currentTarget.checked)}
        />
      )}
    </FormDialog>
  );
}

// One campaign: to begin, or to change. What the server says of a field is at the field.
import type { Campaign } from '@folio/contract/campaign-shapes';
import { campaignFigures, campaignLimits } from '@folio/contract/campaign-words';
import { ActionIcon, Button, Select, TagsInput, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { useContractForm } from '../../base/contract-form.tsx';
import { invalidate } from '../../base/stale-after.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FieldPair } from '../../ui/field-pair.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import { microsOf, unitsOf } from './campaign-format.ts';
import classes from './campaigns.module.css';

interface CampaignFormProps {
  clients: readonly { id: number; name: string }[];
  /** Null for a new one. */
  campaign: Campaign | null;
  onClose: () => void;
  onCreated?: (id: number) => void;
}

const valuesOf = (campaign: Campaign | null, workspaceId: number) => ({
  workspace_id: String(workspaceId),
  name: campaign?.name ?? '',
  goal: campaign?.goal ?? '',
  audience: campaign?.audience ?? '',
  from: campaign?.from ?? '',
  to: campaign?.to ?? '',
  budget: unitsOf(campaign?.budget ?? null),
  currency: campaign?.currency ?? 'EUR',
  contact: { name: campaign?.contact?.name ?? '', email: campaign?.contact?.email ?? '' },
  personas: campaign?.personas ?? [],
  countries: campaign?.countries ?? [],
  channels: campaign?.channels ?? [],
  kpis: campaign?.kpis.map((kpi) => ({ ...kpi, target: String(kpi.target) })) ?? [],
});

type Values = ReturnType<typeof valuesOf>;

/** The fields as the call has them; goals without a name or figure are left out. */
const inputOf = (values: Values) => ({
  ...values,
  workspace_id: Number(values.workspace_id),
  countries: values.countries.map((code) => code.toUpperCase()),
  kpis: values.kpis
    .filter(({ name, target }) => name.trim() !== '' && Number(target) > 0)
    .map((kpi) => ({ ...kpi, target: Number(kpi.target) })),
  from: values.from || null,
  to: values.to || null,
  budget: microsOf(values.budget),
  contact: values.contact.email.trim() === '' ? null : { name: values.contact.name, email: values.contact.email.trim() },
});

export function CampaignForm({ clients, campaign, onClose, onCreated }: CampaignFormProps) {
  const { t } = useText();
  const client = useQueryClient();
  const form = useContractForm({
    optional: ['goal', 'audience', 'countries'],
    values: valuesOf(campaign, campaign?.workspace_id ?? clients[0]?.id ?? 0),
    edited: campaign,
    toInput: inputOf,
    send: ({ input, changes, expected }) =>
      campaign
        ? api.campaigns.edit({ id: campaign.id, revision: campaign.revision, ...changes, ...expected })
        : api.campaigns.create(input),
    refresh: () => invalidate(client, 'campaign.changed'),
    onSaved: ({ campaign: saved }) => {
      onClose();
      if (!campaign) onCreated?.(saved.id);
    },
    onKeepSaved: onClose,
  });
  const { kpis } = form.values;
  const tags = { maxTags: campaignLimits.channels, comboboxProps: { shadow: 'none' } };
  const figures = campaignFigures.map((figure) => ({ value: figure, label: t(`campaigns.figures.${figure}`) }));
  return (
    <FormDialog
      title={campaign ? t('campaigns.form.edit') : t('campaigns.new')}
      verb={campaign ? t('actions.save') : t('campaigns.form.create')}
      isBusy={form.isBusy}
      onClose={onClose}
      onSubmit={form.save}
    >
      {campaign ? null : (
        <Select
          label={t('campaigns.form.client')}
          description={t('campaigns.form.clientHint')}
          data={clients.map(({ id, name }) => ({ value: String(id), label: name }))}
          allowDeselect={false}
          comboboxProps={{ shadow: 'none' }}
          {...form.getInputProps('workspace_id')}
        />
      )}
      <TextInput
        label={t('campaigns.form.name')}
        maxLength={campaignLimits.name}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Textarea label={t('campaigns.form.goal')} rows={2} maxLength={campaignLimits.goal} {...form.getInputProps('goal')} />
      <Textarea
        label={t('campaigns.form.audience')}
        rows={2}
        maxLength={campaignLimits.audience}
        {...form.getInputProps('audience')}
      />
      <FieldPair>
        <DateField label={t('campaigns.form.from')} {...form.getInputProps('from')} />
        <DateField label={t('campaigns.form.to')} {...form.getInputProps('to')} />
        <TextInput inputMode="decimal" label={t('campaigns.form.budget')} {...form.getInputProps('budget')} />
        <TextInput label={t('campaigns.form.currency')} maxLength={3} {...form.getInputProps('currency')} />
        <TextInput label={t('campaigns.form.contactName')} maxLength={120} {...form.getInputProps('contact.name')} />
        <TextInput
          type="email"
          label={t('campaigns.form.contactEmail')}
          maxLength={254}
          {...form.getInputProps('contact.email')}
          error={form.errors['contact'] ?? form.errors['contact.email']}
        />
      </FieldPair>
      <TagsInput
        label={t('campaigns.form.channels')}
        description={t('campaigns.form.channelsHint')}
        data={t('campaigns.form.channelNames').split(', ')}
        {...form.getInputProps('channels')}
        {...tags}
      />
      <TagsInput
        label={t('campaigns.form.countries')}
        description={t('campaigns.form.countriesHint')}
        {...form.getInputProps('countries')}
        {...tags}
        maxTags={campaignLimits.countries}
      />
      <Stack as="fieldset" gap={8} align="start" className={classes.goals}>
        <legend>{t('campaigns.form.kpis')}</legend>
        {kpis.map((kpi, at) => (
          // Goals have no ids, and their order does not change.
          <div key={at} className={classes.goal}>
            <TextInput
              aria-label={t('campaigns.form.kpiName')}
              placeholder={t('campaigns.form.kpiName')}
              maxLength={campaignLimits.kpiName}
              {...form.getInputProps(`kpis.${at}.name`)}
            />
            <Select
              aria-label={t('campaigns.form.kpiFigure')}
              data={figures}
              allowDeselect={false}
              comboboxProps={{ shadow: 'none' }}
              {...form.getInputProps(`kpis.${at}.figure`)}
            />
            <TextInput
              aria-label={t('campaigns.form.kpiTarget')}
              placeholder={t('campaigns.form.kpiTarget')}
              inputMode="numeric"
              {...form.getInputProps(`kpis.${at}.target`)}
            />
            <ActionIcon
              aria-label={t('campaigns.form.removeKpi', { name: kpi.name || String(at + 1) })}
              onClick={() => form.removeListItem('kpis', at)}
            >
              <IconX size={16} aria-hidden="true" />
            </ActionIcon>
          </div>
        ))}
        {kpis.length < campaignLimits.kpis ? (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={() => form.insertListItem('kpis', { name: '', figure: 'conversions', target: '' })}
          >
            {t('campaigns.form.addKpi')}
          </Button>
        ) : null}
      </Stack>
      {form.notice}
    </FormDialog>
  );
}

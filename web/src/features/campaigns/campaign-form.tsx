// One campaign: to begin, or to change. What the server says of a field is at the field.
import type { Campaign, CampaignKpi } from '@folio/contract/campaign-shapes';
import { campaignFigures, campaignLimits } from '@folio/contract/campaign-words';
import { ActionIcon, Button, Select, TagsInput, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, api } from '../../base/api.ts';
import { ChangedMeanwhile, isChangedMeanwhile } from '../../base/changed-meanwhile.tsx';
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

const fields = [
  'name',
  'goal',
  'kpis',
  'audience',
  'personas',
  'countries',
  'channels',
  'from',
  'to',
  'budget',
  'currency',
  'contact',
  'workspace_id',
];

interface CampaignFormProps {
  clients: readonly { id: number; name: string }[];
  /** Null for a new one. */
  campaign: Campaign | null;
  onClose: () => void;
  onCreated?: (id: number) => void;
}

const blank = {
  name: '',
  goal: '',
  audience: '',
  from: '',
  to: '',
  budget: '',
  currency: 'EUR',
  contactName: '',
  contactEmail: '',
};

function valuesOf(campaign: Campaign | null) {
  if (!campaign)
    return {
      ...blank,
      personas: [],
      countries: [],
      channels: [],
      kpis: [] as (Omit<CampaignKpi, 'target'> & { target: string })[],
    };
  const { name, goal, audience, from, to, budget, currency, contact, personas, countries, channels, kpis } = campaign;
  return {
    name,
    goal,
    audience,
    from: from ?? '',
    to: to ?? '',
    budget: unitsOf(budget),
    currency,
    contactName: contact?.name ?? '',
    contactEmail: contact?.email ?? '',
    personas,
    countries,
    channels,
    kpis: kpis.map((kpi) => ({ ...kpi, target: String(kpi.target) })),
  };
}

type Values = ReturnType<typeof valuesOf>;

/** The fields as the call has them; goals without a name or figure are left out. */
const inputOf = (values: Values) => ({
  name: values.name,
  goal: values.goal,
  audience: values.audience,
  personas: values.personas,
  countries: values.countries.map((code) => code.toUpperCase()),
  channels: values.channels,
  kpis: values.kpis
    .filter(({ name, target }) => name.trim() !== '' && Number(target) > 0)
    .map((kpi) => ({ ...kpi, target: Number(kpi.target) })),
  from: values.from || null,
  to: values.to || null,
  budget: microsOf(values.budget),
  currency: values.currency,
  contact: values.contactEmail.trim() === '' ? null : { name: values.contactName, email: values.contactEmail.trim() },
});

export function CampaignForm({ clients, campaign, onClose, onCreated }: CampaignFormProps) {
  const { t } = useText();
  const client = useQueryClient();
  const [values, setValues] = useState<Values>(() => valuesOf(campaign));
  const [opened] = useState(() => inputOf(values));
  const [revision] = useState(campaign?.revision ?? 0);
  const [workspaceId, setWorkspaceId] = useState<number | null>(campaign?.workspace_id ?? clients[0]?.id ?? null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const set = (changes: Partial<Values>) => setValues((before) => ({ ...before, ...changes }));
  const text = (field: keyof typeof blank) => ({
    value: values[field],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set({ [field]: currentTarget.value }),
  });
  const save = useSingleMutation({
    mutationFn: (isForced: boolean) =>
      campaign
        ? api.campaigns.edit({
            id: campaign.id,
            // What the page shows by now may be newer than what is changed here.
            revision: isForced ? campaign.revision : revision,
            ...changedValues(opened, inputOf(values)),
          })
        : api.campaigns.create({ workspace_id: workspaceId ?? 0, ...inputOf(values) }),
    onSuccess: async ({ message, campaign: saved }) => {
      await invalidate(client, 'campaign.changed');
      toastSuccess(message);
      onClose();
      if (!campaign) onCreated?.(saved.id);
    },
    onError: async (error, isForced) => {
      // The next try is on what someone else saved, and changes only what was changed here.
      if (error instanceof ApiError && error.status === 409) await invalidate(client, 'campaign.changed');
      if (isForced || !isChangedMeanwhile(error)) showFieldErrors(error, fields, setErrors);
    },
  });
  const tags = { maxTags: campaignLimits.channels, comboboxProps: { shadow: 'none' } };
  const figures = campaignFigures.map((figure) => ({ value: figure, label: t(`campaigns.figures.${figure}`) }));
  return (
    <FormDialog
      title={campaign ? t('campaigns.form.edit') : t('campaigns.new')}
      verb={campaign ? t('actions.save') : t('campaigns.form.create')}
      isBusy={save.isPending}
      onClose={onClose}
      onSubmit={() => {
        setErrors({});
        save.run(false);
      }}
    >
      {campaign ? null : (
        <Select
          label={t('campaigns.form.client')}
          description={t('campaigns.form.clientHint')}
          data={clients.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={workspaceId === null ? null : String(workspaceId)}
          error={errors['workspace_id']}
          allowDeselect={false}
          comboboxProps={{ shadow: 'none' }}
          onChange={(value) => setWorkspaceId(Number(value))}
        />
      )}
      <TextInput
        label={t('campaigns.form.name')}
        maxLength={campaignLimits.name}
        error={errors['name']}
        data-autofocus
        {...text('name')}
      />
      <Textarea
        label={t('campaigns.form.goal')}
        rows={2}
        maxLength={campaignLimits.goal}
        error={errors['goal']}
        {...text('goal')}
      />
      <Textarea
        label={t('campaigns.form.audience')}
        rows={2}
        maxLength={campaignLimits.audience}
        error={errors['audience']}
        {...text('audience')}
      />
      <div className={classes.two}>
        <DateField label={t('campaigns.form.from')} error={errors['from']} {...text('from')} />
        <DateField label={t('campaigns.form.to')} error={errors['to']} {...text('to')} />
        <TextInput inputMode="decimal" label={t('campaigns.form.budget')} error={errors['budget']} {...text('budget')} />
        <TextInput label={t('campaigns.form.currency')} maxLength={3} error={errors['currency']} {...text('currency')} />
        <TextInput label={t('campaigns.form.contactName')} maxLength={120} {...text('contactName')} />
        <TextInput
          type="email"
          label={t('campaigns.form.contactEmail')}
          maxLength={254}
          error={errors['contact']}
          {...text('contactEmail')}
        />
      </div>
      <TagsInput
        label={t('campaigns.form.channels')}
        description={t('campaigns.form.channelsHint')}
        data={t('campaigns.form.channelNames').split(', ')}
        error={errors['channels']}
        value={values.channels}
        onChange={(channels) => set({ channels })}
        {...tags}
      />
      <TagsInput
        label={t('campaigns.form.countries')}
        description={t('campaigns.form.countriesHint')}
        error={errors['countries']}
        value={values.countries}
        onChange={(countries) => set({ countries })}
        {...tags}
        maxTags={campaignLimits.countries}
      />
      <fieldset className={classes.goals}>
        <legend>{t('campaigns.form.kpis')}</legend>
        {values.kpis.map((kpi, at) => {
          const change = (part: Partial<(typeof values.kpis)[number]>) =>
            set({ kpis: values.kpis.map((one, index) => (index === at ? { ...one, ...part } : one)) });
          return (
            // Goals have no ids, and their order does not change.
            <div key={at} className={classes.goal}>
              <TextInput
                aria-label={t('campaigns.form.kpiName')}
                placeholder={t('campaigns.form.kpiName')}
                maxLength={campaignLimits.kpiName}
                value={kpi.name}
                onChange={({ currentTarget }) => change({ name: currentTarget.value })}
              />
              <Select
                aria-label={t('campaigns.form.kpiFigure')}
                data={figures}
                value={kpi.figure}
                allowDeselect={false}
                comboboxProps={{ shadow: 'none' }}
                onChange={(figure) => change({ figure: campaignFigures.find((one) => one === figure) ?? kpi.figure })}
              />
              <TextInput
                aria-label={t('campaigns.form.kpiTarget')}
                placeholder={t('campaigns.form.kpiTarget')}
                inputMode="numeric"
                value={kpi.target}
                onChange={({ currentTarget }) => change({ target: currentTarget.value })}
              />
              <ActionIcon
                aria-label={t('campaigns.form.removeKpi', { name: kpi.name || String(at + 1) })}
                onClick={() => set({ kpis: values.kpis.filter((_, index) => index !== at) })}
              >
                <IconX size={16} aria-hidden="true" />
              </ActionIcon>
            </div>
          );
        })}
        {values.kpis.length < campaignLimits.kpis ? (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={() => set({ kpis: [...values.kpis, { name: '', figure: 'conversions', target: '' }] })}
          >
            {t('campaigns.form.addKpi')}
          </Button>
        ) : null}
      </fieldset>
      <ChangedMeanwhile name={opened.name} error={save.error} onKeepSaved={onClose} onSaveMine={() => save.run(true)} />
    </FormDialog>
  );
}

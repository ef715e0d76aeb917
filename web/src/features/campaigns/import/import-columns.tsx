// Meanings of the file's columns, and the formats of their cells.
import type { CheckedImport } from '@folio/contract/campaign-results';
import { dayForms, numberForms, resultFields } from '@folio/contract/campaign-words';
import { Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import classes from '../campaigns.module.css';
import type { Reading } from './use-import.ts';

interface ImportColumnsProps {
  checked: CheckedImport;
  isBusy: boolean;
  channels: readonly string[];
  onChange: (reading: Reading) => void;
}

export function ImportColumns({ checked, isBusy, channels, onChange }: ImportColumnsProps) {
  const { t } = useText();
  const [source, setSource] = useState(checked.source);
  const [channel, setChannel] = useState<string | null>(null);
  const nameOf = (field: (typeof resultFields)[number]) => {
    if (field === 'date' || field === 'item' || field === 'country') return t(`campaignResults.import.fields.${field}`);
    return field === 'channel' ? t('campaigns.list.channel') : t(`campaigns.figures.${field}`);
  };
  const plain = { allowDeselect: false, disabled: isBusy, comboboxProps: { shadow: 'none' } };
  return (
    <div className={classes.stack}>
      <Panel
        title={t('campaignResults.import.columns')}
        aside={
          checked.is_remembered ? (
            <Text as="span" size="sm" tone="quiet">
              {t('campaignResults.import.remembered')}
            </Text>
          ) : undefined
        }
      >
        <Stack gap={12} className={classes.facts}>
          {resultFields.map((field) => (
            <Select
              key={field}
              label={nameOf(field)}
              data={checked.columns}
              clearable={field !== 'date'}
              disabled={isBusy}
              placeholder={t('campaignResults.import.noColumn')}
              comboboxProps={{ shadow: 'none' }}
              value={checked.mapping[field] ?? null}
              onChange={(column) => onChange({ mapping: { ...checked.mapping, [field]: column ?? '' } })}
            />
          ))}
        </Stack>
      </Panel>
      <Panel title={t('campaignResults.import.form')}>
        <Stack gap={12} className={classes.facts}>
          <TextInput
            label={t('campaignResults.import.source')}
            maxLength={80}
            value={source}
            disabled={isBusy}
            onChange={({ currentTarget }) => setSource(currentTarget.value)}
            onBlur={() => {
              if (source.trim() !== '' && source !== checked.source) onChange({ source: source.trim() });
            }}
          />
          <Select
            label={t('campaignResults.import.numbers')}
            data={[...numberForms]}
            value={checked.numbers}
            onChange={(form) => onChange({ numbers: numberForms.find((one) => one === form) ?? checked.numbers })}
            {...plain}
          />
          <Select
            label={t('campaignResults.import.days')}
            data={[...dayForms]}
            value={checked.days}
            onChange={(form) => onChange({ days: dayForms.find((one) => one === form) ?? checked.days })}
            {...plain}
          />
          <Select
            label={t('campaignResults.import.channel')}
            data={[...channels]}
            value={channel}
            clearable
            disabled={isBusy}
            comboboxProps={{ shadow: 'none' }}
            onChange={(chosen) => {
              setChannel(chosen);
              onChange({ channel: chosen ?? '' });
            }}
          />
          <Text size="sm" tone="quiet">
            {t('campaignResults.import.unknown')}
          </Text>
        </Stack>
      </Panel>
    </div>
  );
}

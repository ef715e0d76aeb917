import type { WorkspaceDetail } from '@folio/contract/workspaces';
import { Button, Select, Switch, TextInput } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { type FormEvent, useId, useState } from 'react';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { useWorkspaceActions } from './use-workspace-actions.ts';
import classes from './workspaces.module.css';

interface Named {
  id: number;
  name: string;
}

/** Options of the settings. */
export interface Choices {
  brand_voices: Named[];
  additional_sources: Named[];
  guidelines: Named[];
}

/** The name, saved by its own button; typed text stays if another user renames the workspace meanwhile. */
export function NamePanel({ workspace }: { workspace: WorkspaceDetail }) {
  const { t } = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? workspace.name;
  const { update } = useWorkspaceActions(workspace.id);
  const isChanged = name.trim() !== '' && name.trim() !== workspace.name;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && !update.isPending)
      update.mutate({ name: name.trim() }, { onSuccess: () => setTyped((now) => (now === name ? null : now)) });
  };
  return (
    <Panel title={t('workspaces.name')}>
      <Row as="form" gap={12} align="start" wrap className={classes.row} onSubmit={submit}>
        <TextInput
          aria-label={t('workspaces.name')}
          value={name}
          maxLength={80}
          error={name.trim() === '' ? t('workspaces.nameNeeded') : null}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" disabled={!isChanged} loading={update.isPending} data-submit>
          {t('actions.save')}
        </Button>
      </Row>
    </Panel>
  );
}

/** Defaults of new documents in the workspace; saved at once. */
export function DefaultsPanel({ workspace, choices }: { workspace: WorkspaceDetail; choices: Choices }) {
  const { t } = useText();
  const { update } = useWorkspaceActions(workspace.id);
  const on = choices.brand_voices.filter((voice) => workspace.brand_voice_ids.includes(voice.id));
  const options = (list: Named[]) => list.map((one) => ({ value: String(one.id), label: one.name }));
  const idOf = (value: string | null) => (value === null ? null : Number(value));
  const none = (list: Named[], hint: string) => (list.length === 0 ? { disabled: true, description: hint } : {});
  return (
    <Panel title={t('workspaces.defaults')}>
      <Stack gap={20} className={classes.form}>
        <Select
          label={t('workspaces.defaultVoice')}
          placeholder={t('workspaces.none')}
          data={options(on)}
          value={workspace.default_brand_voice_id === null ? null : String(workspace.default_brand_voice_id)}
          clearable
          clearButtonProps={{ 'aria-label': t('fields.clear') }}
          {...none(on, t('workspaces.noVoiceOn'))}
          onChange={(value) => update.mutate({ default_brand_voice_id: idOf(value) })}
        />
        <Select
          label={t('workspaces.defaultBriefing')}
          placeholder={t('workspaces.none')}
          data={options(choices.guidelines)}
          value={workspace.default_guideline_id === null ? null : String(workspace.default_guideline_id)}
          clearable
          clearButtonProps={{ 'aria-label': t('fields.clear') }}
          {...none(choices.guidelines, t('workspaces.noBriefings'))}
          onChange={(value) => update.mutate({ default_guideline_id: idOf(value) })}
        />
      </Stack>
    </Panel>
  );
}

/** Which brand voices and sources of the account may be used in here; sources that are on may be given to every new document. */
export function TogglesPanel({ workspace, choices }: { workspace: WorkspaceDetail; choices: Choices }) {
  const { t } = useText();
  const { toggleBrandVoice, toggleSource, update } = useWorkspaceActions(workspace.id);
  const { default_source_ids: defaults } = workspace;
  const setDefault = (id: number) =>
    update.mutate(defaults.includes(id) ? { remove_default_source_ids: [id] } : { add_default_source_ids: [id] });
  return (
    <Panel title={t('workspaces.shared')}>
      <Stack as="section" gap={10} className={classes.group}>
        <h3>{t('workspaces.voices')}</h3>
        {choices.brand_voices.length === 0 ? (
          <Text size="sm" tone="quiet" breaks block>
            {t('workspaces.noVoices')}
          </Text>
        ) : null}
        {choices.brand_voices.map((voice) => (
          <Toggle
            key={voice.id}
            name={voice.name}
            isOn={workspace.brand_voice_ids.includes(voice.id)}
            isBusy={toggleBrandVoice.isPending}
            onToggle={(isOn) => toggleBrandVoice.mutate({ brand_voice_id: voice.id, is_on: isOn })}
          />
        ))}
      </Stack>
      <Stack as="section" gap={10} className={classes.group}>
        <h3>{t('workspaces.sources')}</h3>
        {choices.additional_sources.length === 0 ? (
          <Text size="sm" tone="quiet" breaks block>
            {t('workspaces.noSources')}
          </Text>
        ) : null}
        {choices.additional_sources.map((source) => {
          const isOn = workspace.additional_source_ids.includes(source.id);
          return (
            <Toggle
              key={source.id}
              name={source.name}
              isOn={isOn}
              isBusy={toggleSource.isPending}
              onToggle={(wanted) => toggleSource.mutate({ additional_source_id: source.id, is_on: wanted })}
            >
              {isOn ? (
                <Button
                  variant="default"
                  size="compact-md"
                  aria-pressed={defaults.includes(source.id)}
                  loading={update.isPending}
                  onClick={() => setDefault(source.id)}
                >
                  {t(defaults.includes(source.id) ? 'workspaces.isDefault' : 'workspaces.makeDefault')}
                </Button>
              ) : null}
            </Toggle>
          );
        })}
      </Stack>
    </Panel>
  );
}

interface ToggleProps {
  name: string;
  isOn: boolean;
  isBusy: boolean;
  onToggle: (isOn: boolean) => void;
  children?: React.ReactNode;
}

function Toggle({ name, isOn, isBusy, onToggle, children }: ToggleProps) {
  const label = useId();
  return (
    <Row gap={12} justify="between">
      <Text as="span" id={label} breaks flex="fill">
        {name}
      </Text>
      {children}
      <Switch
        checked={isOn}
        disabled={isBusy}
        aria-labelledby={label}
        onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
      />
    </Row>
  );
}

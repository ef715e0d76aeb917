// Settings of a conversation: saved sources, language and, from outside, the brand voice.

import { ActionIcon, MultiSelect, Popover, Select } from '@mantine/core';
import { sourceChoicesQuery } from '../../base/source-choices.queries.ts';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { languageName } from '@folio/contract/language-names';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWorkspaceId } from '../../base/workspace.ts';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './chat-composer.module.css';

interface Settings {
  language: string;
  sourceIds: number[];
}

interface ChatSettingsProps {
  settings: Settings;
  languages: readonly string[];
  voice: ReactNode;
  onChange: (change: Partial<Settings>) => void;
}

const maxSources = 5;

/** Sources can be chosen where the place has some. */
export function ChatSettings({ settings, languages, voice, onChange }: ChatSettingsProps) {
  const { t, language } = useText();
  const { data } = useQuery(sourceChoicesQuery(useWorkspaceId()));
  const sources = data?.additional_sources ?? [];
  const named = languages
    .map((code) => ({ value: code, label: languageName(code, language) }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
  return (
    <Popover position="top-start" width={340} trapFocus returnFocus shadow="none" withinPortal>
      <Popover.Target>
        <ActionIcon variant="subtle" aria-label={t('chats.settings')} title={t('chats.settings')}>
          <IconAdjustmentsHorizontal size={18} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('chats.settings')}>
        {/* Were a field to take the focus, its list would open automatically. */}
        <Stack gap={14} className={classes.settings} tabIndex={-1} data-autofocus>
          {sources.length > 0 ? (
            <MultiSelect
              label={t('chats.sources')}
              description={t('chats.sourcesHint')}
              data={sources.map(({ id, name, state }) => ({ value: String(id), label: name, disabled: state === 'failed' }))}
              value={settings.sourceIds.map(String)}
              maxValues={maxSources}
              searchable
              clearable
              hidePickedOptions
              comboboxProps={{ withinPortal: false, shadow: 'none' }}
              clearButtonProps={{ 'aria-label': t('fields.clear') }}
              onChange={(chosen) => onChange({ sourceIds: chosen.map(Number) })}
            />
          ) : null}
          {voice}
          <Select
            label={t('fields.language')}
            data={[{ value: 'auto', label: t('chats.ownLanguage') }, ...named]}
            value={settings.language}
            allowDeselect={false}
            searchable
            comboboxProps={{ withinPortal: false, shadow: 'none' }}
            onChange={(value) => (value === null ? undefined : onChange({ language: value }))}
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

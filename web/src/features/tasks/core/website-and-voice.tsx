// The website of a task's text, and its brand voice.
import { Select } from '@mantine/core';
import { useText } from '../../../ui/use-text.ts';

interface Choice {
  id: number;
  name: string;
}

/** Options of the workspace. */
export interface TaskChoices {
  websites: readonly Choice[];
  voices: readonly Choice[];
}

interface WebsiteAndVoiceProps extends TaskChoices {
  websiteId: number | null;
  voiceId: number | null;
  errors: Record<string, string>;
  onChange: (changes: { website_id?: number | null; brand_voice_id?: number | null }) => void;
}

const none = 'none';
const select = { allowDeselect: false, checkIconPosition: 'right' as const, comboboxProps: { shadow: 'none' } };
const idOf = (chosen: string | null) => (chosen === null || chosen === none ? null : Number(chosen));
const choicesOf = (empty: string, choices: readonly Choice[]) => [
  { value: none, label: empty },
  ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
];

export function WebsiteAndVoice({ websites, voices, websiteId, voiceId, errors, onChange }: WebsiteAndVoiceProps) {
  const { t } = useText();
  return (
    <>
      <Select
        {...select}
        label={t('taskPlanning.templates.website')}
        data={choicesOf(t('taskPlanning.templates.noWebsite'), websites)}
        searchable={websites.length > 8}
        value={websiteId === null ? none : String(websiteId)}
        error={errors['website_id']}
        onChange={(chosen) => onChange({ website_id: idOf(chosen) })}
      />
      <Select
        {...select}
        label={t('taskPlanning.templates.voice')}
        data={choicesOf(t('taskPlanning.templates.noVoice'), voices)}
        searchable={voices.length > 8}
        value={voiceId === null ? none : String(voiceId)}
        error={errors['brand_voice_id']}
        onChange={(chosen) => onChange({ brand_voice_id: idOf(chosen) })}
      />
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useWorkspaceId } from '../../app/workspace.ts';
import { type Steering, SteeringSelect } from '../../ui/steering-select.tsx';
import { useText } from '../../ui/use-text.ts';
import { voicesQuery } from './brand-voices.queries.ts';

/** The voices that may be used in the place; nothing where there are none. */
export function VoiceSelect({ value, onChange }: { value: Steering; onChange: (value: Steering) => void }) {
  const { t, language } = useText();
  const { data } = useQuery(voicesQuery(useWorkspaceId(), language));
  const voices = data?.brand_voices_list.filter((voice) => voice.active) ?? [];
  if (!data || (voices.length === 0 && typeof value !== 'number')) return null;
  return (
    <SteeringSelect
      label={t('voices.steering.voice')}
      hint={t('voices.steering.voiceHint')}
      options={voices}
      defaultId={data.default_id}
      value={value}
      onChange={onChange}
    />
  );
}

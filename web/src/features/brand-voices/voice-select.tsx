import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useWorkspaceId } from '../../base/workspace.ts';
import { type StyleChoice, StyleSelect } from '../../ui/style-select.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { voicesQuery } from './brand-voices.queries.ts';
import classes from './voice-select.module.css';

interface VoiceSelectProps {
  /** Of the control that has the focus when something is wrong here. */
  id?: string;
  value: StyleChoice;
  /** This tool requires a voice. */
  isRequired?: boolean;
  error?: string | undefined;
  onChange: (value: StyleChoice) => void;
}

/** The voices that may be used in the place; where there are none, nothing, or the way to have one. */
export function VoiceSelect({ id, value, isRequired = false, error, onChange }: VoiceSelectProps) {
  const { t, language } = useText();
  const { data } = useQuery(voicesQuery(useWorkspaceId(), language));
  const voices = data?.brand_voices_list.filter((voice) => voice.active) ?? [];
  if (!data) return null;
  if (voices.length === 0 && typeof value !== 'number') {
    return isRequired ? (
      <Text
        size="sm"
        tone="muted"
        className={classes.needed}
        role={error ? 'alert' : undefined}
        data-faulty={error ? true : undefined}
      >
        {t('voices.tones.noVoices')}{' '}
        <Link id={id} to="/brand-voices" search={{}} className="text-link">
          {t('voices.tones.manageVoices')}
        </Link>
      </Text>
    ) : null;
  }
  return (
    <StyleSelect
      {...(id && { id })}
      label={t('voices.select.voice')}
      hint={t('voices.select.voiceHint')}
      options={voices}
      defaultId={data.default_id}
      value={value}
      isRequired={isRequired}
      error={error}
      onChange={onChange}
    />
  );
}

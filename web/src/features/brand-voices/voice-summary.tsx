// A voice for users without permission to manage it.
import type { BrandVoice } from '@folio/contract/brand-voices';
import { languageName } from '@folio/contract/language-names';
import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './voice-editor.module.css';
import { VoiceFacts } from './voice-facts.tsx';
import { VoiceTryOut } from './voice-try-out.tsx';

/** Lists only fields with a value. */
export function VoiceSummary({ voice }: { voice: BrandVoice }) {
  const { t, language } = useText();
  const { profile } = voice;
  const words = (list: string[]) => list.join(', ');
  const lines = (list: string[]) => list.join('\n');
  const entries: Fact[] = [
    [t('voices.fields.tone'), words(profile.tone)],
    [t('voices.fields.formality'), t(`voices.choices.formality.${profile.formality}`)],
    [t('voices.fields.person'), t(`voices.choices.person.${profile.person}`)],
    [t('voices.fields.address'), voice.language === 'en' ? '' : t(`voices.choices.address.${profile.address}`)],
    [t('voices.fields.sentence_words'), formatNumber(profile.sentence_words, language)],
    [t('voices.fields.rhythm'), t(`voices.choices.rhythm.${profile.rhythm}`)],
    [t('voices.fields.exclamation_marks'), t(`voices.choices.exclamation_marks.${profile.exclamation_marks}`)],
    [t('voices.fields.variant'), profile.variant ? languageName(profile.variant, language) : ''],
    [t('voices.fields.vocabulary'), words(profile.vocabulary)],
    [t('voices.fields.do'), lines(profile.do)],
    [t('voices.fields.dont'), lines(profile.dont)],
    [t('voices.fields.sample_lines'), lines(profile.sample_lines)],
    [t('voices.fields.never_use'), words(profile.never_use)],
    [t('voices.fields.must_use'), words(profile.must_use)],
  ];
  return (
    <div className={classes.columns}>
      <Panel title={t('voices.parts.sound')}>
        {voice.description ? (
          <Text tone="muted" mb={16}>
            {voice.description}
          </Text>
        ) : null}
        <FactList facts={entries} />
      </Panel>
      <Stack flex="shrink" gap="page">
        <VoiceTryOut profile={profile} language={voice.language} />
        <VoiceFacts voice={voice} />
      </Stack>
    </div>
  );
}

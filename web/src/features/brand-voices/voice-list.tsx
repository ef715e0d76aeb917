// Voices as rows: name over a quiet line with the tone, badges, language and menu.
import type { BrandVoice } from '@folio/contract/brand-voices';
import { IconMicrophone2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import covering from '../../ui/covering-link.module.css';
import tiles from '../../ui/icon-tile.module.css';
import opening from '../../ui/opening-row.module.css';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { VoiceBadges } from './voice-badges.tsx';
import classes from './voice-list.module.css';
import { VoiceMenu } from './voice-menu.tsx';

interface VoiceListProps {
  voices: BrandVoice[];
  /** The voice of orders placed here that name none. */
  defaultId: number | null;
}

/** The whole row opens the voice; the menu is above it. */
export function VoiceList({ voices, defaultId }: VoiceListProps) {
  const { t } = useText();
  return (
    <ul aria-label={t('voices.title')}>
      {voices.map((voice) => (
        <li key={voice.id} className={`${opening.row} ${classes.row}`}>
          <span className={tiles.tile} aria-hidden="true">
            <IconMicrophone2 size={18} stroke={1.6} />
          </span>
          <Stack as="span" flex="shrink" py={8} align="start">
            <Link to="/brand-voices/$voice" params={{ voice: String(voice.id) }} className={`${covering.link} ${opening.title}`}>
              {voice.name}
            </Link>
            <VoiceLine voice={voice} />
          </Stack>
          <VoiceBadges voice={voice} isDefault={voice.id === defaultId} />
          <Text as="span" size="xxs" tone="muted" weight="semibold" className={`${opening.code} ${classes.code}`}>
            {voice.language.toUpperCase()}
          </Text>
          <span className={opening.menu}>
            <VoiceMenu voice={voice} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function VoiceLine({ voice }: { voice: BrandVoice }) {
  const { t } = useText();
  const by = voice.analysed_by === 'built-in' ? t('voices.builtIn') : t('voices.analysedBy', { model: voice.analysed_by });
  const tone = voice.description || voice.profile.tone.join(', ');
  return (
    <span className={opening.second}>
      {[tone, voice.type === 'preset' ? t('voices.origins.preset') : by].filter(Boolean).join(' · ')}
    </span>
  );
}

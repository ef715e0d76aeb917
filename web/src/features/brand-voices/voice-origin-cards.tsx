import type { BrandVoice, VoicePreset } from '@folio/contract/brand-voices';
import { IconFileText, IconLink, IconSparkles, IconTextSize } from '@tabler/icons-react';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { FieldGroup } from '../../ui/field-group.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './voice-origin.module.css';

const origins = [
  ['links', IconLink],
  ['text', IconTextSize],
  ['files', IconFileText],
  ['preset', IconSparkles],
] as const;

interface OriginCardsProps {
  chosen: BrandVoice['type'];
  onChoose: (type: BrandVoice['type']) => void;
}

/** Sources of a new voice; arrows move between the cards. */
export function OriginCards({ chosen, onChoose }: OriginCardsProps) {
  const { t } = useText();
  return (
    <FieldGroup label={t('voices.create.from')} className={classes.set}>
      <div className={classes.cards}>
        {origins.map(([type, Icon]) => (
          <ChoiceCard key={type} name="voice-origin" isChosen={type === chosen} onChoose={() => onChoose(type)}>
            <Icon size={20} stroke={1.6} aria-hidden="true" />
            <Text as="span" weight="medium">
              {t(`voices.origins.${type}`)}
            </Text>
            <Text as="span" size="sm" tone="muted">
              {t(`voices.create.leads.${type}`)}
            </Text>
          </ChoiceCard>
        ))}
      </div>
    </FieldGroup>
  );
}

interface PresetCardsProps {
  presets: VoicePreset[];
  chosen: string;
  onChoose: (slug: string) => void;
}

/** Voices to begin with. */
export function PresetCards({ presets, chosen, onChoose }: PresetCardsProps) {
  const { t } = useText();
  return (
    <FieldGroup label={t('voices.create.preset')} className={classes.set}>
      <div className={classes.cards}>
        {presets.map(({ slug, name, description }) => (
          <ChoiceCard key={slug} name="voice-preset" isChosen={slug === chosen} onChoose={() => onChoose(slug)}>
            <Text as="span" weight="medium">
              {name}
            </Text>
            <Text as="span" size="sm" tone="muted">
              {description}
            </Text>
          </ChoiceCard>
        ))}
      </div>
    </FieldGroup>
  );
}

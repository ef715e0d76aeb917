import type { BrandVoice } from '@folio/contract/brand-voices';
import { Row } from '../../ui/row.tsx';
import { WordBadge } from '../../ui/state-badge.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './voice-list.module.css';

/** Badges of a voice, in a word each: the default of the place, switched off, changed by hand. */
export function VoiceBadges({ voice, isDefault }: { voice: BrandVoice; isDefault: boolean }) {
  const { t } = useText();
  return (
    <Row as="span" gap={6} align="stretch" wrap inline className={classes.badges}>
      {isDefault ? <WordBadge kind="ready">{t('voices.default')}</WordBadge> : null}
      {voice.active ? null : <WordBadge kind="hold">{t('voices.off')}</WordBadge>}
      {voice.is_edited ? <WordBadge kind="off">{t('voices.edited')}</WordBadge> : null}
    </Row>
  );
}

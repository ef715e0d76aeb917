import type { BrandVoice } from '@folio/contract/brand-voices';
import { useText } from '../../ui/use-text.ts';
import classes from './voice-list.module.css';

/** What is special about a voice, in a word each: the default of the place, switched off, changed by hand. */
export function VoiceBadges({ voice, isDefault }: { voice: BrandVoice; isDefault: boolean }) {
  const { t } = useText();
  return (
    <span className={classes.badges}>
      {isDefault ? <Badge kind="default">{t('voices.default')}</Badge> : null}
      {voice.active ? null : <Badge kind="off">{t('voices.off')}</Badge>}
      {voice.is_edited ? <Badge kind="edited">{t('voices.edited')}</Badge> : null}
    </span>
  );
}

function Badge({ kind, children }: { kind: 'default' | 'off' | 'edited'; children: string }) {
  return (
    <span className={classes.badge} data-kind={kind}>
      {children}
    </span>
  );
}

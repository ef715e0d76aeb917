import { agoWithin } from '../../../ui/intl-format.ts';
import { useText } from '../../../ui/use-text.ts';
import classes from './segment-editor.module.css';

/** Who ignored a warning, and when. */
export function IgnoredBy({ name, at }: { name: string; at: string }) {
  const { t, language } = useText();
  return <span className={classes.quiet}>{t('segmentTools.ignored.by', { name, at: agoWithin(at, language) })}</span>;
}

import { agoWithin } from '../../../ui/intl-format.ts';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import classes from './segment-editor.module.css';

/** The user and the time of an ignored warning. */
export function IgnoredBy({ name, at }: { name: string; at: string }) {
  const { t, language } = useText();
  return (
    <Text as="span" size="sm" tone="quiet" className={classes.quiet}>
      {t('segmentTools.ignored.by', { name, at: agoWithin(at, language) })}
    </Text>
  );
}

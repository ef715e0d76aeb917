import { formatNumber } from '../../../ui/intl-format.ts';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import classes from './suggestions.module.css';

/** From 70 high, from 50 medium. */
const levelOf = (confidence: number) => (confidence >= 70 ? 'high' : confidence >= 50 ? 'medium' : 'low');

/** Confidence of a suggestion, as a figure, a word and a bar. */
export function Confidence({ value }: { value: number }) {
  const { t, language } = useText();
  const level = levelOf(value);
  return (
    <Stack as="span" gap={6} className={classes.confidence} data-level={level}>
      <span className="visually-hidden">{t('links.suggestions.confidence', { value })}</span>
      <Text as="span" size="sm" tone="quiet" nowrap className={classes.figure} aria-hidden="true">
        <strong>{formatNumber(value, language)}</strong> {t(`links.suggestions.${level}`)}
      </Text>
      <span className={classes.bar} data-only="desktop" aria-hidden="true">
        <span style={{ width: `${value}%` }} />
      </span>
    </Stack>
  );
}

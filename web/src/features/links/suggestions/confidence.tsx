import { formatNumber } from '../../../ui/intl-format.ts';
import { useText } from '../../../ui/use-text.ts';
import classes from './suggestions.module.css';

/** From 70 high, from 50 medium. */
const levelOf = (confidence: number) => (confidence >= 70 ? 'high' : confidence >= 50 ? 'medium' : 'low');

/** How sure a suggestion is, as a figure, a word and a bar. */
export function Confidence({ value }: { value: number }) {
  const { t, language } = useText();
  const level = levelOf(value);
  return (
    <span className={classes.confidence} data-level={level}>
      <span className="visually-hidden">{t('links.suggestions.confidence', { value })}</span>
      <span className={classes.figure} aria-hidden="true">
        <strong>{formatNumber(value, language)}</strong> {t(`links.suggestions.${level}`)}
      </span>
      <span className={classes.bar} aria-hidden="true">
        <span style={{ width: `${value}%` }} />
      </span>
    </span>
  );
}

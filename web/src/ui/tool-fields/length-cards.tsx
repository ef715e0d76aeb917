// The length of a text as cards, each with its price.
import { formatNumber } from '../intl-format.ts';
import { useText } from '../use-text.ts';
import { type FieldProps, fieldId } from './field-props.ts';
import classes from './tool-fields.module.css';

interface LengthCardsProps extends FieldProps<'length'> {
  priceOf: (length: number) => number;
}

/** A group of radio buttons: arrows move between the cards. */
export function LengthCards({ field, value, error, onChange, priceOf }: LengthCardsProps) {
  const { t, language } = useText();
  return (
    <fieldset className={classes.cards} aria-describedby={error ? `${fieldId(field.name)}-error` : undefined}>
      <legend className={classes.legend}>{field.label}</legend>
      {field.help ? <p className={classes.help}>{field.help}</p> : null}
      <div className={classes.cardRow}>
        {(field.options ?? []).map((option, index) => {
          const words = Number(option.value);
          const price = priceOf(words);
          const isChosen = Number(value) === words;
          return (
            <label key={option.value} className={classes.card} data-chosen={isChosen || undefined}>
              <input
                type="radio"
                id={index === 0 ? fieldId(field.name) : undefined}
                name={field.name}
                className={classes.unseen}
                checked={isChosen}
                onChange={() => onChange(option.value)}
              />
              <span className={classes.cardTitle}>
                {t('orders.words', { count: words, words: formatNumber(words, language) })}
              </span>
              <span className={classes.cardPrice}>
                {t('tools.credits', { count: price, credits: formatNumber(price, language) })}
              </span>
            </label>
          );
        })}
      </div>
      {error ? (
        <p id={`${fieldId(field.name)}-error`} className={classes.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

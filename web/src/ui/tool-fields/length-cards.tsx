// The length of a text as cards, each with its price.
import { ChoiceCard } from '../choice-card.tsx';
import { FieldGroup } from '../field-group.tsx';
import { formatNumber } from '../intl-format.ts';
import { useText } from '../use-text.ts';
import { type FieldProps, fieldId } from './field-props.ts';
import classes from './tool-fields.module.css';

interface LengthCardsProps extends FieldProps<'length'> {
  priceOf: (length: number) => number;
}

/** A group of radio buttons: arrows move between the cards. */
export function LengthCards({ field, value, error, isDisabled = false, onChange, priceOf }: LengthCardsProps) {
  const { t, language } = useText();
  return (
    <FieldGroup label={field.label} disabled={isDisabled} aria-describedby={error ? `${fieldId(field.name)}-error` : undefined}>
      {field.help ? <p className={classes.help}>{field.help}</p> : null}
      <div className={classes.cardRow}>
        {(field.options ?? []).map((option, index) => {
          const words = Number(option.value);
          const price = priceOf(words);
          return (
            <ChoiceCard
              key={option.value}
              name={field.name}
              id={index === 0 ? fieldId(field.name) : undefined}
              isChosen={Number(value) === words}
              onChoose={() => onChange(option.value)}
            >
              <span className={classes.cardTitle}>
                {t('orders.words', { count: words, words: formatNumber(words, language) })}
              </span>
              <span className={classes.cardPrice}>
                {t('tools.credits', { count: price, credits: formatNumber(price, language) })}
              </span>
            </ChoiceCard>
          );
        })}
      </div>
      {error ? (
        <p id={`${fieldId(field.name)}-error`} className={classes.error}>
          {error}
        </p>
      ) : null}
    </FieldGroup>
  );
}

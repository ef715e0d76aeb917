// The length of a text as cards, each with its price.
import { ChoiceCard } from '../choice-card.tsx';
import { FieldGroup } from '../field-group.tsx';
import { formatNumber } from '../intl-format.ts';
import { Text } from '../text.tsx';
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
      {field.help ? (
        <Text size="sm" tone="quiet" mb={6}>
          {field.help}
        </Text>
      ) : null}
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
              <Text as="span" weight="medium">
                {t('orders.words', { count: words, words: formatNumber(words, language) })}
              </Text>
              <Text as="span" size="xs" tone="muted">
                {t('tools.credits', { count: price, credits: formatNumber(price, language) })}
              </Text>
            </ChoiceCard>
          );
        })}
      </div>
      {error ? (
        <Text id={`${fieldId(field.name)}-error`} size="sm" tone="failed" mt={6}>
          {error}
        </Text>
      ) : null}
    </FieldGroup>
  );
}

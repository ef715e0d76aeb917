// Adds prices of one model, or corrects a price that is not valid yet.

import { type ModelPrice } from '@folio/contract/model-prices';
import { providerIds } from '@folio/contract/models';
import { type PriceUnit, priceUnits } from '@folio/contract/price-units';
import { Autocomplete, Select, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, api } from '../../../base/api.ts';
import { invalidate } from '../../../base/stale-after.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { FieldGroup } from '../../../ui/field-group.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { showFieldErrors } from '../../../ui/form-errors.ts';
import { formatNumber } from '../../../ui/intl-format.ts';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useSingleMutation } from '../../../ui/use-single-mutation.ts';
import { useText } from '../../../ui/use-text.ts';
import { maxPrice, readPrice, typedPrice } from './price-rows.ts';
import classes from './prices.module.css';

/** Initial values of the form. */
export interface PriceDraft {
  provider?: ModelPrice['provider'];
  model?: string;
  /** Requested fields; all of them by default. */
  units?: readonly PriceUnit[];
  /** The planned price that is corrected. */
  corrects?: ModelPrice;
}

interface PriceFormProps {
  draft: PriceDraft;
  providers: { id: string; name: string }[];
  /** Names of connected models, by provider. */
  modelsOf: (provider: string) => string[];
  /** Of all prices; null while there is none. */
  currency: string | null;
  today: string;
  onClose: () => void;
}

const fields = ['provider', 'model', 'currency', 'valid_from'];

/** The server names `prices.0.currency`; the form has one of each. */
function atFields(problem: unknown): unknown {
  if (!(problem instanceof ApiError)) return problem;
  const errors = Object.entries(problem.errors).map(([name, texts]) => [name.replace(/^prices\.\d+\./, ''), texts]);
  return { message: problem.message, errors: Object.fromEntries(errors) as Record<string, string[]> };
}

export function PriceForm({ draft, providers, modelsOf, currency, today, onClose }: PriceFormProps) {
  const { t, language } = useText();
  const client = useQueryClient();
  const { corrects } = draft;
  const units = draft.units && draft.units.length > 0 ? draft.units : priceUnits;
  const isFixed = draft.model !== undefined;
  const [provider, setProvider] = useState(draft.provider ?? providerIds.find((id) => id === providers[0]?.id) ?? 'openai');
  const [model, setModel] = useState(draft.model ?? '');
  const [amounts, setAmounts] = useState<Partial<Record<PriceUnit, string>>>(
    corrects ? { [corrects.unit]: typedPrice(corrects.micros) } : {},
  );
  const [money, setMoney] = useState(currency ?? '');
  const [day, setDay] = useState(corrects?.valid_from ?? today);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const entered = units.filter((unit) => (amounts[unit] ?? '').trim() !== '');
  const save = useSingleMutation({
    mutationFn: () =>
      api.modelPrices.save({
        prices: entered.map((unit) => ({
          provider,
          model: model.trim(),
          unit,
          micros: readPrice(amounts[unit] ?? ''),
          currency: money.trim(),
          valid_from: day,
          replaces: corrects ? { valid_from: corrects.valid_from, micros: corrects.micros } : null,
        })),
      }),
    onSuccess: async ({ message }) => {
      if (message) toastSuccess(message);
      await invalidate(client, 'model_price.changed');
      onClose();
    },
    onError: (problem) => {
      showFieldErrors(atFields(problem), fields, setErrors);
      void invalidate(client, 'model_price.changed');
    },
  });
  const check = (): Record<string, string> => ({
    ...(model.trim() === '' ? { model: t('modelPrices.modelNeeded') } : {}),
    ...(entered.length === 0 ? { [units[0] ?? '']: t('modelPrices.needed') } : {}),
    ...Object.fromEntries(
      entered
        .filter((unit) => readPrice(amounts[unit] ?? '') === null)
        .map((unit) => [unit, t('modelPrices.amountInvalid', { max: formatNumber(maxPrice, language) })]),
    ),
    ...(/^[a-z]{3}$/i.test(money.trim()) ? {} : { currency: t('modelPrices.currencyInvalid') }),
    ...(day === '' ? { valid_from: t('modelPrices.dayNeeded') } : {}),
  });
  const submit = () => {
    const found = check();
    setErrors(found);
    if (Object.keys(found).length === 0) save.run(undefined);
  };
  const without = (name: string) => {
    if (errors[name] !== undefined) setErrors(({ [name]: _fixed, ...others }) => others);
  };
  const change = (name: string, set: (value: string) => void) => (value: string) => {
    set(value);
    without(name);
  };
  return (
    <FormDialog
      title={t(corrects ? 'modelPrices.correct' : isFixed ? 'modelPrices.newPrice' : 'modelPrices.add')}
      verb={t('actions.save')}
      isBusy={save.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Select
        label={t('modelPrices.provider')}
        data={providers.map(({ id, name }) => ({ value: id, label: name }))}
        value={provider}
        allowDeselect={false}
        disabled={draft.provider !== undefined}
        error={errors['provider']}
        comboboxProps={{ shadow: 'none' }}
        onChange={(chosen) => setProvider(providerIds.find((id) => id === chosen) ?? provider)}
      />
      <Autocomplete
        label={t('modelPrices.model')}
        data={modelsOf(provider)}
        value={model}
        maxLength={120}
        disabled={isFixed}
        data-autofocus={isFixed ? undefined : true}
        error={errors['model']}
        comboboxProps={{ shadow: 'none' }}
        onChange={change('model', setModel)}
      />
      <FieldGroup label={t('modelPrices.amounts')}>
        <div className={classes.amounts}>
          {units.map((unit, index) => (
            <TextInput
              key={unit}
              label={t(`modelPrices.units.${unit}`)}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              value={amounts[unit] ?? ''}
              error={errors[unit]}
              data-autofocus={isFixed && index === 0 ? true : undefined}
              onChange={({ currentTarget }) =>
                change(unit, (value) => setAmounts((known) => ({ ...known, [unit]: value })))(currentTarget.value)
              }
            />
          ))}
        </div>
      </FieldGroup>
      <div className={classes.amounts}>
        <TextInput
          label={t('modelPrices.currency')}
          description={currency ? t('modelPrices.currencyKept', { currency }) : t('modelPrices.currencyHint')}
          value={money}
          maxLength={3}
          autoComplete="off"
          disabled={currency !== null}
          error={errors['currency']}
          onChange={({ currentTarget }) => change('currency', setMoney)(currentTarget.value)}
        />
        <DateField
          label={t('modelPrices.since')}
          description={t('modelPrices.sinceHint')}
          value={day}
          error={errors['valid_from']}
          onChange={({ currentTarget }) => change('valid_from', setDay)(currentTarget.value)}
        />
      </div>
    </FormDialog>
  );
}

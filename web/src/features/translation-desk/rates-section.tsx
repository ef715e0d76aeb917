// Rates of linguists by language pair and stage, and the holidays of the desk; saved together.
import type { TranslationRate } from '@folio/contract/translation-rates';
import { ratedStages } from '@folio/contract/translation-words';
import { Button, Select, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { DateField } from '../../ui/date-field.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Foot } from '../../ui/foot.tsx';
import { formatWeekdayAndDay } from '../../ui/intl-format.ts';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { readRate } from './known-rate.ts';
import classes from './linguists.module.css';
import { ratesQuery } from './translation-manager.queries.ts';
import { useLanguageOptions } from './use-language-options.ts';

const stages = [...ratedStages, 'page'] as const;

interface RateRow extends Omit<TranslationRate, 'rate'> {
  /** Of the form alone. */
  id: number;
  rate: string;
}

export function RatesSection() {
  const { t } = useText();
  const { data, isPending, refetch, dataUpdatedAt } = useQuery({ ...ratesQuery, refetchOnWindowFocus: false });
  if (isPending) {
    return (
      <Panel>
        <SkeletonRows rows={4} />
      </Panel>
    );
  }
  if (!data) {
    return (
      <Panel>
        <ErrorState title={t('translationDesk.rates.failed')} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  return <RatesForm key={dataUpdatedAt} rates={data.translation_rates} holidays={data.holidays} />;
}

function RatesForm({ rates, holidays: given }: { rates: TranslationRate[]; holidays: string[] }) {
  const { t } = useText();
  const client = useQueryClient();
  const next = useRef(rates.length);
  const [rows, setRows] = useState<RateRow[]>(() => rates.map((rate, id) => ({ ...rate, id, rate: String(rate.rate) })));
  const [holidays, setHolidays] = useState(given);
  const [isDirty, setDirty] = useState(false);
  const [error, setError] = useState<string>();
  const change = (after: RateRow[]) => {
    setRows(after);
    setDirty(true);
    setError(undefined);
  };
  const save = useMutation({
    mutationFn: () =>
      api.translationRates.edit({
        translation_rates: rows.map(({ id: _id, rate, ...row }) => ({ ...row, rate: readRate(rate) ?? 0 })),
        holidays,
      }),
    onSuccess: async ({ message }) => {
      setDirty(false);
      toastSuccess(message ?? t('translationDesk.rates.saved'));
      await invalidate(client, 'translation_rate.changed');
    },
    onError: (problem) => toastError(messageOf(problem)),
  });
  const submit = () => {
    const names = rows.map(({ source_language, target_language, stage }) => `${source_language} ${target_language} ${stage}`);
    if (rows.some(({ rate }) => (readRate(rate) ?? 0) <= 0)) setError(t('translationDesk.rates.rateMissing'));
    else if (new Set(names).size < names.length) setError(t('translationDesk.rates.duplicate'));
    else if (!save.isPending) save.mutate();
  };
  return (
    <Stack
      as="form"
      noValidate
      gap={20}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <LeaveGuard isDirty={isDirty} name={t('translationDesk.rates.name')} />
      <Panel title={t('translationDesk.rates.title')}>
        <Stack gap={8}>
          {rows.length === 0 ? (
            <Text size="sm" tone="quiet">
              {t('translationDesk.rates.empty')}
            </Text>
          ) : null}
          {rows.map((row, index) => (
            <RateFields
              key={row.id}
              row={row}
              number={index + 1}
              onChange={(changed) => change(rows.map((one) => (one === row ? changed : one)))}
              onRemove={() => change(rows.filter((one) => one !== row))}
            />
          ))}
          {error ? (
            <Text size="sm" tone="failed" role="alert">
              {error}
            </Text>
          ) : null}
          <span>
            <Button
              size="compact-md"
              variant="default"
              onClick={() => {
                next.current += 1;
                change([
                  ...rows,
                  { id: next.current, source_language: '*', target_language: '*', stage: 'translation', rate: '' },
                ]);
              }}
            >
              {t('translationDesk.rates.add')}
            </Button>
          </span>
        </Stack>
      </Panel>
      <Holidays
        days={holidays}
        onChange={(days) => {
          setHolidays(days);
          setDirty(true);
        }}
      />
      <Foot>
        <Button type="submit" data-submit loading={save.isPending}>
          {t('translationDesk.rates.save')}
        </Button>
      </Foot>
    </Stack>
  );
}

interface RateFieldsProps {
  row: RateRow;
  /** From 1. */
  number: number;
  onChange: (row: RateRow) => void;
  onRemove: () => void;
}

function RateFields({ row, number, onChange, onRemove }: RateFieldsProps) {
  const { t } = useText();
  const languages = [{ value: '*', label: t('translationDesk.rates.any') }, ...useLanguageOptions()];
  const select = {
    allowDeselect: false,
    searchable: true,
    checkIconPosition: 'right' as const,
    comboboxProps: { shadow: 'none' as const },
  };
  return (
    <div className={classes.rate}>
      <Select
        {...select}
        label={t('translationDesk.rates.source')}
        data={languages}
        value={row.source_language}
        onChange={(chosen) => onChange({ ...row, source_language: chosen ?? '*' })}
      />
      <Select
        {...select}
        label={t('translationDesk.rates.target')}
        data={languages}
        value={row.target_language}
        onChange={(chosen) => onChange({ ...row, target_language: chosen ?? '*' })}
      />
      <Select
        {...select}
        searchable={false}
        label={t('translationDesk.rates.stage')}
        data={stages.map((value) => ({ value, label: t(`translationDesk.rates.stages.${value}`) }))}
        value={row.stage}
        onChange={(chosen) => onChange({ ...row, stage: stages.find((one) => one === chosen) ?? 'translation' })}
      />
      <TextInput
        label={t('translationDesk.rates.rate')}
        inputMode="decimal"
        autoComplete="off"
        value={row.rate}
        onChange={({ currentTarget }) => onChange({ ...row, rate: currentTarget.value })}
      />
      <button
        type="button"
        className={classes.bin}
        data-touch
        aria-label={t('translationDesk.rates.remove', { number })}
        onClick={onRemove}
      >
        <IconX size={15} aria-hidden="true" />
      </button>
    </div>
  );
}

function Holidays({ days, onChange }: { days: string[]; onChange: (days: string[]) => void }) {
  const { t, language } = useText();
  const [day, setDay] = useState('');
  const nameOf = (one: string) => formatWeekdayAndDay(new Date(`${one}T12:00:00`), language);
  return (
    <Panel title={t('translationDesk.rates.holidays')}>
      <Stack gap={8}>
        <Text size="sm" tone="quiet">
          {t(days.length === 0 ? 'translationDesk.rates.noHolidays' : 'translationDesk.rates.holidaysHint')}
        </Text>
        {days.length > 0 ? (
          <Row as="ul" mb={8} gap={6} align="stretch" wrap>
            {days.toSorted().map((one) => (
              <Row as="li" key={one} size="sm" weight="medium" gap={4} inline className={classes.chip}>
                {nameOf(one)} {one.slice(0, 4)}
                <button
                  type="button"
                  className={classes.bin}
                  data-touch
                  aria-label={t('actions.remove', { name: nameOf(one) })}
                  onClick={() => onChange(days.filter((other) => other !== one))}
                >
                  <IconX size={14} aria-hidden="true" />
                </button>
              </Row>
            ))}
          </Row>
        ) : null}
        <Row gap={8} align="end" wrap>
          <DateField
            label={t('translationDesk.rates.day')}
            value={day}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
          />
          <Button
            variant="default"
            disabled={day === '' || days.length >= 200}
            onClick={() => {
              if (!days.includes(day)) onChange([...days, day]);
              setDay('');
            }}
          >
            {t('translationDesk.rates.addHoliday')}
          </Button>
        </Row>
      </Stack>
    </Panel>
  );
}

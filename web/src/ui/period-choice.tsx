import { DateField } from './date-field.tsx';
import { Row } from './row.tsx';
import { useText } from './use-text.ts';
import { ViewSwitch } from './view-switch.tsx';

/** Whole UTC days, both included. */
export interface Days {
  from: string;
  to: string;
}

const lengths = [7, 30, 90];
const dayMs = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The last `length` days, today included. */
export function lastDays(length: number, now = Date.now()): Days {
  return { from: dayOf(now - (length - 1) * dayMs), to: dayOf(now) };
}

interface PeriodChoiceProps {
  /** Number of days up to today, or `custom`. */
  length: string;
  days: Days;
  onChange: (length: string, days: Days) => void;
}

/** Seven, thirty or ninety days, or any two days; a half-typed or turned-round period is not reported. */
export function PeriodChoice({ length, days, onChange }: PeriodChoiceProps) {
  const { t } = useText();
  const views = [
    ...lengths.map((one) => ({ value: String(one), label: t('spending.days', { days: one }) })),
    { value: 'custom', label: t('spending.custom') },
  ];
  const setDay = (edge: keyof Days, day: string) => {
    const next = { ...days, [edge]: day };
    if (day && next.from <= next.to) onChange('custom', next);
  };
  return (
    <Row gap={8} align="stretch" wrap>
      <ViewSwitch
        label={t('spending.period')}
        views={views}
        value={length}
        onChange={(next) => onChange(next, next === 'custom' ? days : lastDays(Number(next)))}
      />
      {length === 'custom' ? (
        <Row gap={8} align="stretch" wrap>
          {(['from', 'to'] as const).map((edge) => (
            <DateField
              key={`${edge} ${days[edge]}`}
              aria-label={t(`spending.${edge}`)}
              defaultValue={days[edge]}
              max={edge === 'from' ? days.to : undefined}
              min={edge === 'to' ? days.from : undefined}
              onBlur={({ currentTarget }) => setDay(edge, currentTarget.value)}
              onKeyDown={({ key, currentTarget }) => {
                if (key === 'Enter') setDay(edge, currentTarget.value);
              }}
            />
          ))}
        </Row>
      ) : null}
    </Row>
  );
}

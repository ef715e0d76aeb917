// A workspace setting that affects an order, such as its brand voice: one of a list, none, or the workspace default.
import { useEffect, useEffectEvent } from 'react';
import { Select } from './select.tsx';
import { useText } from './use-text.ts';

/** The choice: an id, null for none, undefined for the default of the place. */
export type StyleChoice = number | null | undefined;

interface StyleSelectProps {
  id?: string;
  label: string;
  hint: string;
  options: { id: number; name: string }[];
  defaultId: number | null;
  value: StyleChoice;
  /** One of them must be selected; "none" is not available. */
  isRequired?: boolean;
  error?: string | undefined;
  onChange: (value: StyleChoice) => void;
}

const none = 'none';

/** A choice that is not there any more, or not in this place, goes back to the default. */
export function StyleSelect(props: StyleSelectProps) {
  const { id, label, hint, options, defaultId, value, isRequired = false, error, onChange } = props;
  const { t } = useText();
  const isGone = typeof value === 'number' && !options.some(({ id }) => id === value);
  const forget = useEffectEvent(() => onChange(undefined));
  useEffect(() => {
    if (isGone) forget();
  }, [isGone]);
  const shown = value === undefined || isGone ? defaultId : value;
  const data = [
    ...(isRequired ? [] : [{ value: none, label: t('voices.select.none') }]),
    ...options.map(({ id, name }) => ({
      value: String(id),
      label: id === defaultId ? t('voices.select.default', { name }) : name,
    })),
  ];
  return (
    <Select
      {...(id && { id })}
      label={label}
      description={hint}
      style={{ gridColumn: '1 / -1' }}
      data={data}
      searchable={options.length > 8}
      allowDeselect={false}
      required={isRequired}
      withAsterisk={false}
      error={error}
      value={shown === null ? (isRequired ? null : none) : String(shown)}
      onChange={(chosen) => {
        if (chosen !== null) onChange(chosen === none ? null : Number(chosen));
      }}
    />
  );
}

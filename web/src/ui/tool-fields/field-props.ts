import type { ToolField } from '@folio/contract/tool-definition';
import { optionalLabel } from '../optional-label.ts';

/** Props of every control of a tool's form. */
export interface FieldProps<Type extends ToolField['type'] = ToolField['type']> {
  field: Extract<ToolField, { type: Type }>;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
  /** True where the value is kept and cannot be changed now; the field's help says why. */
  isDisabled?: boolean | undefined;
}

/** The id under which a field's control is found, so that the first fault can be focused. */
export const fieldId = (name: string) => `field-${name}`;

/** May stay empty, and is empty until someone fills it. */
export const isOptional = (field: ToolField): boolean =>
  !field.required && field.type !== 'boolean' && [field.default ?? []].flat().join('') === '';

/** Label above, hint under the label, error under the field: the same for every control. */
export const fieldWords = ({ field, error, isDisabled = false }: Pick<FieldProps, 'field' | 'error' | 'isDisabled'>) => ({
  id: fieldId(field.name),
  name: field.name,
  label: field.label,
  description: field.help,
  error,
  required: field.required,
  withAsterisk: false,
  ...(isOptional(field) ? { labelProps: optionalLabel() } : {}),
  disabled: isDisabled,
});

/** A value as the list a control needs. */
export const toList = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** A value as the text a control needs. */
export const toText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** A choice of more options than this can be searched by typing. */
export const searchableFrom = 8;

/** Options as a control takes them. */
export const toOptions = (options: { value: string | number; label: string }[]) =>
  options.map(({ value, label }) => ({ value: String(value), label }));

/** The option as it was declared: a number stays a number. */
export function declared(field: Extract<ToolField, { options?: unknown }>, chosen: string | null): string | number | null {
  return field.options?.find((option) => String(option.value) === chosen)?.value ?? chosen;
}

// The input of an order as people can read it.

interface Input {
  name: string;
  label: string;
  value: string;
}

/** Form labels of a field and its options. */
export interface FieldWords {
  label: string;
  /** Labels of the choices by value; empty where there are none. */
  choices: Record<string, string>;
  /** True where it takes files, of which the order knows the ids alone. */
  acceptsFiles?: boolean;
}

interface Words {
  yes: string;
  no: string;
  /** An order may have a title where its form asks for none. */
  orderTitle: string;
}

function readValue(value: unknown, words: Words, choices: FieldWords['choices'] = {}): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return choices[value] ?? value.trim();
  if (Array.isArray(value))
    return value
      .map((item) => readValue(item, words, choices))
      .filter(Boolean)
      .join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.values(value)
      .map((item) => readValue(item, words, choices))
      .filter(Boolean)
      .join(', ');
  return '';
}

const spaced = (name: string) => (name.charAt(0).toLocaleUpperCase() + name.slice(1)).replaceAll('_', ' ');

/** Input in the order and words of the form; ids of other things are skipped, and empty fields too. */
export function readInputs(fields: Record<string, unknown>, form: Record<string, FieldWords>, words: Words): Input[] {
  const names = [...Object.keys(form), ...Object.keys(fields).filter((name) => !(name in form))];
  return names
    .filter((name) => name in fields && !/_ids?$/.test(name) && name !== 'language' && !form[name]?.acceptsFiles)
    .map((name) => ({
      name,
      label: form[name]?.label ?? (name === 'order_title' ? words.orderTitle : spaced(name)),
      value: readValue(fields[name], words, form[name]?.choices),
    }))
    .filter(({ value }) => value !== '');
}

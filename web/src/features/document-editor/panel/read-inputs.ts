// The input of an order as people can read it.

interface Input {
  name: string;
  label: string;
  value: string;
}

interface Words {
  yes: string;
  no: string;
}

function readValue(value: unknown, words: Words): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value))
    return value
      .map((item) => readValue(item, words))
      .filter(Boolean)
      .join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.values(value)
      .map((item) => readValue(item, words))
      .filter(Boolean)
      .join(', ');
  return '';
}

const spaced = (name: string) => (name.charAt(0).toLocaleUpperCase() + name.slice(1)).replaceAll('_', ' ');

/** What was filled in, under the labels of the form; ids of other things are left out, and empty fields too. */
export function readInputs(fields: Record<string, unknown>, labels: Record<string, string>, words: Words): Input[] {
  return Object.entries(fields)
    .filter(([name]) => !/_ids?$/.test(name) && name !== 'language')
    .map(([name, value]) => ({ name, label: labels[name] ?? spaced(name), value: readValue(value, words) }))
    .filter(({ value }) => value !== '');
}

// The list field of the form: a trail of pages, or the ingredients and steps of a recipe.
import { isHttpUrl } from '@folio/contract/tool-values';

/** List items in their order, the page itself last; lines without a name are left out, an address that is none as well. */
export function breadcrumbItems(lines: readonly string[], name: string, url: string): object[] {
  const trail = lines.flatMap((line) => {
    const [label = '', address = ''] = line.split('|').map((part) => part.trim());
    return label === '' ? [] : [{ name: label, item: isHttpUrl(address) ? address : '' }];
  });
  const last = trail.at(-1);
  const endsHere = last !== undefined && (last.item === url || last.name === name);
  const whole = endsHere || trail.length === 0 ? trail : [...trail, { name, item: url }];
  return whole.map((one, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: one.name,
    ...(one.item !== '' && { item: one.item }),
  }));
}

const stepNumber = /^\d{1,3}[.)]\s*/;

/** Numbered lines, and those after a blank line, are steps; the others are ingredients. */
export function recipeLists(lines: readonly string[]): { ingredients: string[]; steps: string[] } {
  const [ingredients, steps]: [string[], string[]] = [[], []];
  let isAfterBlank = false;
  for (const line of lines) {
    const text = line.replace(/^[-•*]\s+/u, '');
    if (text === '') isAfterBlank ||= ingredients.length > 0;
    else if (isAfterBlank || stepNumber.test(text)) steps.push(text.replace(stepNumber, ''));
    else ingredients.push(text);
  }
  return { ingredients, steps };
}

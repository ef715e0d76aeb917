// Preview of a form that is being filled in: recognizable words, never a code or a wall of text.
import type { ToolDetail } from '@folio/contract/tool-definition';
import type { ToolInput } from '@folio/contract/tool-values';
import { toText } from '../../ui/tool-fields/field-props.ts';

/** Characters of a title that still reads as one. */
const maxTitleLength = 90;

/** At most so many characters, cut between two words and marked as cut. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  const end = cut.search(/\s\S*$/);
  return `${(end > maxLength / 2 ? cut.slice(0, end) : cut).replace(/[\s.,;:|]+$/, '')}…`;
}

type TitleFields = Pick<ToolDetail, 'fields' | 'title_fields'>;

/** The title from the fields that the tool names for it; empty while nothing but choices is filled in. */
export function previewTitle({ fields, title_fields: names }: TitleFields, values: ToolInput): string {
  const main = toText(values['main_title']).trim();
  if (main) return main;
  let hasOwnWords = false;
  const parts = names.flatMap((name) => {
    const text = toText(values[name]).trim();
    if (text === '') return [];
    const field = fields.find((one) => one.name === name);
    if (field && 'options' in field && field.options)
      return [field.options.find((option) => String(option.value) === text)?.label ?? text];
    hasOwnWords = true;
    return [field?.type === 'url' ? text.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '') : text];
  });
  return hasOwnWords ? shorten(parts.join(', ').replace(/\s+/g, ' '), maxTitleLength) : '';
}

/** The code of the language in which the text will be; empty where it is still to be detected. */
export function previewLanguage({ fields }: Pick<ToolDetail, 'fields'>, values: ToolInput): string {
  const names = fields.flatMap((field) => (field.type === 'language' ? [field.name] : []));
  const target = ['language', 'target_language'].find((name) => names.includes(name));
  const given = (target ? [target] : names).map((name) => values[name]);
  return given.find((code): code is string => typeof code === 'string' && code !== '' && code !== 'auto') ?? '';
}

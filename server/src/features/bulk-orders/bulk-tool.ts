// Columns of a tool and their parsers: labels are as good as values, in any of the interface's languages.

import type { Tool } from '@folio/catalogue/define-tool';
import { localiseTool } from '@folio/catalogue/localise-tool';
import { languageName } from '@folio/contract/language-names';
import { type InterfaceLanguage, interfaceLanguages } from '@folio/contract/languages';
import type { ToolField } from '@folio/contract/tool-definition';
import { acceptsColumn } from '@folio/contract/tool-values';

/** True for tools that take many rows: those of the catalogue that say so, and the account's own. */
export const isBulkCapable = (tool: Tool): boolean =>
  tool.flow !== 'live' && (tool.flags.bulk || tool.macrocategory === 'custom_tools');

/** The fields that a file can have a column for, in the order of the form. */
export const columnFields = (tool: Tool): ToolField[] => tool.fields.filter(acceptsColumn);

/** A name without case, accents and punctuation: "Größe (cm)" and "grosse cm" are one. */
export const plainName = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Each field's names: its own, and its label in every language, the reader's first. */
export function namesOfFields(tool: Tool, reader: InterfaceLanguage): Map<string, string[]> {
  const names = new Map(columnFields(tool).map((field) => [field.name, [plainName(field.name)]]));
  for (const language of [reader, ...interfaceLanguages]) {
    for (const field of columnFields(localiseTool(tool, language))) names.get(field.name)?.push(plainName(field.label));
  }
  return names;
}

/** Values by their labels in every language. */
function valuesByLabel(field: ToolField, translations: ToolField[], codes: readonly string[]): Map<string, string> {
  const values = new Map<string, string>();
  const add = (label: string, value: string) => {
    const name = plainName(label);
    if (name !== '' && !values.has(name)) values.set(name, value);
  };
  if (field.type === 'language') {
    for (const language of interfaceLanguages) {
      const names = new Intl.DisplayNames([language], { type: 'language' });
      for (const code of codes) {
        add(languageName(code, language), code);
        add(names.of(code) ?? code, code);
      }
    }
  }
  for (const one of translations) {
    if ('options' in one && one.options) for (const option of one.options) add(option.label, String(option.value));
  }
  return values;
}

/** Options named in a message; a file with a wrong language needs no list of 190. */
const namedOptions = 10;

/** The names that a cell of this field may hold, as a message lists them; null for a field that is written freely. */
export function optionNames(field: ToolField | undefined, codes: readonly string[], reader: InterfaceLanguage): string | null {
  const names =
    field?.type === 'language'
      ? codes.map((code) => languageName(code, reader))
      : field && 'options' in field && field.options
        ? field.options.map((option) => option.label)
        : [];
  if (names.length === 0) return null;
  return names.length > namedOptions ? `${names.slice(0, namedOptions).join(', ')}, …` : names.join(', ');
}

/** Reads cells of one field: a label becomes its value, anything else stays as it is. */
export type ReadCell = (cell: string) => string;

/** Cell parsers by field. */
export function cellReaders(tool: Tool): Map<string, ReadCell> {
  const translated = interfaceLanguages.map(
    (language) => new Map(localiseTool(tool, language).fields.map((field) => [field.name, field])),
  );
  return new Map(
    columnFields(tool).map((field) => {
      const codes = tool.translation;
      const values = valuesByLabel(
        field,
        translated.flatMap((fields) => fields.get(field.name) ?? []),
        codes,
      );
      if (values.size === 0) return [field.name, (cell: string) => cell];
      const known = new Set(values.values());
      const read = (cell: string) => (known.has(cell) ? cell : (values.get(plainName(cell)) ?? cell));
      if (field.type === 'multiselect')
        return [
          field.name,
          (cell: string) =>
            cell
              .split('|')
              .map((item) => read(item.trim()))
              .join('|'),
        ];
      return [field.name, read];
    }),
  );
}

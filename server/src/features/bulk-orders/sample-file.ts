// A file to begin with: the tool's fields as columns, its worked example as the first row; a workbook explains the columns on a second sheet.
import type { Tool } from '@folio/catalogue/define-tool';
import { localiseTool } from '@folio/catalogue/localise-tool';
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { ToolField } from '@folio/contract/tool-definition';
import { message } from '../../kernel/messages/messages.ts';
import { fileNameFor } from '../documents/index.ts';
import { columnFields } from './bulk-tool.ts';
import { asNumber, cellText } from './cell-text.ts';
import { type TableFormat, writeTable } from './table-writer.ts';

/** Values listed in a hint. */
const shownValues = 40;

function valuesOf(field: ToolField, translation: readonly string[]): string {
  if (field.type === 'language') return [...(field.allowAuto ? ['auto'] : []), ...translation].join(', ');
  if (!('options' in field) || !field.options) return '';
  const shown = field.options.slice(0, shownValues);
  return shown.map(({ value, label }) => (String(value) === label ? label : `${value} (${label})`)).join(', ');
}

/** The name is the tool's in the reader's language. */
export function sampleFile(tool: Tool, format: TableFormat, reader: InterfaceLanguage): Promise<File> {
  const local = localiseTool(tool, reader);
  const fields = columnFields(local);
  const say = (key: Parameters<typeof message>[0]) => message(key, reader);
  const hints = fields.map((field) => [
    field.name,
    field.label,
    say(field.required ? 'yes' : 'no'),
    valuesOf(field, tool.translation),
    field.help ?? '',
  ]);
  const example = fields.map((field) => asNumber(cellText(field, tool.example[field.name] ?? field.default)));
  return writeTable(
    fileNameFor(local.name, format, reader).slice(0, -format.length - 1),
    format,
    { name: say('bulk_sheet_rows'), columns: fields.map((field) => field.name), rows: [example] },
    {
      name: say('bulk_sheet_help'),
      columns: [
        say('bulk_help_column'),
        say('bulk_help_label'),
        say('bulk_help_required'),
        say('bulk_help_values'),
        say('bulk_help_hint'),
      ],
      rows: hints,
    },
  );
}

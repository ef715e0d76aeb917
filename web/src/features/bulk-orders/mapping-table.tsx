// Mapping of columns to fields, with values of the first rows. A field without a column can get one value for all rows.

import { languageName } from '@folio/contract/language-names';
import type { ToolDetail, ToolField } from '@folio/contract/tool-definition';
import { acceptsColumn } from '@folio/contract/tool-values';
import { Select } from '@mantine/core';
import { DataTable } from '../../ui/data-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Text } from '../../ui/text.tsx';
import lines from '../../ui/two-lines.module.css';
import { useText } from '../../ui/use-text.ts';
import classes from './bulk-orders.module.css';
import type { BulkUpload } from './use-bulk-upload.ts';

/** Fields that a file can have a column for. */
const columnFields = (tool: ToolDetail) => tool.fields.filter(acceptsColumn);

/** Values that one can choose for all rows; nothing where the field is written freely. */
function valuesOf(field: ToolField, tool: ToolDetail, language: string): { value: string; label: string }[] {
  if (field.type === 'language') return tool.translation.map((code) => ({ value: code, label: languageName(code, language) }));
  const hasOptions = field.type === 'select' || field.type === 'tone' || field.type === 'length';
  return hasOptions ? (field.options ?? []).map((option) => ({ value: String(option.value), label: option.label })) : [];
}

export function MappingTable({ tool, bulk }: { tool: ToolDetail; bulk: BulkUpload }) {
  const { t } = useText();
  const { judged } = bulk;
  if (!judged) return null;
  return (
    <Panel title={t('bulk.columns')} isFlush>
      <Text size="sm" tone="quiet" block px={20} py={12} className={classes.panelLead}>
        {t('bulk.columnsLead')}
      </Text>
      <DataTable
        caption={t('bulk.columns')}
        className={classes.mapping}
        isCompact
        isStacked
        head={
          <>
            <th scope="col">{t('bulk.field')}</th>
            <th scope="col">{t('bulk.column')}</th>
            <th scope="col">{t('bulk.example')}</th>
          </>
        }
      >
        {columnFields(tool).map((field) => (
          <MappedField key={field.name} field={field} tool={tool} bulk={bulk} />
        ))}
      </DataTable>
    </Panel>
  );
}

function MappedField({ field, tool, bulk }: { field: ToolField; tool: ToolDetail; bulk: BulkUpload }) {
  const { t, language } = useText();
  const { judged, kept } = bulk;
  if (!judged || !kept) return null;
  const mapping = kept.mapping ?? judged.mapping;
  const column = mapping[field.name] ?? null;
  const at = column === null ? -1 : judged.upload.columns.indexOf(column);
  const taken = new Set(Object.entries(mapping).flatMap(([name, one]) => (name === field.name ? [] : [one])));
  const values = valuesOf(field, tool, language);
  const choose = (chosen: string | null) => {
    const { [field.name]: _before, ...others } = mapping;
    bulk.change({ mapping: chosen ? { ...others, [field.name]: chosen } : others });
  };
  const setValue = (value: string | null) => {
    const { [field.name]: _before, ...others } = kept.fields;
    bulk.change({ fields: value ? { ...others, [field.name]: value } : others });
  };
  const examples = at < 0 ? [] : judged.upload.first_rows.map((row) => row[at] ?? '').filter(Boolean);
  return (
    <tr>
      <th scope="row">
        {field.label}
        {field.required ? (
          <Text as="span" size="xs" tone="quiet" weight="regular" block>
            {t('bulk.required')}
          </Text>
        ) : null}
      </th>
      <td>
        <Select
          aria-label={t('bulk.columnFor', { field: field.label })}
          placeholder={t('bulk.none')}
          data={judged.upload.columns.map((name) => ({ value: name, label: name, disabled: taken.has(name) }))}
          value={column}
          searchable={judged.upload.columns.length > 8}
          clearable
          clearButtonProps={{ 'aria-label': t('fields.clear'), tabIndex: -1 }}
          onChange={choose}
        />
      </td>
      <td>
        {column === null && values.length > 0 ? (
          <Select
            aria-label={t('bulk.valueFor', { field: field.label })}
            placeholder={t('bulk.usual')}
            data={values}
            value={kept.fields[field.name] ?? null}
            searchable={values.length > 8}
            clearable
            clearButtonProps={{ 'aria-label': t('fields.clear'), tabIndex: -1 }}
            onChange={setValue}
          />
        ) : (
          <span className={lines.two}>{examples.slice(0, 3).join(' · ')}</span>
        )}
      </td>
    </tr>
  );
}

// The rarely used fields of a task: the input of the tool, and the sources of the text.
import { writingLanguages } from '@folio/contract/languages';
import { requestTypes, taskTypes } from '@folio/contract/task-words';
import { MultiSelect, Select, Textarea, TextInput } from '@mantine/core';
import type { ContractForm } from '../../base/contract-form.tsx';
import { sourceChoicesQuery } from '../../base/source-choices.queries.ts';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { languageName } from '@folio/contract/language-names';
import { useQuery } from '@tanstack/react-query';
import { FieldPair } from '../../ui/field-pair.tsx';
import { useText } from '../../ui/use-text.ts';
import type { TaskValues } from './core/task-form-values.ts';

interface TaskFieldsProps {
  form: ContractForm<TaskValues>;
  onChange: (changes: Partial<TaskValues>) => void;
}

const select = { allowDeselect: false, checkIconPosition: 'right' as const, comboboxProps: { shadow: 'none' } };
const lists = [
  ['linkedKeywords', 'linked_keywords'],
  ['softKeywords', 'soft_keywords'],
  ['headings', 'h2_headings'],
] as const;

interface TaskSourceFieldsProps extends TaskFieldsProps {
  workspaceId: number;
  /** False while the fields are folded: nothing is asked for them. */
  isOpen: boolean;
}

/** Input of the tool. */
export function TaskSourceFields({ workspaceId, isOpen, form, onChange }: TaskSourceFieldsProps) {
  const { t, language } = useText();
  const { values, getInputProps } = form;
  const sources = useQuery({ ...sourceChoicesQuery(workspaceId), enabled: isOpen }).data?.additional_sources ?? [];
  const languages = writingLanguages
    .map((code) => ({ value: code as string, label: languageName(code, language) }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
  const known = values.language === null || languages.some(({ value }) => value === values.language);
  return (
    <>
      <FieldPair>
        <Select
          {...select}
          label={t('taskPage.requestType')}
          data={requestTypes.map((value) => ({ value, label: t(`taskPage.requestTypes.${value}`) }))}
          {...getInputProps('request_type')}
          onChange={(chosen) => onChange({ request_type: requestTypes.find((one) => one === chosen) ?? 'new' })}
        />
        <Select
          {...select}
          label={t('taskPage.type')}
          data={taskTypes.map((value) => ({ value, label: t(`taskPage.types.${value}`) }))}
          {...getInputProps('type')}
          onChange={(chosen) => onChange({ type: taskTypes.find((one) => one === chosen) ?? 'ai' })}
        />
      </FieldPair>
      <Select
        {...select}
        label={t('taskPage.language')}
        data={[
          { value: 'none', label: t('tasks.form.noLanguage') },
          ...(known ? [] : [{ value: values.language ?? '', label: languageName(values.language ?? '', language) }]),
          ...languages,
        ]}
        searchable
        {...getInputProps('language')}
        value={values.language ?? 'none'}
        onChange={(chosen) => onChange({ language: chosen === 'none' ? null : chosen })}
      />
      <MultiSelect
        label={t('tasks.form.sources')}
        data={sources.map(({ id, name, state }) => ({ value: String(id), label: name, disabled: state === 'failed' }))}
        searchable
        hidePickedOptions
        comboboxProps={{ shadow: 'none' }}
        {...getInputProps('additional_source_ids')}
        value={values.additional_source_ids.map(String)}
        onChange={(chosen) => onChange({ additional_source_ids: chosen.map(Number) })}
      />
    </>
  );
}

/** Topic and length of the text. */
export function TaskKeywordFields({ form: { getInputProps }, onChange }: TaskFieldsProps) {
  const { t } = useText();
  return (
    <>
      {lists.map(([name, field]) => (
        <Textarea
          key={name}
          label={t(`taskPage.${name}`)}
          description={t('tasks.form.onePerLine')}
          rows={3}
          {...getInputProps(field)}
          styles={{ input: { resize: 'vertical' } }}
          onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
        />
      ))}
      <FieldPair>
        <TextInput
          label={t('taskPage.category')}
          autoComplete="off"
          maxLength={200}
          {...getInputProps('category_name')}
          onChange={({ currentTarget }) => onChange({ category_name: currentTarget.value })}
        />
        <TextInput
          type="number"
          min={0}
          max={20_000}
          label={t('tasks.form.words')}
          {...getInputProps('content_length')}
          onChange={({ currentTarget }) => onChange({ content_length: currentTarget.value })}
        />
      </FieldPair>
    </>
  );
}

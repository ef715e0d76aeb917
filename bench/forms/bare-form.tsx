// The same controls as Mantine's manual shows them: the library's own component for each field, its words ready.
import type { ToolField } from '@folio/contract/tool-definition';
import { defaultInput } from '@folio/contract/tool-values';
import { MultiSelect, NumberInput, Radio, Select, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useState } from 'react';
import type { GivenTool } from './given-tool.ts';

interface ControlProps {
  field: ToolField;
  languages: { value: string; label: string }[];
  value: unknown;
  onChange: (value: unknown) => void;
}

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const list = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
const data = (options: readonly { value: string | number; label: string }[]) =>
  options.map(({ value, label }) => ({ value: String(value), label }));

function Control({ field, languages, value, onChange }: ControlProps) {
  const words = { label: field.label, description: field.help, required: field.required, placeholder: field.placeholder };
  switch (field.type) {
    case 'text':
    case 'url':
    case 'date':
      return <TextInput {...words} value={text(value)} onChange={({ currentTarget }) => onChange(currentTarget.value)} />;
    case 'textarea':
      return <Textarea {...words} value={text(value)} onChange={({ currentTarget }) => onChange(currentTarget.value)} />;
    case 'number':
      return <NumberInput {...words} value={text(value)} onChange={onChange} />;
    case 'boolean':
      return (
        <Switch
          label={field.label}
          description={field.help}
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      );
    case 'select':
    case 'tone':
      return <Select {...words} data={data(field.options)} value={text(value) || null} onChange={onChange} />;
    case 'language':
      return <Select {...words} searchable data={languages} value={text(value) || null} onChange={onChange} />;
    case 'multiselect':
      return <MultiSelect {...words} clearable data={data(field.options)} value={list(value)} onChange={onChange} />;
    case 'length':
      return field.options ? (
        <Radio.Group label={field.label} description={field.help} value={text(value)} onChange={onChange}>
          {data(field.options).map((option) => (
            <Radio key={option.value} value={option.value} label={option.label} />
          ))}
        </Radio.Group>
      ) : (
        <NumberInput {...words} value={text(value)} onChange={onChange} />
      );
    case 'tags':
    case 'urls':
    case 'keywords':
      return <TagsInput {...words} clearable value={list(value)} onChange={onChange} />;
    case 'image':
    case 'audio':
    case 'file':
      return (
        <Dropzone onDrop={onChange} accept={{ 'application/octet-stream': field.accept }}>
          {field.label}
        </Dropzone>
      );
    default:
      return null;
  }
}

export function BareForm({ tool, languages }: { tool: GivenTool; languages: Map<string, string> }) {
  const [values, setValues] = useState(() => defaultInput(tool.fields));
  const options = tool.translation.map((value) => ({ value, label: languages.get(value) ?? value }));
  return (
    <form>
      {tool.fields.map((field) => (
        <div key={field.name}>
          <Control
            field={field}
            languages={options}
            value={values[field.name]}
            onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
          />
        </div>
      ))}
    </form>
  );
}

import type { ToolField } from '@folio/contract/tool-definition';
import { type ComponentStates, withValue } from '../component-states.ts';
import { ToolFieldControl } from './tool-field.tsx';

const base = { required: false, default: null };
const fields: ToolField[] = [
  { ...base, type: 'text', name: 'state-kind-text', label: 'Company' },
  { ...base, type: 'textarea', name: 'state-kind-textarea', label: 'Description' },
  { ...base, type: 'number', name: 'state-kind-number', label: 'Number' },
  { ...base, type: 'tone', name: 'state-kind-tone', label: 'Tone of voice', options: [{ value: 'friendly', label: 'Friendly' }] },
  { ...base, type: 'boolean', name: 'state-kind-boolean', label: 'With a call to action', default: false },
  { ...base, type: 'keywords', name: 'state-kind-keywords', label: 'Keywords', default: [] },
];

export const states: ComponentStates = {
  page: 'forms/regular',
  width: 290,
  note: 'drawn by the type of the field',
  states: Object.fromEntries(
    fields.map((field) => [
      field.type,
      () =>
        withValue<unknown>(field.default, (value, onChange) => (
          <ToolFieldControl
            field={field}
            value={value}
            error={undefined}
            languages={['en', 'de']}
            priceOfLength={() => 0}
            isProposed={false}
            onChange={onChange}
          />
        )),
    ]),
  ),
};

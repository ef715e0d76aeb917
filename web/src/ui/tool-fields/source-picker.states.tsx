import { type ComponentStates, withValue } from '../component-states.ts';
import { type GivenSources, SourcePicker } from './source-picker.tsx';

const given: GivenSources = {
  files: [new File(['Wet stone'], 'interview.docx')],
  urls: ['https://haldenoutdoor.example/guides/trail-shoes'],
};

export const states: ComponentStates = {
  page: 'forms/extended',
  layout: 'column',
  note: 'files and pages, at most five',
  states: {
    'One of each': () =>
      withValue(given, (value, onChange) => <SourcePicker sources={value} error={undefined} onChange={onChange} />),
  },
};

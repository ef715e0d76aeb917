import { type ComponentStates, withValue } from '../component-states.ts';
import { validationText } from '../validation-text.ts';
import { FileDrop } from './file-drop.tsx';

const files = [
  new File(['Lugs of four millimetres'], 'trail-shoes.pdf'),
  new File(['Wet stone'], 'interview-with-a-mountain-guide-from-northern-italy-second-version.docx'),
];
const kinds = ['pdf', 'docx', 'txt'];

export const states: ComponentStates = {
  page: 'forms/extended',
  width: 290,
  states: {
    Empty: () =>
      withValue<File[]>([], (value, onChange) => (
        <FileDrop id="state-files" label="Files" files={value} accept={kinds} maxFiles={5} maxSizeMb={10} onChange={onChange} />
      )),
    'Two files': () =>
      withValue(files, (value, onChange) => (
        <FileDrop
          id="state-two-files"
          label="Files"
          files={value}
          accept={kinds}
          maxFiles={5}
          maxSizeMb={10}
          onChange={onChange}
        />
      )),
    Missing: ({ language }) =>
      withValue<File[]>([], (value, onChange) => (
        <FileDrop
          id="state-no-file"
          label="File"
          files={value}
          accept={['csv', 'xlsx']}
          maxFiles={1}
          maxSizeMb={10}
          error={validationText('required', undefined, language)}
          onChange={onChange}
        />
      )),
  },
};

import type { Asset } from '@folio/contract/assets';
import { type ComponentStates, withValue } from '../component-states.ts';
import { validationText } from '../validation-text.ts';
import { AssetField } from './asset-field.tsx';

const image =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%23a3c4b8" d="M0 0h8v8H0z"/%3E%3Cpath fill="%230f7a5c" d="M0 8l3-4 2 2 1-1 2 3z"/%3E%3C/svg%3E';
const asset = { key: null, width: null, height: null, seconds: null, words: null, alt: null };
const assets: Asset[] = [
  { ...asset, id: 1, file_name: 'summit.png', media_type: 'image/png', bytes: 1_840_000, width: 1600, height: 900, url: image },
  { ...asset, id: 2, file_name: 'interview.mp3', media_type: 'audio/mpeg', bytes: 4_200_000, seconds: 187, url: '' },
  { ...asset, id: 3, file_name: 'terms.docx', media_type: 'application/msword', bytes: 48_000, words: 1204, url: '' },
];
const field = {
  type: 'image' as const,
  required: false,
  accept: ['.png', '.jpg', '.webp'],
  maxSizeMb: 10,
  maxFiles: 3,
  default: null,
};

export const states: ComponentStates = {
  page: 'forms/extended',
  width: 290,
  note: 'uploaded at once',
  states: {
    'Missing, in a preview of a form': ({ language }) =>
      withValue<unknown>([], (value, onChange) => (
        <AssetField
          field={{ ...field, name: 'state-image', label: 'Image', help: 'The picture to describe.' }}
          value={value}
          error={validationText('required', undefined, language)}
          onChange={onChange}
        />
      )),
    'Image, audio and text': () =>
      withValue<unknown>(assets, (value, onChange) => (
        <AssetField
          field={{ ...field, name: 'state-assets', label: 'Files' }}
          value={value}
          error={undefined}
          onChange={onChange}
        />
      )),
  },
};

import { type ComponentStates, doNothing } from './component-states.ts';
import { DownloadButton } from './download-button.tsx';
import { MenuItem } from './menu-parts.tsx';

const formats = ['DOCX', 'PDF', 'Markdown'].map((format) => (
  <MenuItem key={format} onClick={doNothing}>
    {format}
  </MenuItem>
));

export const states: ComponentStates = {
  page: 'components/buttons',
  states: {
    Ready: () => (
      <DownloadButton width={180} isBusy={false}>
        {formats}
      </DownloadButton>
    ),
    Busy: () => (
      <DownloadButton width={180} isBusy>
        {formats}
      </DownloadButton>
    ),
  },
};

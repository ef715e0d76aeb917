import { Menu } from '@mantine/core';
import { type ComponentStates, doNothing } from './component-states.ts';
import { DownloadButton } from './download-button.tsx';

const formats = ['DOCX', 'PDF', 'Markdown'].map((format) => (
  <Menu.Item key={format} onClick={doNothing}>
    {format}
  </Menu.Item>
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

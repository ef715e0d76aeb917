import { Button } from '@mantine/core';
import { type ComponentStates, doNothing } from './component-states.ts';
import { MenuItem } from './menu-parts.tsx';
import { OpenedMenu } from './opened-menu.tsx';

export const states: ComponentStates = {
  page: 'components/buttons',
  layout: 'window',
  height: 190,
  note: 'opens as soon as it is drawn',
  states: {
    Opened: ({ t }) => (
      <div style={{ padding: 20 }}>
        <OpenedMenu
          width={180}
          position="bottom-start"
          withinPortal={false}
          button={<Button variant="default">{t('actions.download')}</Button>}
        >
          <MenuItem onClick={doNothing}>DOCX</MenuItem>
          <MenuItem onClick={doNothing}>PDF</MenuItem>
        </OpenedMenu>
      </div>
    ),
  },
};

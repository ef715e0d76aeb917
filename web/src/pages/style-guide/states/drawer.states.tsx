import { Drawer } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { type ComponentStates, doNothing } from '../../../ui/component-states.ts';
import { FactList } from '../../../ui/fact-list.tsx';

export const states: ComponentStates = {
  page: 'components/sweet-alert',
  layout: 'window',
  height: 320,
  note: '220 ms',
  states: {
    'At the end of the page': ({ t }) => (
      <Drawer
        opened
        position="right"
        size={360}
        title="Details"
        closeButtonProps={{ 'aria-label': t('actions.close') }}
        onClose={doNothing}
      >
        <FactList
          facts={[
            ['Author', 'Marta Ferri'],
            ['Workspace', 'Halden Content Team'],
          ]}
        />
      </Drawer>
    ),
  },
};

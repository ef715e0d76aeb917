import { IconDownload, IconFolder, IconTrash } from '@tabler/icons-react';
import type { Action } from './actions.ts';
import { type ComponentStates, doNothing } from './component-states.ts';
import { SelectionActs, SelectionBar } from './selection-bar.tsx';

const actions: Action[] = [
  { id: 'download', icon: IconDownload, label: 'Download', choices: [{ id: 'zip', label: 'ZIP', run: doNothing }] },
  { id: 'move', icon: IconFolder, label: 'Move', run: doNothing },
  { id: 'delete', icon: IconTrash, label: 'Delete', isDeletion: true, run: doNothing },
];

export const states: ComponentStates = {
  page: 'table-list/extended',
  layout: 'window',
  height: 120,
  note: 'at the bottom of the page',
  states: {
    'Three rows': ({ t }) => (
      <SelectionBar label={t('orders.selection.title')} count="3 documents" clearLabel={t('fields.clear')} onClear={doNothing}>
        <SelectionActs actions={actions} />
      </SelectionBar>
    ),
    'As many as are allowed': ({ t }) => (
      <SelectionBar
        label={t('orders.selection.title')}
        count="2,000 documents"
        note={t('orders.selection.max', { max: '2,000' })}
        clearLabel={t('fields.clear')}
        onClear={doNothing}
      >
        <SelectionActs actions={actions} />
      </SelectionBar>
    ),
    'Words alone': ({ t }) => (
      <SelectionBar label={t('orders.selection.title')} count="1 document" clearLabel={t('fields.clear')} onClear={doNothing}>
        <SelectionActs actions={actions} hasIcons={false} />
      </SelectionBar>
    ),
  },
};

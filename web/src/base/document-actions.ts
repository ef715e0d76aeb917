// All actions for a document, in menu order: a row's menu, the bar over selected rows, the menu of a
// document's page and the command palette render this list. The renderer defines the handler of an action; document-links.ts
// defines its links.
import type { OrderRow } from '@folio/contract/document-shapes';
import {
  IconCopy,
  IconDeviceFloppy,
  IconDownload,
  IconFileText,
  IconFolderSymlink,
  IconHistory,
  IconLanguage,
  IconPencil,
  IconPlayerStop,
  IconRefresh,
  IconTrash,
  IconWorldUpload,
} from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { type Action, type ActionDefinition, type ActionEffects, bindActions } from '../ui/actions.ts';

/** Places of actions: a row's menu, the bar over selected rows, the menu of a document's page. */
export type ActionSurface = 'row' | 'selection' | 'page';

export type ActionId =
  | 'open'
  | 'rename'
  | 'retry'
  | 'cancel'
  | 'history'
  | 'saveVersion'
  | 'publish'
  | 'proofread'
  | 'duplicate'
  | 'move'
  | 'download'
  | 'delete';

type Actionable = Pick<OrderRow, 'can' | 'status'>;

interface DocumentAction extends Omit<ActionDefinition<ActionId, Actionable>, 'label'> {
  surfaces: readonly ActionSurface[];
  label: (t: TFunction, surface: ActionSurface, order: Actionable | undefined) => string;
}

const documentActions: DocumentAction[] = [
  { id: 'open', surfaces: ['row'], icon: IconFileText, label: (t) => t('actions.open'), can: () => true },
  { id: 'rename', surfaces: ['row'], icon: IconPencil, label: (t) => t('orders.rename'), can: ({ can }) => can.edit },
  { id: 'retry', surfaces: ['row', 'page'], icon: IconRefresh, label: (t) => t('actions.retry'), can: ({ can }) => can.retry },
  {
    id: 'cancel',
    surfaces: ['row', 'page'],
    icon: IconPlayerStop,
    label: (t) => t('orders.cancelOne'),
    can: ({ can }) => can.cancel,
  },
  { id: 'history', surfaces: ['page'], icon: IconHistory, label: (t) => t('editor.history.title'), can: ({ can }) => can.edit },
  {
    id: 'saveVersion',
    surfaces: ['page'],
    icon: IconDeviceFloppy,
    shortcut: 'mod+S',
    label: (t) => t('editor.saveVersion'),
    can: ({ can }) => can.edit,
  },
  { id: 'publish', surfaces: ['page'], icon: IconWorldUpload, label: (t) => t('editor.publish'), can: ({ can }) => can.edit },
  {
    id: 'proofread',
    surfaces: ['page'],
    icon: IconLanguage,
    label: (t) => t('editor.proofread'),
    can: ({ can, status }) => can.edit && status === 'accepted',
  },
  {
    id: 'duplicate',
    surfaces: ['row', 'page'],
    icon: IconCopy,
    label: (t, _surface, order) => t(order?.status === 'accepted' ? 'orders.duplicate' : 'orders.changeForm'),
    can: () => true,
  },
  {
    id: 'move',
    surfaces: ['row', 'selection'],
    icon: IconFolderSymlink,
    label: (t, surface) => t(surface === 'row' ? 'orders.selection.moveOne' : 'orders.selection.move'),
    can: ({ can }) => can.move,
  },
  {
    id: 'download',
    surfaces: ['row', 'selection', 'page'],
    icon: IconDownload,
    startsGroup: true,
    label: (t) => t('actions.download'),
    can: ({ can }) => can.download,
  },
  {
    id: 'delete',
    surfaces: ['row', 'selection', 'page'],
    icon: IconTrash,
    isDeletion: true,
    startsGroup: true,
    label: (t, surface) => t(surface === 'page' ? 'orders.deleteOne' : 'actions.delete'),
    can: ({ can }) => can.delete,
  },
];

/** The actions of a place that the caller may do with at least one of the documents and that have an effect there. */
export function documentActionsFor<Order extends Actionable>(
  surface: ActionSurface,
  orders: Order[],
  t: TFunction,
  effects: ActionEffects<ActionId, Order>,
): Action<ActionId>[] {
  const definitions = documentActions
    .filter(({ surfaces }) => surfaces.includes(surface))
    .map(
      ({ label, surfaces: _surfaces, ...action }): ActionDefinition<ActionId, Order> => ({
        ...action,
        label: (text, [first]) => label(text, surface, first),
      }),
    );
  return bindActions(definitions, orders, t, effects);
}

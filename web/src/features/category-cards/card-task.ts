import type { OrderedTask } from '@folio/contract/orders';
import type { ReactNode } from 'react';

/** What tasks of cards are made with: the fields and their values. Null in the personal workspace, where there are no tasks. */
export type CardTask = { renderFields: (errors: Record<string, string>) => ReactNode; call: OrderedTask } | null;

import type { OrderedTask } from '@folio/contract/orders';
import type { ReactNode } from 'react';

/** Task fields of cards and their values. Null in the personal workspace, which has no tasks. */
export type CardTask = { renderFields: (errors: Record<string, string>) => ReactNode; call: OrderedTask } | null;

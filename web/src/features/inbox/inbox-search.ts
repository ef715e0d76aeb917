import { type InboxKind, type InboxState, inboxKinds, inboxStates } from '@folio/contract/inbox-words';
import { known, oneOf } from '../../base/search-words.ts';

/** URL parameters of `/inbox`. */
export interface InboxSearch {
  state?: InboxState;
  kind?: InboxKind;
  /** Key of the item that is open. */
  item?: string;
}

/** Keeps known values, and omits the defaults: *To do* and all kinds. */
export function readInboxSearch(raw: Record<string, unknown>): InboxSearch {
  const state = oneOf(inboxStates, raw['state']);
  return known({
    state: state === 'todo' ? undefined : state,
    kind: oneOf(inboxKinds, raw['kind']),
    item: typeof raw['item'] === 'string' && raw['item'].length <= 120 ? raw['item'] : undefined,
  });
}

// Words of the inbox: kinds of items, their states and their actions.

export const inboxKinds = ['review', 'mention', 'hold', 'offer', 'overdue', 'failed_publication', 'warning', 'setup'] as const;
export type InboxKind = (typeof inboxKinds)[number];

export const inboxStates = ['todo', 'snoozed', 'done'] as const;
export type InboxState = (typeof inboxStates)[number];

/** Actions that the caller may take on an item. *Open* needs no entry here: every item has it. */
export const inboxActions = ['approve', 'request_changes', 'reply', 'connect_model', 'accept', 'retry', 'remind'] as const;
export type InboxAction = (typeof inboxActions)[number];

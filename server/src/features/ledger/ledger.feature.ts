// Credits: reserved, settled and released.
import { defineFeature } from '../../kernel/feature.ts';
import { ledgerConfig } from './ledger.config.ts';
import { ledgerHandlers } from './ledger.handlers.ts';
import { capInbox } from './ledger.inbox.ts';

export const ledger = defineFeature({ name: 'ledger', config: ledgerConfig, handlers: ledgerHandlers, inbox: [capInbox] });

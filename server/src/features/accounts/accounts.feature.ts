// Accounts, their users and seats as rows.
import { defineFeature } from '../../kernel/feature.ts';
import { accountRights } from './accounts.rights.ts';

export const accounts = defineFeature({ name: 'accounts', rights: accountRights });

export { personRemoved, staffScopeChanged, standingChanged } from './account-events.ts';
export * as accountRows from './accounts.queries.ts';
export { accountRights } from './accounts.rights.ts';
export type { AccountBranding } from './accounts.table.ts';
export { lockPerson, lockPersonForRemoval, requireStanding } from './lock-person.queries.ts';
export { presentBranding } from './present-branding.ts';

export { personRemoved } from './account-events.ts';
export {
  findAccount,
  findUsualTone,
  getUserWithAccount,
  hasOnlyCustomTools,
  hasUsers,
  insertAccount,
  insertUser,
  isFirstRegistration,
  listAccounts,
  listPeople,
  lockAccount,
  setUsualTone,
  updateAccountLimits,
  updateBranding,
  updateUser,
} from './accounts.queries.ts';
export type { AccountBranding } from './accounts.table.ts';
export { lockPerson, lockPersonForRemoval } from './lock-person.queries.ts';
export { presentBranding } from './present-branding.ts';

export {
  findAccount,
  findUsualTone,
  getUserWithAccount,
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

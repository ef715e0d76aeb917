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
  setUsualTone,
  updateAccountLimits,
  updateBranding,
  updateUser,
} from './accounts.queries.ts';
export type { AccountBranding } from './accounts.table.ts';

export {
  getUserWithAccount,
  hasUsers,
  insertAccount,
  insertUser,
  isFirstRegistration,
  listPeople,
  lockAccount,
  updateUser,
} from './accounts.queries.ts';

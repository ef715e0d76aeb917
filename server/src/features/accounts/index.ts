export {
  getUserWithAccount,
  hasUsers,
  insertAccount,
  insertUser,
  isFirstRegistration,
  listPeople,
  updateUser,
} from './accounts.queries.ts';

export {
  findUsualTone,
  getUserWithAccount,
  hasUsers,
  insertAccount,
  insertUser,
  isFirstRegistration,
  listPeople,
  setUsualTone,
  updateUser,
} from './accounts.queries.ts';

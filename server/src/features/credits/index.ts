export {
  getBalance,
  grantCredits,
  listMovements,
  listSpentByDay,
  releaseCredits,
  reserveCredits,
  settleCredits,
} from './credits.queries.ts';

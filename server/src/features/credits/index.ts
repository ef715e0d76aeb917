export { getBalance, grantCredits, listMovements, listSpentByDay, releaseCredits, settleCredits } from './credits.queries.ts';
export { reserveCredits } from './reserve-credits.ts';

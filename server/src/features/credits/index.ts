export { getBalance, grantCredits, listMovements, listSpentByDay, releaseCredits, settleCredits } from './credits.queries.ts';
export { releaseCreditsOfMany } from './credits-of-many.queries.ts';
export { reserveCredits } from './reserve-credits.ts';
export { reserveCreditsForMany } from './reserve-credits-for-many.ts';

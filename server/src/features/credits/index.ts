export { getBalance, grantCredits, releaseCredits, reserveCredits, settleCredits } from './credits.queries.ts';

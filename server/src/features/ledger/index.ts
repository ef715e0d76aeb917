export { usedOfCap } from './caps.queries.ts';
export { releaseCreditsOfMany } from './credits-of-many.queries.ts';
export { ledgerConfig } from './ledger.config.ts';
export { findSpending, getBalance, grantCredits, releaseCredits, settleCredits } from './ledger.queries.ts';
export { limitReached } from './ledger-events.ts';
export * as paidCalls from './paid-call.ts';
export { reserveCredits } from './reserve-credits.ts';
export { reserveCreditsForMany } from './reserve-credits-for-many.ts';

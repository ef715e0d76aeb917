export * as apiTokens from './api-tokens.queries.ts';
export { mayResetSecondFactor } from './authenticator.ts';
export { apiTokenPrefix, findActor, refuseForeignOrigin } from './find-actor.ts';
export { mayImpersonate } from './impersonate.ts';
export { openSession } from './open-session.ts';
export * as passwords from './password.ts';
export { findActorById } from './session.queries.ts';
export * as sessionCookies from './session-cookies.ts';
export type { SignedIn } from './signed-in.ts';

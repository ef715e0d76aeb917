export { apiTokenPrefix, findActor } from './find-actor.ts';
export { mayImpersonate } from './impersonate.ts';
export { findApiToken, replaceApiToken } from './session.queries.ts';

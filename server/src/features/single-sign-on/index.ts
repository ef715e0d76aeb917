export { createSingleSignOn, type SingleSignOn } from './single-sign-on.ts';

export { getFlags } from './platform.queries.ts';
export { signInNamePort } from './sign-in-name.ts';

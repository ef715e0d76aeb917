// Made by `npm run locales`; the texts lie in the folders of the languages.
import session from '../pt-br/interface-doors/session.ts';

export default {
  session,
};

// Made by `npm run locales`; the texts lie in the folders of the languages.
import actions from '../fr/interface/actions.ts';
import editor from '../fr/interface/editor.ts';
import errors from '../fr/interface/errors.ts';
import fields from '../fr/interface/fields.ts';
import folders from '../fr/interface/folders.ts';
import notices from '../fr/interface/notices.ts';
import orders from '../fr/interface/orders.ts';
import pager from '../fr/interface/pager.ts';
import session from '../fr/interface/session.ts';
import shell from '../fr/interface/shell.ts';
import status from '../fr/interface/status.ts';
import tools from '../fr/interface/tools.ts';
import voices from '../fr/interface/voices.ts';
import workspaces from '../fr/interface/workspaces.ts';

export default {
  actions,
  editor,
  errors,
  fields,
  folders,
  notices,
  orders,
  pager,
  session,
  shell,
  status,
  tools,
  voices,
  workspaces,
};

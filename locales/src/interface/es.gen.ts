// Made by `npm run locales`; the texts lie in the folders of the languages.
import actions from '../es/interface/actions.ts';
import editor from '../es/interface/editor.ts';
import errors from '../es/interface/errors.ts';
import fields from '../es/interface/fields.ts';
import folders from '../es/interface/folders.ts';
import notices from '../es/interface/notices.ts';
import orders from '../es/interface/orders.ts';
import pager from '../es/interface/pager.ts';
import session from '../es/interface/session.ts';
import shell from '../es/interface/shell.ts';
import status from '../es/interface/status.ts';
import tools from '../es/interface/tools.ts';
import voices from '../es/interface/voices.ts';
import workspaces from '../es/interface/workspaces.ts';

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

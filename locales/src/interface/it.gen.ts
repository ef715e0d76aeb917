// Made by `npm run locales`; the texts lie in the folders of the languages.
import actions from '../it/interface/actions.ts';
import editor from '../it/interface/editor.ts';
import errors from '../it/interface/errors.ts';
import fields from '../it/interface/fields.ts';
import folders from '../it/interface/folders.ts';
import notices from '../it/interface/notices.ts';
import orders from '../it/interface/orders.ts';
import pager from '../it/interface/pager.ts';
import session from '../it/interface/session.ts';
import shell from '../it/interface/shell.ts';
import status from '../it/interface/status.ts';
import tools from '../it/interface/tools.ts';
import voices from '../it/interface/voices.ts';
import workspaces from '../it/interface/workspaces.ts';

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

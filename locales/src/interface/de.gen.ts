// Made by `npm run locales`; the texts lie in the folders of the languages.
import actions from '../de/interface/actions.ts';
import editor from '../de/interface/editor.ts';
import errors from '../de/interface/errors.ts';
import fields from '../de/interface/fields.ts';
import folders from '../de/interface/folders.ts';
import notices from '../de/interface/notices.ts';
import orders from '../de/interface/orders.ts';
import pager from '../de/interface/pager.ts';
import session from '../de/interface/session.ts';
import shell from '../de/interface/shell.ts';
import status from '../de/interface/status.ts';
import tools from '../de/interface/tools.ts';
import voices from '../de/interface/voices.ts';
import workspaces from '../de/interface/workspaces.ts';

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

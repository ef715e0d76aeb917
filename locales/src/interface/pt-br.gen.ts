// Made by `npm run locales`; the texts lie in the folders of the languages.
import actions from '../pt-br/interface/actions.ts';
import editor from '../pt-br/interface/editor.ts';
import errors from '../pt-br/interface/errors.ts';
import fields from '../pt-br/interface/fields.ts';
import folders from '../pt-br/interface/folders.ts';
import notices from '../pt-br/interface/notices.ts';
import orders from '../pt-br/interface/orders.ts';
import pager from '../pt-br/interface/pager.ts';
import session from '../pt-br/interface/session.ts';
import shell from '../pt-br/interface/shell.ts';
import status from '../pt-br/interface/status.ts';
import tools from '../pt-br/interface/tools.ts';
import voices from '../pt-br/interface/voices.ts';
import workspaces from '../pt-br/interface/workspaces.ts';

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

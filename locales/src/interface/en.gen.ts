// Made by `npm run locales`; the texts lie in the folders of the languages.
import actions from '../en/interface/actions.ts';
import editor from '../en/interface/editor.ts';
import errors from '../en/interface/errors.ts';
import fields from '../en/interface/fields.ts';
import folders from '../en/interface/folders.ts';
import notices from '../en/interface/notices.ts';
import orders from '../en/interface/orders.ts';
import pager from '../en/interface/pager.ts';
import session from '../en/interface/session.ts';
import shell from '../en/interface/shell.ts';
import status from '../en/interface/status.ts';
import tools from '../en/interface/tools.ts';
import voices from '../en/interface/voices.ts';
import workspaces from '../en/interface/workspaces.ts';

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

// Made by `npm run locales`; the texts lie in the folders of the languages.
import actions from '../es/interface/actions.ts';
import code from '../es/interface/code.ts';
import confirm from '../es/interface/confirm.ts';
import dashboard from '../es/interface/dashboard.ts';
import errors from '../es/interface/errors.ts';
import fields from '../es/interface/fields.ts';
import folders from '../es/interface/folders.ts';
import notices from '../es/interface/notices.ts';
import orders from '../es/interface/orders.ts';
import outcome from '../es/interface/outcome.ts';
import pager from '../es/interface/pager.ts';
import panel from '../es/interface/panel.ts';
import session from '../es/interface/session.ts';
import shell from '../es/interface/shell.ts';
import status from '../es/interface/status.ts';
import tools from '../es/interface/tools.ts';
import voices from '../es/interface/voices.ts';
import workspaces from '../es/interface/workspaces.ts';
import accountsValidation from '../es/validation/accounts.ts';
import valuesValidation from '../es/validation/values.ts';

export default {
  actions,
  code,
  confirm,
  dashboard,
  errors,
  fields,
  folders,
  notices,
  orders,
  outcome,
  pager,
  panel,
  session,
  shell,
  status,
  tools,
  voices,
  workspaces,
  validation: { ...accountsValidation, ...valuesValidation },
};

// Made by `npm run locales`; the texts lie in the folders of the languages.
import actions from '../it/interface/actions.ts';
import code from '../it/interface/code.ts';
import confirm from '../it/interface/confirm.ts';
import dashboard from '../it/interface/dashboard.ts';
import errors from '../it/interface/errors.ts';
import fields from '../it/interface/fields.ts';
import folders from '../it/interface/folders.ts';
import notices from '../it/interface/notices.ts';
import orders from '../it/interface/orders.ts';
import outcome from '../it/interface/outcome.ts';
import pager from '../it/interface/pager.ts';
import panel from '../it/interface/panel.ts';
import session from '../it/interface/session.ts';
import shell from '../it/interface/shell.ts';
import status from '../it/interface/status.ts';
import tools from '../it/interface/tools.ts';
import voices from '../it/interface/voices.ts';
import workspaces from '../it/interface/workspaces.ts';
import accountsValidation from '../it/validation/accounts.ts';
import valuesValidation from '../it/validation/values.ts';

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

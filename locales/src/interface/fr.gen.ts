// Made by `npm run locales`; the texts lie in the folders of the languages.
import actions from '../fr/interface/actions.ts';
import code from '../fr/interface/code.ts';
import confirm from '../fr/interface/confirm.ts';
import dashboard from '../fr/interface/dashboard.ts';
import errors from '../fr/interface/errors.ts';
import fields from '../fr/interface/fields.ts';
import folders from '../fr/interface/folders.ts';
import notices from '../fr/interface/notices.ts';
import orders from '../fr/interface/orders.ts';
import outcome from '../fr/interface/outcome.ts';
import pager from '../fr/interface/pager.ts';
import panel from '../fr/interface/panel.ts';
import session from '../fr/interface/session.ts';
import shell from '../fr/interface/shell.ts';
import status from '../fr/interface/status.ts';
import tools from '../fr/interface/tools.ts';
import voices from '../fr/interface/voices.ts';
import workspaces from '../fr/interface/workspaces.ts';
import accountsValidation from '../fr/validation/accounts.ts';
import valuesValidation from '../fr/validation/values.ts';

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

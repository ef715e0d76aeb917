// Made by `npm run locales`; the texts lie in the folders of the languages.
import actions from '../pt-br/interface/actions.ts';
import code from '../pt-br/interface/code.ts';
import confirm from '../pt-br/interface/confirm.ts';
import dashboard from '../pt-br/interface/dashboard.ts';
import errors from '../pt-br/interface/errors.ts';
import fields from '../pt-br/interface/fields.ts';
import folders from '../pt-br/interface/folders.ts';
import notices from '../pt-br/interface/notices.ts';
import orders from '../pt-br/interface/orders.ts';
import outcome from '../pt-br/interface/outcome.ts';
import pager from '../pt-br/interface/pager.ts';
import panel from '../pt-br/interface/panel.ts';
import session from '../pt-br/interface/session.ts';
import shell from '../pt-br/interface/shell.ts';
import status from '../pt-br/interface/status.ts';
import tools from '../pt-br/interface/tools.ts';
import voices from '../pt-br/interface/voices.ts';
import workspaces from '../pt-br/interface/workspaces.ts';
import accountsValidation from '../pt-br/validation/accounts.ts';
import valuesValidation from '../pt-br/validation/values.ts';

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

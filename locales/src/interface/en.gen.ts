// Made by `npm run locales`; the texts lie in the folders of the languages.
import actions from '../en/interface/actions.ts';
import code from '../en/interface/code.ts';
import confirm from '../en/interface/confirm.ts';
import dashboard from '../en/interface/dashboard.ts';
import errors from '../en/interface/errors.ts';
import fields from '../en/interface/fields.ts';
import folders from '../en/interface/folders.ts';
import notices from '../en/interface/notices.ts';
import orders from '../en/interface/orders.ts';
import outcome from '../en/interface/outcome.ts';
import pager from '../en/interface/pager.ts';
import panel from '../en/interface/panel.ts';
import session from '../en/interface/session.ts';
import shell from '../en/interface/shell.ts';
import status from '../en/interface/status.ts';
import tools from '../en/interface/tools.ts';
import voices from '../en/interface/voices.ts';
import workspaces from '../en/interface/workspaces.ts';
import accountsValidation from '../en/validation/accounts.ts';
import valuesValidation from '../en/validation/values.ts';

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

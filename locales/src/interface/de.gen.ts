// Made by `npm run locales`; the texts lie in the folders of the languages.
import actions from '../de/interface/actions.ts';
import code from '../de/interface/code.ts';
import confirm from '../de/interface/confirm.ts';
import dashboard from '../de/interface/dashboard.ts';
import errors from '../de/interface/errors.ts';
import fields from '../de/interface/fields.ts';
import folders from '../de/interface/folders.ts';
import notices from '../de/interface/notices.ts';
import orders from '../de/interface/orders.ts';
import outcome from '../de/interface/outcome.ts';
import pager from '../de/interface/pager.ts';
import panel from '../de/interface/panel.ts';
import session from '../de/interface/session.ts';
import shell from '../de/interface/shell.ts';
import status from '../de/interface/status.ts';
import tools from '../de/interface/tools.ts';
import voices from '../de/interface/voices.ts';
import workspaces from '../de/interface/workspaces.ts';
import accountsValidation from '../de/validation/accounts.ts';
import valuesValidation from '../de/validation/values.ts';

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

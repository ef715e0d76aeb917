// Made by `npm run locales`; the texts lie in the folders of the languages.
import actions from '../de/interface-work/actions.ts';
import code from '../de/interface-work/code.ts';
import confirm from '../de/interface-work/confirm.ts';
import dashboard from '../de/interface-work/dashboard.ts';
import errors from '../de/interface-work/errors.ts';
import fields from '../de/interface-work/fields.ts';
import folders from '../de/interface-work/folders.ts';
import notices from '../de/interface-work/notices.ts';
import orders from '../de/interface-work/orders.ts';
import outcome from '../de/interface-work/outcome.ts';
import panel from '../de/interface-work/panel.ts';
import shell from '../de/interface-work/shell.ts';
import tasks from '../de/interface-work/tasks.ts';
import tools from '../de/interface-work/tools.ts';
import voices from '../de/interface-work/voices.ts';
import workspaces from '../de/interface-work/workspaces.ts';
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
  panel,
  shell,
  tasks,
  tools,
  voices,
  workspaces,
  validation: { ...accountsValidation, ...valuesValidation },
};

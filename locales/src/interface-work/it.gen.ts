// Made by `npm run locales`; the texts lie in the folders of the languages.
import actions from '../it/interface-work/actions.ts';
import code from '../it/interface-work/code.ts';
import confirm from '../it/interface-work/confirm.ts';
import dashboard from '../it/interface-work/dashboard.ts';
import errors from '../it/interface-work/errors.ts';
import fields from '../it/interface-work/fields.ts';
import folders from '../it/interface-work/folders.ts';
import notices from '../it/interface-work/notices.ts';
import orders from '../it/interface-work/orders.ts';
import outcome from '../it/interface-work/outcome.ts';
import panel from '../it/interface-work/panel.ts';
import shell from '../it/interface-work/shell.ts';
import tasks from '../it/interface-work/tasks.ts';
import tools from '../it/interface-work/tools.ts';
import voices from '../it/interface-work/voices.ts';
import workspaces from '../it/interface-work/workspaces.ts';
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
  panel,
  shell,
  tasks,
  tools,
  voices,
  workspaces,
  validation: { ...accountsValidation, ...valuesValidation },
};

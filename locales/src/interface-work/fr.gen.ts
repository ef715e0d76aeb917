// Made by `npm run locales`; the texts lie in the folders of the languages.
import actions from '../fr/interface-work/actions.ts';
import code from '../fr/interface-work/code.ts';
import confirm from '../fr/interface-work/confirm.ts';
import dashboard from '../fr/interface-work/dashboard.ts';
import errors from '../fr/interface-work/errors.ts';
import fields from '../fr/interface-work/fields.ts';
import folders from '../fr/interface-work/folders.ts';
import notices from '../fr/interface-work/notices.ts';
import orders from '../fr/interface-work/orders.ts';
import outcome from '../fr/interface-work/outcome.ts';
import panel from '../fr/interface-work/panel.ts';
import shell from '../fr/interface-work/shell.ts';
import tasks from '../fr/interface-work/tasks.ts';
import tools from '../fr/interface-work/tools.ts';
import voices from '../fr/interface-work/voices.ts';
import workspaces from '../fr/interface-work/workspaces.ts';
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
  panel,
  shell,
  tasks,
  tools,
  voices,
  workspaces,
  validation: { ...accountsValidation, ...valuesValidation },
};

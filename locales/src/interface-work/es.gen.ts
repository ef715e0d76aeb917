// Made by `npm run locales`; the texts lie in the folders of the languages.
import actions from '../es/interface-work/actions.ts';
import code from '../es/interface-work/code.ts';
import confirm from '../es/interface-work/confirm.ts';
import dashboard from '../es/interface-work/dashboard.ts';
import errors from '../es/interface-work/errors.ts';
import fields from '../es/interface-work/fields.ts';
import folders from '../es/interface-work/folders.ts';
import notices from '../es/interface-work/notices.ts';
import orders from '../es/interface-work/orders.ts';
import outcome from '../es/interface-work/outcome.ts';
import panel from '../es/interface-work/panel.ts';
import shell from '../es/interface-work/shell.ts';
import tasks from '../es/interface-work/tasks.ts';
import tools from '../es/interface-work/tools.ts';
import voices from '../es/interface-work/voices.ts';
import workspaces from '../es/interface-work/workspaces.ts';
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
  panel,
  shell,
  tasks,
  tools,
  voices,
  workspaces,
  validation: { ...accountsValidation, ...valuesValidation },
};

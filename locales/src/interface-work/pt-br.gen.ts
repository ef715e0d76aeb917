// Made by `npm run locales`; the texts lie in the folders of the languages.
import actions from '../pt-br/interface-work/actions.ts';
import code from '../pt-br/interface-work/code.ts';
import confirm from '../pt-br/interface-work/confirm.ts';
import dashboard from '../pt-br/interface-work/dashboard.ts';
import errors from '../pt-br/interface-work/errors.ts';
import fields from '../pt-br/interface-work/fields.ts';
import folders from '../pt-br/interface-work/folders.ts';
import notices from '../pt-br/interface-work/notices.ts';
import orders from '../pt-br/interface-work/orders.ts';
import outcome from '../pt-br/interface-work/outcome.ts';
import panel from '../pt-br/interface-work/panel.ts';
import shell from '../pt-br/interface-work/shell.ts';
import tasks from '../pt-br/interface-work/tasks.ts';
import tools from '../pt-br/interface-work/tools.ts';
import voices from '../pt-br/interface-work/voices.ts';
import workspaces from '../pt-br/interface-work/workspaces.ts';
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
  panel,
  shell,
  tasks,
  tools,
  voices,
  workspaces,
  validation: { ...accountsValidation, ...valuesValidation },
};

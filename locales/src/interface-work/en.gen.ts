// Made by `npm run locales`; the texts lie in the folders of the languages.
import actions from '../en/interface-work/actions.ts';
import code from '../en/interface-work/code.ts';
import confirm from '../en/interface-work/confirm.ts';
import dashboard from '../en/interface-work/dashboard.ts';
import errors from '../en/interface-work/errors.ts';
import fields from '../en/interface-work/fields.ts';
import folders from '../en/interface-work/folders.ts';
import notices from '../en/interface-work/notices.ts';
import orders from '../en/interface-work/orders.ts';
import outcome from '../en/interface-work/outcome.ts';
import panel from '../en/interface-work/panel.ts';
import shell from '../en/interface-work/shell.ts';
import tasks from '../en/interface-work/tasks.ts';
import tools from '../en/interface-work/tools.ts';
import voices from '../en/interface-work/voices.ts';
import workspaces from '../en/interface-work/workspaces.ts';
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
  panel,
  shell,
  tasks,
  tools,
  voices,
  workspaces,
  validation: { ...accountsValidation, ...valuesValidation },
};

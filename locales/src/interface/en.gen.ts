// Made by `npm run locales`; the texts lie in the folders of the languages.
import actions from '../en/interface/actions.ts';
import briefings from '../en/interface/briefings.ts';
import bulk from '../en/interface/bulk.ts';
import code from '../en/interface/code.ts';
import confirm from '../en/interface/confirm.ts';
import dashboard from '../en/interface/dashboard.ts';
import errors from '../en/interface/errors.ts';
import examples from '../en/interface/examples.ts';
import fields from '../en/interface/fields.ts';
import folders from '../en/interface/folders.ts';
import media from '../en/interface/media.ts';
import notices from '../en/interface/notices.ts';
import orders from '../en/interface/orders.ts';
import outcome from '../en/interface/outcome.ts';
import pager from '../en/interface/pager.ts';
import panel from '../en/interface/panel.ts';
import pricing from '../en/interface/pricing.ts';
import session from '../en/interface/session.ts';
import shell from '../en/interface/shell.ts';
import sources from '../en/interface/sources.ts';
import status from '../en/interface/status.ts';
import tools from '../en/interface/tools.ts';
import trends from '../en/interface/trends.ts';
import voices from '../en/interface/voices.ts';
import workspaces from '../en/interface/workspaces.ts';
import writing from '../en/interface/writing.ts';
import accountsValidation from '../en/validation/accounts.ts';
import valuesValidation from '../en/validation/values.ts';

export default {
  actions,
  briefings,
  bulk,
  code,
  confirm,
  dashboard,
  errors,
  examples,
  fields,
  folders,
  media,
  notices,
  orders,
  outcome,
  pager,
  panel,
  pricing,
  session,
  shell,
  sources,
  status,
  tools,
  trends,
  voices,
  workspaces,
  writing,
  validation: { ...accountsValidation, ...valuesValidation },
};

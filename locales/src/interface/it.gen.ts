// Made by `npm run locales`; the texts lie in the folders of the languages.
import actions from '../it/interface/actions.ts';
import briefings from '../it/interface/briefings.ts';
import bulk from '../it/interface/bulk.ts';
import code from '../it/interface/code.ts';
import confirm from '../it/interface/confirm.ts';
import dashboard from '../it/interface/dashboard.ts';
import errors from '../it/interface/errors.ts';
import examples from '../it/interface/examples.ts';
import fields from '../it/interface/fields.ts';
import folders from '../it/interface/folders.ts';
import media from '../it/interface/media.ts';
import notices from '../it/interface/notices.ts';
import orders from '../it/interface/orders.ts';
import outcome from '../it/interface/outcome.ts';
import pager from '../it/interface/pager.ts';
import panel from '../it/interface/panel.ts';
import pricing from '../it/interface/pricing.ts';
import session from '../it/interface/session.ts';
import shell from '../it/interface/shell.ts';
import sources from '../it/interface/sources.ts';
import status from '../it/interface/status.ts';
import tools from '../it/interface/tools.ts';
import trends from '../it/interface/trends.ts';
import voices from '../it/interface/voices.ts';
import workspaces from '../it/interface/workspaces.ts';
import writing from '../it/interface/writing.ts';
import accountsValidation from '../it/validation/accounts.ts';
import valuesValidation from '../it/validation/values.ts';

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

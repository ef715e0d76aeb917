// Made by `npm run locales`; the texts lie in the folders of the languages.
import actions from '../de/interface/actions.ts';
import briefings from '../de/interface/briefings.ts';
import bulk from '../de/interface/bulk.ts';
import code from '../de/interface/code.ts';
import confirm from '../de/interface/confirm.ts';
import dashboard from '../de/interface/dashboard.ts';
import errors from '../de/interface/errors.ts';
import examples from '../de/interface/examples.ts';
import fields from '../de/interface/fields.ts';
import folders from '../de/interface/folders.ts';
import media from '../de/interface/media.ts';
import notices from '../de/interface/notices.ts';
import orders from '../de/interface/orders.ts';
import outcome from '../de/interface/outcome.ts';
import pager from '../de/interface/pager.ts';
import panel from '../de/interface/panel.ts';
import pricing from '../de/interface/pricing.ts';
import session from '../de/interface/session.ts';
import shell from '../de/interface/shell.ts';
import sources from '../de/interface/sources.ts';
import status from '../de/interface/status.ts';
import tools from '../de/interface/tools.ts';
import trends from '../de/interface/trends.ts';
import voices from '../de/interface/voices.ts';
import workspaces from '../de/interface/workspaces.ts';
import writing from '../de/interface/writing.ts';
import accountsValidation from '../de/validation/accounts.ts';
import valuesValidation from '../de/validation/values.ts';

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

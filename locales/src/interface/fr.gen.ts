// Made by `npm run locales`; the texts lie in the folders of the languages.
import actions from '../fr/interface/actions.ts';
import briefings from '../fr/interface/briefings.ts';
import bulk from '../fr/interface/bulk.ts';
import code from '../fr/interface/code.ts';
import confirm from '../fr/interface/confirm.ts';
import dashboard from '../fr/interface/dashboard.ts';
import errors from '../fr/interface/errors.ts';
import examples from '../fr/interface/examples.ts';
import fields from '../fr/interface/fields.ts';
import folders from '../fr/interface/folders.ts';
import media from '../fr/interface/media.ts';
import notices from '../fr/interface/notices.ts';
import orders from '../fr/interface/orders.ts';
import outcome from '../fr/interface/outcome.ts';
import pager from '../fr/interface/pager.ts';
import panel from '../fr/interface/panel.ts';
import pricing from '../fr/interface/pricing.ts';
import session from '../fr/interface/session.ts';
import shell from '../fr/interface/shell.ts';
import sources from '../fr/interface/sources.ts';
import status from '../fr/interface/status.ts';
import tools from '../fr/interface/tools.ts';
import trends from '../fr/interface/trends.ts';
import voices from '../fr/interface/voices.ts';
import workspaces from '../fr/interface/workspaces.ts';
import writing from '../fr/interface/writing.ts';
import accountsValidation from '../fr/validation/accounts.ts';
import valuesValidation from '../fr/validation/values.ts';

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

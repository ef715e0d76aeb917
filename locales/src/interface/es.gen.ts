// Made by `npm run locales`; the texts lie in the folders of the languages.
import actions from '../es/interface/actions.ts';
import briefings from '../es/interface/briefings.ts';
import bulk from '../es/interface/bulk.ts';
import code from '../es/interface/code.ts';
import confirm from '../es/interface/confirm.ts';
import dashboard from '../es/interface/dashboard.ts';
import errors from '../es/interface/errors.ts';
import examples from '../es/interface/examples.ts';
import fields from '../es/interface/fields.ts';
import folders from '../es/interface/folders.ts';
import media from '../es/interface/media.ts';
import notices from '../es/interface/notices.ts';
import orders from '../es/interface/orders.ts';
import outcome from '../es/interface/outcome.ts';
import pager from '../es/interface/pager.ts';
import panel from '../es/interface/panel.ts';
import pricing from '../es/interface/pricing.ts';
import session from '../es/interface/session.ts';
import shell from '../es/interface/shell.ts';
import sources from '../es/interface/sources.ts';
import status from '../es/interface/status.ts';
import tools from '../es/interface/tools.ts';
import trends from '../es/interface/trends.ts';
import voices from '../es/interface/voices.ts';
import workspaces from '../es/interface/workspaces.ts';
import writing from '../es/interface/writing.ts';
import accountsValidation from '../es/validation/accounts.ts';
import valuesValidation from '../es/validation/values.ts';

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

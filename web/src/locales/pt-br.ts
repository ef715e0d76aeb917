import audit from './pt-br/audit.ts';
import branding from './pt-br/branding.ts';
import customTools from './pt-br/custom-tools.ts';
import dashboard from './pt-br/dashboard.ts';
import editor from './pt-br/editor.ts';
import orders from './pt-br/orders.ts';
import ownModel from './pt-br/own-model.ts';
import panel from './pt-br/panel.ts';
import pricing from './pt-br/pricing.ts';
import privacy from './pt-br/privacy.ts';
import profile from './pt-br/profile.ts';
import seats from './pt-br/seats.ts';
import session from './pt-br/session.ts';
import shell from './pt-br/shell.ts';
import spending from './pt-br/spending.ts';
import tools from './pt-br/tools.ts';
import ui from './pt-br/ui.ts';
import workspaces from './pt-br/workspaces.ts';

export default {
  ...ui,
  session,
  shell,
  tools,
  orders,
  editor,
  dashboard,
  profile,
  pricing,
  panel,
  workspaces,
  seats,
  branding,
  spending,
  audit,
  privacy,
  customTools,
  ownModel,
};

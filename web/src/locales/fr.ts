import audit from './fr/audit.ts';
import branding from './fr/branding.ts';
import customTools from './fr/custom-tools.ts';
import dashboard from './fr/dashboard.ts';
import editor from './fr/editor.ts';
import orders from './fr/orders.ts';
import ownModel from './fr/own-model.ts';
import panel from './fr/panel.ts';
import pricing from './fr/pricing.ts';
import privacy from './fr/privacy.ts';
import profile from './fr/profile.ts';
import seats from './fr/seats.ts';
import session from './fr/session.ts';
import shell from './fr/shell.ts';
import spending from './fr/spending.ts';
import tools from './fr/tools.ts';
import ui from './fr/ui.ts';
import workspaces from './fr/workspaces.ts';

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

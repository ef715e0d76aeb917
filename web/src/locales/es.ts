import audit from './es/audit.ts';
import branding from './es/branding.ts';
import customTools from './es/custom-tools.ts';
import dashboard from './es/dashboard.ts';
import editor from './es/editor.ts';
import orders from './es/orders.ts';
import ownModel from './es/own-model.ts';
import panel from './es/panel.ts';
import pricing from './es/pricing.ts';
import privacy from './es/privacy.ts';
import profile from './es/profile.ts';
import seats from './es/seats.ts';
import session from './es/session.ts';
import shell from './es/shell.ts';
import spending from './es/spending.ts';
import tools from './es/tools.ts';
import ui from './es/ui.ts';
import workspaces from './es/workspaces.ts';

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

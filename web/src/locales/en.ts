import audit from './en/audit.ts';
import branding from './en/branding.ts';
import customTools from './en/custom-tools.ts';
import dashboard from './en/dashboard.ts';
import editor from './en/editor.ts';
import orders from './en/orders.ts';
import ownModel from './en/own-model.ts';
import panel from './en/panel.ts';
import pricing from './en/pricing.ts';
import privacy from './en/privacy.ts';
import profile from './en/profile.ts';
import seats from './en/seats.ts';
import session from './en/session.ts';
import shell from './en/shell.ts';
import spending from './en/spending.ts';
import tools from './en/tools.ts';
import ui from './en/ui.ts';
import workspaces from './en/workspaces.ts';

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

import audit from './it/audit.ts';
import branding from './it/branding.ts';
import customTools from './it/custom-tools.ts';
import dashboard from './it/dashboard.ts';
import editor from './it/editor.ts';
import orders from './it/orders.ts';
import ownModel from './it/own-model.ts';
import panel from './it/panel.ts';
import pricing from './it/pricing.ts';
import privacy from './it/privacy.ts';
import profile from './it/profile.ts';
import seats from './it/seats.ts';
import session from './it/session.ts';
import shell from './it/shell.ts';
import spending from './it/spending.ts';
import tools from './it/tools.ts';
import ui from './it/ui.ts';
import workspaces from './it/workspaces.ts';

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

import audit from './de/audit.ts';
import branding from './de/branding.ts';
import customTools from './de/custom-tools.ts';
import dashboard from './de/dashboard.ts';
import editor from './de/editor.ts';
import orders from './de/orders.ts';
import ownModel from './de/own-model.ts';
import panel from './de/panel.ts';
import pricing from './de/pricing.ts';
import privacy from './de/privacy.ts';
import profile from './de/profile.ts';
import seats from './de/seats.ts';
import session from './de/session.ts';
import shell from './de/shell.ts';
import spending from './de/spending.ts';
import tools from './de/tools.ts';
import ui from './de/ui.ts';
import workspaces from './de/workspaces.ts';

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

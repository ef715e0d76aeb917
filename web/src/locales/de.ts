import briefings from './de/briefings.ts';
import dashboard from './de/dashboard.ts';
import editor from './de/editor.ts';
import orders from './de/orders.ts';
import panel from './de/panel.ts';
import pricing from './de/pricing.ts';
import profile from './de/profile.ts';
import session from './de/session.ts';
import shell from './de/shell.ts';
import tools from './de/tools.ts';
import ui from './de/ui.ts';
import voices from './de/voices.ts';

export default { ...ui, session, shell, tools, orders, editor, dashboard, profile, pricing, panel, voices, briefings };

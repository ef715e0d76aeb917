// Reports and widgets in one chunk: they draw the same figures, and each further chunk has its name in the entry.
export { DashboardWidgets } from '../features/reports/widgets/dashboard-widgets.tsx';
export { ChartsPage } from './charts-page.tsx';
export { MarketsFullScreen, MarketsPage } from './markets-page.tsx';
export { WidgetsPage } from './widgets-page.tsx';

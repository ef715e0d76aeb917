export { pageRights } from './pages.rights.ts';

export { brandingRights } from './branding.rights.ts';
export { changeBranding, isLogo, logoArea, logoPath } from './change-branding.ts';

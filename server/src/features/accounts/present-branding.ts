import type { Branding } from '@folio/contract/branding';
import type { AccountBranding } from './accounts.table.ts';

/** Unset values keep the defaults of the product. */
export function presentBranding(branding: AccountBranding): Branding {
  return {
    company_logo: branding.company_logo ?? null,
    company_jumbo_logo: branding.company_jumbo_logo ?? null,
    company_custom_theme: branding.company_custom_theme ?? false,
    custom_color_background: branding.custom_color_background ?? null,
    custom_color_primary: branding.custom_color_primary ?? null,
    custom_color_secondary: branding.custom_color_secondary ?? null,
    custom_tool_name: branding.custom_tool_name ?? null,
    hide_generic_task_assignment: branding.hide_generic_task_assignment ?? false,
    hide_audience: branding.hide_audience ?? false,
    hide_translations: branding.hide_translations ?? false,
    hide_markets: branding.hide_markets ?? false,
    reports_by_person: branding.reports_by_person ?? true,
    guest_codes: branding.guest_codes ?? true,
    country: branding.country ?? null,
  };
}

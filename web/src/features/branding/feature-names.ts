import type { Branding } from '@folio/contract/branding';

/** Features that an account shows or hides, with the field that hides them. */
export const featureFields = {
  tasks: 'hide_generic_task_assignment',
  campaigns: 'hide_audience',
  translation: 'hide_translations',
  markets: 'hide_markets',
} as const satisfies Record<string, keyof Branding>;
export type FeatureName = keyof typeof featureFields;

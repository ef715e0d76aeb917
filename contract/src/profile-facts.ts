// Facts a person may give about themselves and their company, of fixed lists.
export const jobRoles = [
  'content_marketer',
  'seo_specialist',
  'copywriter',
  'social_media_manager',
  'ecommerce_manager',
  'marketing_manager',
  'translator',
  'founder',
  'agency',
  'other',
] as const;

export const customerTypes = ['company', 'agency', 'freelancer', 'public_body', 'nonprofit', 'private', 'other'] as const;
export type CustomerType = (typeof customerTypes)[number];

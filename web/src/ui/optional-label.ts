import { t } from 'i18next';

/** Marks the label of a field that may stay empty: `labelProps` of a control, or attributes of a legend. Required fields have no mark. */
export const optionalLabel = (): { 'data-optional': string } => ({ 'data-optional': t('fields.optional') });

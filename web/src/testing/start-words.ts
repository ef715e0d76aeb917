import { startI18n } from '../base/i18n.ts';

/** For tests of parts that no page has loaded. */
export const startWords = startI18n;

import type later from '../locales/en.later.ts';
import type en from '../locales/en.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en; later: typeof later };
    fallbackNS: 'later';
    returnNull: false;
  }
}

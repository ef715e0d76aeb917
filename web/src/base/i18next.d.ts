import type en from '@folio/locales/interface/en';
import type later from '@folio/locales/interface-later/en';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en; later: typeof later };
    fallbackNS: 'later';
    returnNull: false;
  }
}

import type en from '@folio/locales/interface/en';
import type document from '@folio/locales/interface-document/en';
import type later from '@folio/locales/interface-later/en';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en; document: typeof document; later: typeof later };
    fallbackNS: ['document', 'later'];
    returnNull: false;
  }
}

import type en from '@folio/locales/interface/en';
import type document from '@folio/locales/interface-document/en';
import type later from '@folio/locales/interface-later/en';
import type review from '@folio/locales/interface-review/en';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en; document: typeof document; review: typeof review; later: typeof later };
    fallbackNS: ['document', 'review', 'later'];
    returnNull: false;
  }
}

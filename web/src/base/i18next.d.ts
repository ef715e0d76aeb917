import type en from '@folio/locales/interface/en';
import type document from '@folio/locales/interface-document/en';
import type doors from '@folio/locales/interface-doors/en';
import type later from '@folio/locales/interface-later/en';
import type review from '@folio/locales/interface-review/en';
import type work from '@folio/locales/interface-work/en';
import type writing from '@folio/locales/interface-writing/en';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: typeof en;
      document: typeof document;
      work: typeof work;
      writing: typeof writing;
      doors: typeof doors;
      review: typeof review;
      later: typeof later;
    };
    fallbackNS: ['document', 'work', 'writing', 'doors', 'review', 'later'];
    returnNull: false;
  }
}

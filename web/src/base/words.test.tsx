import { beforeEach, expect, it, vi } from 'vitest';

/** Files of the server, by URL. A status instead of words makes it fail. */
const files: Record<string, object | number> = {};
const asked: string[] = [];

/** The module as a page loads it: nothing of an earlier test is known. */
async function freshWords() {
  vi.resetModules();
  const words = await import('./words.ts');
  const { default: translator } = await import('i18next');
  await translator
    .use({
      type: 'backend',
      init: () => undefined,
      read: (code: string, _: string, done: never) => void words.readWords(code, done),
    })
    .init({ lng: 'de', fallbackLng: false, load: 'currentOnly', react: { useSuspense: false } });
  words.wordsAreThere();
  return { ...words, translator };
}

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.stubEnv('PROD', true);
  asked.length = 0;
  Object.assign(files, {
    'first-de': { orders: { title: 'Dokumente' } },
    'rest-de': { orders: { lead: 'Alles' }, reports: { title: 'Berichte' } },
    'first-fr': { orders: { title: 'Documents' } },
    'rest-fr': { reports: { title: 'Rapports' } },
  });
  vi.stubGlobal('fetch', (address: string) => {
    const name = address.slice(address.lastIndexOf('/') + 1);
    asked.push(name);
    const file = files[name];
    return Promise.resolve(typeof file === 'number' ? new Response('', { status: file }) : Response.json(file));
  });
  window.wordFiles = {
    first: { de: 'first-de', fr: 'first-fr' },
    rest: { de: 'rest-de', fr: 'rest-fr' },
    sayFirst: ['pages/orders-page.tsx'],
  };
});

it('code that says words of every page asks for no others', async () => {
  const { withWords, translator } = await freshWords();
  expect(await withWords('pages/orders-page.tsx', () => Promise.resolve('page'))).toBe('page');
  expect(translator.t('orders.title')).toBe('Dokumente');
  expect(asked).toEqual(['first-de']);
});

it('other code comes with the other words, once, beside those that are there', async () => {
  const { withWords, translator } = await freshWords();
  const load = () => withWords('pages/reports-pages.tsx', () => Promise.resolve('page'));
  await Promise.all([load(), load()]);
  expect(translator.t('reports.title')).toBe('Berichte');
  expect([translator.t('orders.title'), translator.t('orders.lead')]).toEqual(['Dokumente', 'Alles']);
  expect(asked).toEqual(['first-de', 'rest-de']);
});

it('words that an update removed are reported by their address, and asked for again', async () => {
  const { withWords, translator } = await freshWords();
  const load = () => withWords('pages/reports-pages.tsx', () => Promise.resolve('page'));
  files['rest-de'] = 404;
  await expect(load()).rejects.toThrow(/http\S+rest-de answered 404/);
  files['rest-de'] = { reports: { title: 'Berichte' } };
  await load();
  expect(translator.t('reports.title')).toBe('Berichte');
});

it('another language has the words that are wanted by now, also those wanted while it was on its way', async () => {
  const { withWords, translator } = await freshWords();
  const change = translator.changeLanguage('fr');
  await withWords('pages/reports-pages.tsx', () => Promise.resolve('page'));
  await change;
  expect([translator.t('orders.title'), translator.t('reports.title')]).toEqual(['Documents', 'Rapports']);
});

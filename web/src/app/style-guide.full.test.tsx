import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { signedIn, visitor } from '../testing/caller.ts';
import { failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';

const act = (id: number, text: string) => ({
  id,
  action: 'workspace.created',
  text,
  user: { id: 1, name: 'Ada Byron' },
  impersonator: null,
  workspace: null,
  subject_id: null,
  subject_name: null,
  details: {},
  created_at: '2026-11-02T10:00:00.000Z',
});

const frameOf = (title: string | RegExp) => screen.findByTitle<HTMLIFrameElement>(title);
const addressOf = ({ src }: HTMLIFrameElement) => `${new URL(src).pathname}${new URL(src).search}`;

describe('addresses of the style guide', () => {
  test.each([
    ['/components', '/components/buttons', 'Buttons'],
    ['/forms', '/forms/regular', 'Regular'],
    ['/table-list', '/table-list/regular', 'Regular'],
  ])('%s leads to %s', async (bare, page, title) => {
    const { router } = renderRoute(bare, signedIn);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(router.state.location.pathname).toBe(page);
  });

  test('/pages leads to the own profile', async () => {
    const broken = failWith(500, 'SERVER_ERROR', 'Server error');
    const session = { ...signedIn.session, showSecondFactor: broken, listSessions: broken, listAccess: broken };
    const { router } = renderRoute('/pages', { ...signedIn, session });
    await waitFor(() => expect(router.state.location.pathname).toBe('/pages/user'));
  });

  test('/pages/pricing leads to /pricing', async () => {
    const { router } = renderRoute('/pages/pricing', {
      ...signedIn,
      tools: { showPricing: failWith(500, 'SERVER_ERROR', 'Server error') },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/pricing'));
  });

  test.each(['/components/gadgets', '/forms/buttons', '/table-list/1', '/pages/components', '/components/buttons/more'])(
    '%s is no page',
    async (address) => {
      renderRoute(address, signedIn);
      expect(await screen.findByRole('heading', { level: 1, name: 'The page you requested could not be found.' })).toBeTruthy();
    },
  );

  test.each(['/components/buttons', '/forms', '/style-guide/frame/components/buttons', '/style-guide/shell'])(
    '%s is for people who are logged in',
    async (address) => {
      const { router } = renderRoute(address, visitor);
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
      expect(router.state.location.search).toMatchObject({ redirect: address });
    },
  );
});

describe('the head', () => {
  test('draws a page in one frame, in both schemes in two, and writes the choice into the address', async () => {
    const { router, calls } = renderRoute('/components/panels?language=de', signedIn);
    const frame = await frameOf('Panels, Light');
    expect(addressOf(frame)).toBe('/style-guide/frame/components/panels?scheme=light&language=de');
    fireEvent.click(screen.getByRole('button', { name: 'Both' }));
    expect(addressOf(await frameOf('Panels, Dark'))).toBe('/style-guide/frame/components/panels?scheme=dark&language=de');
    fireEvent.click(screen.getByRole('button', { name: 'Phone' }));
    fireEvent.click(screen.getByRole('button', { name: 'RTL' }));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({
        scheme: 'both',
        device: 'phone',
        direction: 'rtl',
        language: 'de',
      }),
    );
    expect((await frameOf('Panels, Light')).style.width).toBe('390px');
    expect(calls.filter(({ name }) => /\.(?:create|update|edit|save|set)/.test(name))).toEqual([]);
  });

  test('takes a brand of three colours from the address, and any other words for none', async () => {
    renderRoute('/components/icons?brand=1c64b4-132238-f2b84b&scheme=neon&direction=up', signedIn);
    expect(await screen.findByRole('button', { name: 'Brand: Harbour' })).toBeTruthy();
    expect(addressOf(await frameOf('Icons, Light'))).toBe(
      '/style-guide/frame/components/icons?scheme=light&brand=1c64b4-132238-f2b84b',
    );
  });

  test('keeps how pages are drawn from page to page', async () => {
    const { router } = renderRoute('/components/buttons?scheme=dark&direction=rtl', signedIn);
    fireEvent.click(await screen.findByRole('link', { name: 'Typography' }));
    expect(addressOf(await frameOf('Typography, Dark'))).toContain('scheme=dark&direction=rtl');
    expect(router.state.location.pathname).toBe('/components/typography');
    expect(screen.getByRole('link', { name: 'Typography' }).getAttribute('aria-current')).toBe('page');
  });
});

describe('a frame', () => {
  test('is in its own scheme, brand and direction, and draws the components of its page', async () => {
    const { router } = renderRoute(
      '/style-guide/frame/components/buttons?scheme=dark&direction=rtl&brand=1c64b4-132238-f2b84b',
      signedIn,
    );
    expect(await screen.findByText('ui/status-badge.states.tsx')).toBeTruthy();
    const root = document.documentElement;
    expect([root.dir, root.dataset['mantineColorScheme'], root.style.getPropertyValue('--mark')]).toEqual([
      'rtl',
      'dark',
      '#f2b84b',
    ]);
    fireEvent.click(screen.getByRole('link', { name: 'Documents' }));
    expect(router.state.location.pathname).toBe('/style-guide/frame/components/buttons');
    expect(localStorage.getItem('folio-color-scheme')).toBeNull();
  });

  test('draws one state alone, and nothing for one that it does not know', async () => {
    renderRoute('/style-guide/frame/components/panels?file=ui/figures.states.tsx&state=Zero', signedIn);
    expect(await screen.findByText('0')).toBeTruthy();
    expect(screen.queryByText('ui/figures.states.tsx')).toBeNull();
  });

  test('speaks the language of its address without keeping it', async () => {
    renderRoute('/style-guide/frame/table-list/paginated?language=de', signedIn);
    expect(await screen.findByText('Noch keine Dokumente!')).toBeTruthy();
    expect(localStorage.getItem('folio-language')).toBeNull();
  });
});

test('the timeline reads the own acts and writes nothing', async () => {
  const { calls } = renderRoute('/style-guide/frame/pages/timeline', {
    ...signedIn,
    auditLog: { showOwn: { entries: [act(1, 'Created the workspace Newsroom')], recordsTotal: 1, recordsFiltered: 1 } },
  });
  expect(await screen.findByText('Created the workspace Newsroom')).toBeTruthy();
  expect(calls.filter(({ name }) => name.startsWith('auditLog.')).map(({ name }) => name)).toEqual(['auditLog.showOwn']);
});

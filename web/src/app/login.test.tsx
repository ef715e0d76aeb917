import { notificationsStore } from '@mantine/notifications';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { besideDocuments, signedIn, visitor } from '../testing/caller.ts';
import { failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';

const logIn = async (password: string) => {
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'ada@acme.invalid' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
};

test('a wrong password is reported, and what was typed stays', async () => {
  const { router, calls } = renderRoute('/login', {
    ...visitor,
    session: { ...visitor.session, login: failWith(401, 'WRONG_CREDENTIALS', 'Incorrect email or password') },
  });
  await logIn('wrong password');
  expect((await screen.findByRole('alert')).textContent).toContain('Incorrect email or password');
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@acme.invalid');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong password');
  expect(calls.at(-1)?.body).toMatchObject({ email: 'ada@acme.invalid', password: 'wrong password' });
  expect(router.state.location.href).toBe('/login');
});

test('the server’s fault of a field is shown at that field', async () => {
  renderRoute('/login', {
    ...visitor,
    session: {
      ...visitor.session,
      login: failWith(422, 'INVALID_INPUT', 'Check the form', { email: ['Enter a valid email address'] }),
    },
  });
  await logIn('a password');
  const text = await screen.findByText('Enter a valid email address');
  expect(screen.getByLabelText('Email').getAttribute('aria-describedby')).toContain(text.id);
});

/** A visitor with a successful login. */
const comingIn = () => {
  let isIn = false;
  return {
    ...signedIn,
    ...besideDocuments,
    documents: {
      show: {
        orders: [],
        recordsTotal: 0,
        recordsFiltered: 0,
        folders: [],
        counts: { accepted: 0, processing: 0, in_progress: 0, failed: 0, onHold: 0 },
        cancelled: 0,
        next: null,
      },
    },
    session: {
      check: () => (isIn ? { user: { id: 1 }, is_locked: false } : failWith(401, 'UNAUTHENTICATED', 'Log in first')),
      login: () => {
        isIn = true;
        return { user: { id: 1, name: 'Ada Byron', email: 'ada@acme.invalid' }, 'service-api': { token: 'token' } };
      },
    },
  };
};

test('a login continues to the page that it was asked for from', async () => {
  const { router } = renderRoute('/login?redirect=%2Ftools%3Fsearch%3Dslogan', comingIn());
  await logIn('the right password');
  expect(await screen.findByRole('heading', { level: 1, name: 'Tools' })).toBeDefined();
  expect(router.state.location.href).toBe('/tools?search=slogan');
});

test('the toast of a wrong password is gone after the right one', async () => {
  const answers = comingIn();
  const login = answers.session.login;
  let tries = 0;
  const refuseOnce = () => {
    tries += 1;
    return tries === 1 ? failWith(401, 'WRONG_CREDENTIALS', 'Incorrect email or password') : login();
  };
  const { router } = renderRoute('/login', { ...answers, session: { ...answers.session, login: refuseOnce } });
  await logIn('wrong password');
  await screen.findByText('Incorrect email or password');
  await logIn('the right password');
  await waitFor(() => expect(router.state.location.href).toBe('/dashboard'));
  expect(notificationsStore.getState().notifications).toEqual([]);
});

test.each(['//elsewhere.invalid/login', 'https://elsewhere.invalid/', 'javascript:alert(1)'])(
  'a login never goes on to %s',
  async (address) => {
    const { router } = renderRoute(`/login?redirect=${encodeURIComponent(address)}`, comingIn());
    await logIn('the right password');
    await waitFor(() => expect(router.state.location.href).toBe('/dashboard'));
  },
);

test('nobody is led to the login, which remembers the address', async () => {
  const { router, calls } = renderRoute('/orders?status=failed', visitor);
  await screen.findByRole('heading', { name: 'Welcome back' });
  await waitFor(() => expect(router.state.location.search).toMatchObject({ redirect: '/orders?status=failed' }));
  expect(calls.map(({ name }) => name)).not.toContain('documents.show');
});

test('a page whose session ended leads here and says so', async () => {
  let hasEnded = false;
  const refused = failWith(401, 'UNAUTHENTICATED', 'Log in first');
  const { router } = renderRoute('/orders', {
    ...signedIn,
    ...besideDocuments,
    session: { check: () => (hasEnded ? refused : { user: { id: 1 }, is_locked: false }) },
    documents: {
      show: () => {
        hasEnded = true;
        return refused;
      },
    },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect((await screen.findByText(/You have been logged out\./)).getAttribute('role')).toBe('alert');
});

test('a page that someone opens after logging out in another tab leads here and says so', async () => {
  let hasEnded = false;
  const { router } = renderRoute('/favorite', {
    ...signedIn,
    ...besideDocuments,
    session: {
      check: () => (hasEnded ? failWith(401, 'UNAUTHENTICATED', 'Log in first') : { user: { id: 1 }, is_locked: false }),
    },
  });
  await screen.findByRole('heading', { level: 1 });
  hasEnded = true;
  fireEvent.click(screen.getAllByRole('link', { name: 'Documents' })[0] as HTMLElement);
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/login', search: { redirect: '/orders' } }));
  expect((await screen.findByText(/You have been logged out\./)).getAttribute('role')).toBe('alert');
});

test('a visitor who was not logged in reads nothing of it', async () => {
  renderRoute('/tools', comingIn());
  await screen.findByRole('heading', { level: 1, name: 'Welcome back' });
  expect(screen.queryByText(/You have been logged out/)).toBeNull();
});

test('a session that passes its check but no call ends at the login, once', async () => {
  const { router, calls } = renderRoute('/orders?status=failed', {
    ...signedIn,
    ...besideDocuments,
    users: { ...signedIn.users, showUserInfo: failWith(401, 'UNAUTHENTICATED', 'Log in first') },
  });
  await screen.findByRole('heading', { level: 1, name: 'Welcome back' });
  const asked = () => calls.filter(({ name }) => name === 'users.showUserInfo').length;
  const before = asked();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(asked()).toBe(before);
  expect(before).toBeLessThan(3);
  expect(router.state.location).toMatchObject({ pathname: '/login', search: { redirect: '/orders?status=failed' } });
  expect((await screen.findByText(/You have been logged out\./)).getAttribute('role')).toBe('alert');
});

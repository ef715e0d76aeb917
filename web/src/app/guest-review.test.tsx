import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failWith, failWithPage } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';

const company = {
  name: 'Halden Outdoor',
  logo: null,
  has_theme: false,
  color_background: null,
  color_primary: null,
  color_secondary: null,
};
const guestTask = {
  id: 7,
  title: 'Guide to trail shoes',
  status: 'ready' as const,
  due_date: null,
  step: { id: 3, name: 'Client' },
  can: { comment: true, decide: true },
};
const link = {
  company,
  needs: null,
  sent_to: null,
  guest: { name: 'Helene Brandt' },
  may: 'approve' as const,
  expires_at: '2026-12-07T08:00:00.000Z',
  tasks: [guestTask],
  client: null,
};
const hash = 'a'.repeat(64);
const content = {
  task: guestTask,
  title: 'Guide to trail shoes',
  html: '<p>They grip.</p>',
  package_hash: hash,
  meta: [],
  links: ['more → https://shoes.example/a'],
  changes: { since: null, parts: [] },
  attachments: [],
  comments: [],
};

test('a guest decides on the content that they see; changes need a note', async () => {
  const { calls } = renderRoute('/review/review_token', {
    guestReview: { show: link, task: content, decide: { task: { ...guestTask, status: 'on_going', step: null } } },
  });
  expect(await screen.findByText('They grip.', { selector: 'article p' })).toBeDefined();
  expect(screen.getByText('For Helene Brandt')).toBeDefined();
  // The buttons stay on a phone while the content is scrolled away.
  expect(within(screen.getByRole('region', { name: 'Your decision' })).getByText('Guide to trail shoes')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Request changes' }));
  expect(await screen.findByText('Describe what should change')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Note to the team'));
  expect(calls.some(({ name }) => name === 'guestReview.decide')).toBe(false);
  fireEvent.change(screen.getByLabelText('Note to the team'), { target: { value: 'Say how' } });
  fireEvent.click(screen.getByRole('button', { name: 'Request changes' }));
  expect(await screen.findByText('You requested changes')).toBeDefined();
  expect(calls.find(({ name }) => name === 'guestReview.decide')?.body).toMatchObject({
    task_id: 7,
    step_id: 3,
    package_hash: hash,
    verdict: 'changes',
    note: 'Say how',
  });
});

test('a note outlives new content, a step that is not active and a reload; a sent one is gone', async () => {
  let isActive = true;
  const show = () => ({ ...content, package_hash: 'b'.repeat(64), task: isActive ? guestTask : { ...guestTask, step: null } });
  const answers = {
    show: () => ({ ...link, tasks: [show().task] }),
    decide: failWith(409, 'TASK_STEP_OVER', 'This review step is not active'),
  };
  renderRoute('/review/review_token', { guestReview: { ...answers, task: content } });
  fireEvent.change(await screen.findByLabelText('Note to the team'), { target: { value: 'Say how' } });
  fireEvent.change(screen.getByLabelText('Add a comment'), { target: { value: 'Which sizes?' } });
  cleanup();
  renderRoute('/review/review_token', { guestReview: { ...answers, task: show } });
  expect(await screen.findByDisplayValue('Say how')).toBeDefined();
  expect(screen.getByDisplayValue('Which sizes?')).toBeDefined();
  isActive = false;
  fireEvent.click(screen.getByRole('button', { name: 'Request changes' }));
  expect(await screen.findByText('Your note was not sent. We’ve saved it for your next decision:')).toBeDefined();
  expect(screen.getByText('Say how')).toBeDefined();
  cleanup();
  const decide = { task: { ...guestTask, status: 'on_going' as const, step: null } };
  renderRoute('/review/review_token', { guestReview: { show: link, task: content, decide } });
  fireEvent.click(await screen.findByRole('button', { name: 'Request changes' }));
  await screen.findByText('You requested changes');
  expect(screen.queryByDisplayValue('Say how')).toBeNull();
});

test.each([
  ['approve', /^You approved this on/],
  ['changes', /^You requested changes on/],
  ['reject', /^You rejected this on/],
] as const)('a guest who decided (%s) reads what and when after a reload', async (verdict, said) => {
  const task = { ...guestTask, step: null, can: { comment: true, decide: false } };
  const decided = { at: '2026-11-26T09:30:00.000Z', verdict };
  renderRoute('/review/review_token', {
    guestReview: { show: { ...link, tasks: [task] }, task: { ...content, task, decided } },
  });
  const decision = within(await screen.findByRole('region', { name: 'Your decision' }));
  expect(decision.getByText(said).textContent).toContain('26');
  expect(decision.getByText('No decision needed right now.')).toBeDefined();
});

test('a search result without a title shows its description, not as a title', async () => {
  renderRoute('/review/review_token', { guestReview: { show: link, task: { ...content, meta: ['', 'Four pairs compared'] } } });
  const result = await screen.findByRole('region', { name: 'Search result' });
  expect(
    within(result)
      .getAllByRole('paragraph')
      .map(({ textContent }) => textContent),
  ).toEqual(['Four pairs compared']);
  expect(within(result).getByText('Four pairs compared').dataset['text']).toBeUndefined();
});

test('every code that is sent is announced, also with the same words', async () => {
  const { calls } = renderRoute('/review/review_token', {
    guestReview: {
      show: { ...link, needs: 'code', sent_to: 'h…@brenvik.example', guest: null, tasks: [] },
      sendCode: { sent_to: 'h…@brenvik.example' },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Send code' }));
  expect(await screen.findByText('Code sent to h…@brenvik.example')).toBeDefined();
  const said: string[] = [];
  const output = screen.getByRole('status');
  new MutationObserver(() => said.push(output.textContent)).observe(output, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  for (const sent of [2, 3]) {
    fireEvent.click(screen.getByRole('button', { name: 'Resend code' }));
    await waitFor(() => expect(calls.filter(({ name }) => name === 'guestReview.sendCode')).toHaveLength(sent));
    const another = 'New code sent to h…@brenvik.example. Earlier codes no longer work.';
    await waitFor(() => expect(said.filter((text) => text === another)).toHaveLength(sent - 1));
  }
  expect(said).toContain('');
});

test('before it is opened a link says what is asked and until when', async () => {
  renderRoute('/review/review_token', {
    guestReview: { show: { ...link, needs: 'open', guest: null, tasks: [], texts: 2 } },
  });
  expect(await screen.findByText('You are asked to approve 2 texts or to request changes.')).toBeDefined();
  expect(screen.getByText(/The link is open until 7 Dec( 2026)?\./)).toBeDefined();
});

test('another browser asks for a code, and says when it is wrong', async () => {
  const { calls } = renderRoute('/review/review_token', {
    guestReview: {
      show: { ...link, needs: 'code', sent_to: 'h…@brenvik.example', guest: null, tasks: [] },
      sendCode: { sent_to: 'h…@brenvik.example' },
      confirm: failWith(403, 'REVIEW_CODE_WRONG', 'This code is incorrect or has expired. Request a new one.'),
    },
  });
  // A page that was loaded again after the email takes the code at once.
  expect(await screen.findByLabelText('Code')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Send code' }));
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '12 34' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Enter the six-digit code')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: '123 456 ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('This code is incorrect or has expired. Request a new one.')).toBeDefined();
  expect(calls.find(({ name }) => name === 'guestReview.confirm')?.body).toMatchObject({ code: '123456' });
});

test('a link that has ended says so, and shows nothing else', async () => {
  renderRoute('/review/review_token', {
    guestReview: { show: failWith(403, 'REVIEW_LINK_ENDED', 'This link no longer works') },
  });
  expect(await screen.findByText('This link no longer works')).toBeDefined();
  expect(screen.getByText('Ask the person who sent it for a new link.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a server that is not reached ends no link: the page offers to retry, and an open review stays', async () => {
  let isReached = false;
  renderRoute('/review/review_token', {
    guestReview: {
      show: () => (isReached ? link : failWithPage(500)),
      task: () => (isReached ? content : failWithPage(500)),
      comment: failWithPage(500),
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('This link no longer works')).toBeNull();
  isReached = true;
  fireEvent.click(retry);
  fireEvent.change(await screen.findByLabelText('Add a comment'), { target: { value: 'Which sizes?' } });
  isReached = false;
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('alert');
  expect(screen.getByText('They grip.', { selector: 'article p' })).toBeDefined();
  expect(screen.getByDisplayValue('Which sizes?')).toBeDefined();
});

const thread = {
  id: 4,
  parent_id: null,
  author: 'Nora Lind',
  is_guest: false,
  is_own: false,
  text: 'Which sizes do you need?',
  quote: null,
  resolved: false,
  created_at: '2026-11-02T08:00:00.000Z',
};

test('a reply continues in its field, which names whom it answers', async () => {
  const { calls } = renderRoute('/review/review_token', {
    guestReview: { show: link, task: { ...content, comments: [thread] }, comment: { comments: [thread] } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Reply' }));
  const field = screen.getByLabelText('Reply to Nora Lind');
  expect(document.activeElement).toBe(field);
  // A reply is about its thread.
  expect(screen.queryByRole('combobox', { name: 'Comment on' })).toBeNull();
  fireEvent.change(field, { target: { value: '36 to 48' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(calls.find(({ name }) => name === 'guestReview.comment')?.body).toMatchObject({ parent_id: 4 }));
});

test('a guest without a pointer comments on a passage that they choose from a list', async () => {
  const html = '<h2>Soles</h2><p>They <strong>grip</strong>.</p><table><tr><th>Size</th><td>48</td></tr></table><p></p>';
  const { calls } = renderRoute('/review/review_token', {
    guestReview: { show: link, task: { ...content, html }, comment: { comments: [] } },
  });
  const about = await screen.findByRole('combobox', { name: 'Comment on' });
  expect(about).toHaveProperty('value', 'The whole text');
  fireEvent.click(about);
  const options = await screen.findAllByRole('option', { hidden: true });
  expect(options.map(({ textContent }) => textContent)).toEqual(['The whole text', 'Soles', 'They grip.', 'Size', '48']);
  fireEvent.click(screen.getByRole('option', { name: 'They grip.', hidden: true }));
  fireEvent.change(screen.getByLabelText('Add a comment'), { target: { value: 'On ice?' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'guestReview.comment')?.body).toMatchObject({
      quote: 'They grip.',
      text: 'On ice?',
    }),
  );
});

test('words that are selected are quoted until they are removed, also while they stay selected', async () => {
  renderRoute('/review/review_token', { guestReview: { show: link, task: content } });
  const paragraph = await screen.findByText('They grip.', { selector: 'article p' });
  window.getSelection()?.selectAllChildren(paragraph);
  fireEvent.pointerUp(document);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  fireEvent.keyUp(document, { key: 'Enter' });
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  window.getSelection()?.removeAllRanges();
});

test('a quote of words that are compared leaves out what went out, and what is said of it', async () => {
  const html = '<p>The soles grip well.</p>';
  const before = '<p>The soles slip badly.</p>';
  const text = { part: 'text' as const, is_changed: true, before, after: null };
  const changes = { since: { at: '2026-11-26T09:30:00.000Z', verdict: 'approve' as const }, parts: [text] };
  renderRoute('/review/review_token', { guestReview: { show: link, task: { ...content, html, changes } } });
  const removed = await waitFor(() => {
    const found = document.querySelector('del');
    if (!found?.parentElement) throw new Error('Nothing is compared yet');
    return found;
  });
  const paragraph = removed.parentElement as HTMLElement;
  expect(paragraph.textContent).toContain('slip');
  window.getSelection()?.selectAllChildren(paragraph);
  fireEvent.pointerUp(document);
  await screen.findByRole('button', { name: 'Remove' });
  expect(document.querySelector('q')?.textContent).toBe('The soles grip well.');
  window.getSelection()?.removeAllRanges();
});

test('a link that ends while its guest writes leaves them what was not sent', async () => {
  let hasEnded = false;
  const ended = failWith(403, 'REVIEW_LINK_ENDED', 'This link no longer works');
  renderRoute('/review/review_token', {
    guestReview: { show: () => (hasEnded ? ended : link), task: () => (hasEnded ? ended : content), comment: ended },
  });
  fireEvent.change(await screen.findByLabelText('Add a comment'), { target: { value: 'Which sizes?' } });
  hasEnded = true;
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Your text was not sent. Copy it before you close this page:')).toBeDefined();
  expect(screen.getByText('Which sizes?')).toBeDefined();
});

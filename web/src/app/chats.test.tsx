import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseWorkspace } from '../base/workspace.ts';
import { besideDocuments, jobPosting, signedIn } from '../testing/caller.ts';
import { failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { newsroom } from '../testing/tasks.ts';

// The field that grows with its text waits for fonts, which this DOM does not have.
Object.defineProperty(document, 'fonts', { value: new EventTarget() });

const { showUserInfo } = signedIn.users;
const chatTool = { ...jobPosting, macrocategory: 'ai_chat' as const };
const answers = {
  ...signedIn,
  ...besideDocuments,
  users: { ...signedIn.users, showUserInfo: { ...showUserInfo, templates: [chatTool] } },
  chats: { list: { chats: [], recordsTotal: 0, recordsFiltered: 0, has_model: true } },
};

const typePage = async (url: string) => {
  fireEvent.click(screen.getByRole('button', { name: 'Add web page' }));
  const field = await screen.findByRole('textbox', { name: 'Page URL' });
  fireEvent.change(field, { target: { value: url } });
  fireEvent.keyDown(field, { key: 'Enter' });
  return field;
};

test('a page is completed by its scheme, and a refused one says why', async () => {
  renderRoute('/chat', answers);
  await screen.findByRole('button', { name: 'Add web page' });
  for (const url of ['a.example.com', 'https://b.example.com/', 'c.example.com/d']) await typePage(url);
  expect(screen.getByRole('button', { name: 'Remove https://a.example.com' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Remove https://c.example.com/d' })).toBeDefined();
  await typePage('d.example.com');
  expect(await screen.findByText('You can add up to 3 pages to a question. Remove one to add another.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Remove https://b.example.com/' }));
  await waitFor(() => expect(screen.queryByText(/At most 3 pages/)).toBeNull());
  const kept = screen.getByRole('textbox', { name: 'Page URL' });
  expect(document.activeElement).toBe(kept);
  fireEvent.blur(kept);
  expect(await screen.findByRole('button', { name: 'Remove https://d.example.com' })).toBeDefined();
  const field = await typePage('a.example.com');
  expect(await screen.findByText('URL already inserted')).toBeDefined();
  fireEvent.change(field, { target: { value: 'no page' } });
  expect(screen.queryByText('URL already inserted')).toBeNull();
  fireEvent.change(screen.getByRole('textbox', { name: 'Your message' }), { target: { value: 'What do they promise?' } });
  fireEvent.blur(field);
  await waitFor(() => expect(screen.getByText(/Please insert a valid url/)).toBeDefined());
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
});

test('a conversation that is gone says so and leads to a new one', async () => {
  const missing = failWith(404, 'CHAT_NOT_FOUND', 'This conversation was not found');
  const { router } = renderRoute('/chat/9999', { ...answers, chats: { ...answers.chats, show: missing } });
  await screen.findByRole('heading', { level: 1, name: 'This conversation no longer exists' });
  expect(screen.getByText('It was deleted, or you don’t have access.')).toBeDefined();
  // Nothing can be asked in it, or asked for once more.
  expect(screen.queryByRole('textbox', { name: 'Your message' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  fireEvent.click(screen.getAllByRole('button', { name: 'New conversation' }).at(-1) as Element);
  expect(await screen.findByRole('textbox', { name: 'Your message' })).toBeDefined();
  expect(router.state.location.pathname).toBe('/chat');
});

test('beside a conversation of the personal workspace stand those of that place, also from another one', async () => {
  chooseWorkspace(1);
  const chat = {
    id: 7,
    title: 'Washing wool',
    tool: chatTool.slug,
    workspace_id: null,
    brand_voice_id: null,
    language: 'auto',
    additional_source_ids: [],
    is_writing: false,
    created_at: '2026-11-02T10:00:00.000Z',
    updated_at: '2026-11-02T10:00:00.000Z',
  };
  renderRoute('/chat/7', {
    ...answers,
    workspaces: { ...signedIn.workspaces, show: { ...signedIn.workspaces.show, workspaces: [newsroom] } },
    chats: {
      show: { chat, messages: [] },
      list: ({ query }) => {
        const chats = query.has('workspace_id') ? [] : [chat];
        return { chats, recordsTotal: chats.length, recordsFiltered: chats.length, has_model: true };
      },
    },
  });
  const listed = await screen.findByRole('navigation', { name: 'Conversations' });
  expect(await within(listed).findByRole('link', { name: /Washing wool/ })).toBeDefined();
  expect(screen.queryByText('No conversations yet')).toBeNull();
});

import type { TaskAttachment } from '@folio/contract/task-shapes';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/caller.ts';
import { failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { nothing, task } from '../testing/tasks.ts';

const file = (id: number, name: string, canDelete = true): TaskAttachment => ({
  id,
  file_name: name,
  media_type: 'text/plain',
  bytes: 2048,
  uploader: { id: 1, name: 'Mara Manager' },
  created_at: '2026-11-20T08:00:00.000Z',
  url: `/api/features/tasks/attachments/${id}`,
  can: { delete: canDelete },
});
const shell = { ...signedIn, reviewLinks: { show: { review_links: [], can: { create: false } } } };
const open = { ...task, can: { ...nothing, attach: true } };

test('files are attached as soon as they are chosen, and what is wrong with one is said below', async () => {
  let attachments: TaskAttachment[] = [];
  renderRoute('/task-assignment/7/brief', {
    ...shell,
    tasks: { show: () => ({ task: { ...open, attachments } }) },
    taskAttachments: {
      create: () => {
        if (attachments.length === 1)
          return failWith(422, 'INVALID_INPUT', 'Check the highlighted fields', { file: ['second.txt is empty'] });
        attachments = [file(1, 'first.txt')];
        return { task: { ...open, attachments } };
      },
    },
  });
  const input = await screen.findByLabelText('Attach files');
  const files = [new File(['1'], 'first.txt'), new File(['2'], 'second.txt'), new File(['3'], 'program.exe')];
  fireEvent.change(input, { target: { files } });
  expect(await screen.findByText('program.exe: this file type is not supported')).toBeDefined();
  expect(await screen.findByText('second.txt is empty')).toBeDefined();
  const link = await screen.findByRole('link', { name: 'Download first.txt' });
  expect(link.getAttribute('href')).toBe('/api/features/tasks/attachments/1');
  expect(screen.getByText(/Mara Manager, 20 Nov/)).toBeDefined();
});

test('a file is deleted after a question, by those who may', async () => {
  let attachments = [file(1, 'mine.txt'), file(2, 'of-others.txt', false)];
  renderRoute('/task-assignment/7/brief', {
    ...shell,
    tasks: { show: () => ({ task: { ...open, attachments } }) },
    taskAttachments: {
      remove: () => {
        attachments = attachments.slice(1);
        return { message: 'File deleted', task: { ...open, attachments } };
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete mine.txt' }));
  expect(screen.queryByRole('button', { name: 'Delete of-others.txt' })).toBeNull();
  const question = await screen.findByRole('dialog', { name: 'Are you sure?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Delete file' }));
  await expect.poll(() => screen.queryByText('mine.txt')).toBeNull();
  expect(screen.getByText('of-others.txt')).toBeDefined();
});

test('who only reads the task downloads; a task with ten files takes no more', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => file(index + 1, `file-${index}.txt`, false));
  renderRoute('/task-assignment/7/brief', { ...shell, tasks: { show: { task: { ...open, attachments: ten } } } });
  expect(await screen.findByText('You have reached the limit of 10 files for this task.')).toBeDefined();
  expect(screen.queryByLabelText('Attach files')).toBeNull();
  expect(screen.getAllByRole('link', { name: /^Download file-/ })).toHaveLength(10);
});

test('a reviewer of files alone sees them where they decide', async () => {
  const hash = 'a'.repeat(64);
  renderRoute('/task-assignment/7/content', {
    ...shell,
    tasks: {
      history: { taskHistory: [], recordsTotal: 0 },
      show: { task: { ...task, status: 'ready' as const, attachments: [file(1, 'plan.txt', false)] } },
      package: { package_hash: hash, parts: [], version_id: null },
      changes: {
        since: null,
        parts: [{ part: 'media' as const, is_changed: true, before: null, after: 'plan.txt (SHA-256 0123456789abcdef…)' }],
      },
    },
  });
  expect(await screen.findByRole('link', { name: 'Download plan.txt' })).toBeDefined();
  expect(await screen.findByText('plan.txt (SHA-256 0123456789abcdef…)')).toBeDefined();
});

import { expect, it, vi } from 'vitest';
import { DocumentSession } from './document-session.ts';

const passage = { quote: 'a line', anchor: { path: [0], from: 0, to: 6 } } as unknown as NonNullable<
  ReturnType<DocumentSession['get']>['passage']
>;
const editor = () => ({
  save: vi.fn<() => Promise<void>>(),
  editFields: vi.fn<() => void>(),
  showLine: vi.fn<() => void>(),
  showComment: vi.fn<() => void>(),
  confirmClaim: vi.fn<() => void>(),
  showText: vi.fn<() => void>(),
});

it('begins with the comment that the address asks for', () => {
  expect(new DocumentSession({ title: 'One' }, 7).get()).toMatchObject({ tab: 'comments', activeComment: 7 });
  expect(new DocumentSession({ title: 'One' }).get()).toMatchObject({ tab: null, activeComment: null });
});

it('asks for the field of a new comment until it has taken the focus, however often', () => {
  const session = new DocumentSession({ title: 'One' });
  const changes = vi.fn<() => void>();
  const leave = session.subscribe(changes);
  session.startComment(passage);
  expect(session.get()).toMatchObject({ passage, tab: 'comments', isCommentWanted: true });
  session.set({ isCommentWanted: false });
  session.startComment(null);
  expect(session.get()).toMatchObject({ passage: null, isCommentWanted: true });
  expect(changes).toHaveBeenCalledTimes(3);
  leave();
  session.startComment(null);
  expect(changes).toHaveBeenCalledTimes(3);
});

it('shows the text before it looks for a passage in it, and nothing once the editor is gone', () => {
  const session = new DocumentSession({ title: 'One' });
  const first = editor();
  const disconnect = session.connect(first);
  session.showComment(7);
  expect(session.get().activeComment).toBe(7);
  expect(first.showText.mock.invocationCallOrder[0]).toBeLessThan(first.showComment.mock.invocationCallOrder[0] ?? 0);
  const second = editor();
  session.connect(second);
  disconnect();
  session.showLine({ line: 'a line', words: '' });
  expect(first.showLine).not.toHaveBeenCalled();
  expect(second.showLine).toHaveBeenCalledOnce();
});

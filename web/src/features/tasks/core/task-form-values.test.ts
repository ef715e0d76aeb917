import type { TaskTemplate } from '@folio/contract/task-templates';
import { expect, test } from 'vitest';
import { blankTask, columnsOf, fillIn } from './task-form-values.ts';

const days = { today: '2026-11-27', freeDays: ['2026-12-01'] };
const template: TaskTemplate = {
  id: 1,
  workspace_id: 1,
  name: 'Guide',
  fields: { title: 'Guide to', description: 'As always', priority: 'high', assignee_id: 4, tool_id: 'seo_article' },
  review_steps: [{ name: 'Editor', reviewer_ids: [2], required_approvals: 1, looks_at: ['text'], days: 3 }],
  days: 2,
  revision: 1,
};

test('a template fills in what is empty, counts working days, and leaves what was typed', () => {
  const typed = { ...blankTask, title: 'My own title', priority: 'low' as const, description: '' };
  const filled = fillIn(typed, new Set(['title', 'priority', 'description'] as const), template, days);
  expect(filled).toMatchObject({
    title: 'My own title',
    priority: 'low',
    description: 'As always',
    assignee_id: '4',
    tool_id: 'seo_article',
  });
  // Friday; 28 and 29 are a weekend and 1 December is free.
  expect(filled.due_date).toBe('2026-12-02');
  expect(filled.review_steps).toMatchObject([{ name: 'Editor', reviewers: ['2'], days: 3, looksAt: ['text'] }]);
});

test('website and brand voice of a template are shown in the form, and sent from it', () => {
  const withBoth = { ...template, fields: { ...template.fields, website_id: 7, brand_voice_id: 9 } };
  const filled = fillIn(blankTask, new Set(), withBoth, days);
  expect(filled).toMatchObject({ website_id: 7, brand_voice_id: 9 });
  const chosen = fillIn({ ...blankTask, website_id: 3 }, new Set(['website_id'] as const), withBoth, days);
  expect(columnsOf(chosen)).toMatchObject({ website_id: 3, brand_voice_id: 9 });
});

test('another template takes the place of the one before, but not of what was changed since', () => {
  const first = fillIn(blankTask, new Set(), template, days);
  const changed = { ...first, description: 'Changed by hand' };
  const other: TaskTemplate = { ...template, fields: { title: 'Letter' }, review_steps: [], days: null };
  const second = fillIn(changed, new Set(['description'] as const), other, days);
  expect(second).toMatchObject({
    title: 'Letter',
    description: 'Changed by hand',
    assignee_id: null,
    tool_id: null,
    due_date: '',
    review_steps: [],
  });
  expect(fillIn(changed, new Set(['description'] as const), null, days)).toMatchObject({
    title: '',
    description: 'Changed by hand',
  });
});

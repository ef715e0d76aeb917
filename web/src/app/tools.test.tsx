// The list of tools: tools that work now, in the URL, the picker and the palette; and all of it disappears with a model.
import type { ToolWorks } from '@folio/contract/tool-works';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { besideDocuments, jobPosting, signedIn } from '../testing/caller.ts';
import { renderRoute } from '../testing/render-route.tsx';

const me = signedIn.users.showUserInfo;
const named = (slug: string, name: string, works: ToolWorks, macrocategory = jobPosting.macrocategory) => ({
  ...jobPosting,
  slug,
  name,
  works,
  macrocategory,
  description: '',
});
const templates = [
  named('job_posting', 'Job posting', 'now'),
  named('meta_tags', 'Meta tags', 'now', 'seo'),
  named('press_release', 'Press release', 'needs_model'),
  named('human_proofreading', 'Proofreading', 'by_people', 'ai_translation'),
  named('house_tool', 'House tool', 'now', 'custom_tools'),
];
const category = (slug: 'ai_writer' | 'seo' | 'ai_translation' | 'custom_tools', name: string) => ({
  slug,
  name,
  description: `About ${name}`,
  count: 1,
});
const categories = [
  category('ai_writer', 'AI Writer'),
  category('seo', 'SEO'),
  category('ai_translation', 'AI Translation'),
  category('custom_tools', 'Custom tools'),
];

const answers = (more: Partial<typeof me> = {}, can: object = {}) => ({
  ...signedIn,
  ...besideDocuments,
  users: {
    ...signedIn.users,
    showUserInfo: {
      ...me,
      templates,
      categories,
      ...more,
      user_info: { ...me.user_info, can: { ...me.user_info.can, ...can } },
    },
  },
});

const heads = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const shown = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('tools are grouped by whether they work now, each with its words; the switch is in the address', async () => {
  const { router } = renderRoute('/tools', answers());
  await screen.findByText('3 of 5 tools work without a model.', { exact: false });
  expect(heads()).toEqual(['Works now', 'Needs a model', 'By people']);
  expect(shown()).toEqual(['Job posting', 'Meta tags', 'House tool', 'Press release', 'Proofreading']);
  const views = within(screen.getByRole('group', { name: 'Availability' }));
  expect(views.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All5',
    'Works now3',
    'Needs a model1',
    'By people1',
  ]);
  fireEvent.click(views.getByRole('button', { name: /Needs a model/ }));
  expect(await screen.findByRole('button', { name: /Needs a model/, pressed: true })).toBeDefined();
  expect(router.state.location.href).toBe('/tools?works=needs_model');
  expect(shown()).toEqual(['Press release']);
  expect(within(screen.getByRole('main')).getAllByText('Needs a model')).toHaveLength(3);
});

test('the address keeps the category beside the switch; a value that is none is left out', async () => {
  const { router } = renderRoute('/tools?macrocategory=seo&works=now', answers());
  expect(await screen.findByRole('heading', { level: 3, name: 'Meta tags' })).toBeDefined();
  expect(shown()).toEqual(['Meta tags']);
  fireEvent.click(screen.getByRole('button', { name: /^All/ }));
  await screen.findByRole('button', { name: /^All/, pressed: true });
  expect(router.state.location.href).toBe('/tools?macrocategory=seo');
  await router.navigate({ to: '/tools', search: { works: 'tomorrow' as 'now' } });
  expect(await screen.findByRole('heading', { level: 3, name: 'Press release' })).toBeDefined();
});

test('premium tools are called like their entry', async () => {
  renderRoute('/tools?macrocategory=custom_tools', answers());
  expect(await screen.findByRole('heading', { level: 1, name: 'Premium Tools' })).toBeDefined();
  expect(shown()).toEqual(['House tool']);
});

test('with a model for everything, switch, heads and words disappear, and an old address hides nothing', async () => {
  renderRoute('/tools?works=needs_model', answers({ templates: templates.map((one) => ({ ...one, works: 'now' as const })) }));
  await screen.findByRole('heading', { level: 3, name: 'Press release' });
  expect(heads()).toEqual(['AI Writer', 'SEO', 'AI Translation', 'Custom tools']);
  expect(screen.queryByRole('group', { name: 'Availability' })).toBeNull();
  expect(screen.queryByText('Works now')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Connect a model' })).toBeNull();
});

test.each([
  [true, 1],
  [false, 0],
] as const)('a model is connected from here by who may: %s', async (mayManage, count) => {
  renderRoute('/tools', answers({}, { manage_models: mayManage }));
  await screen.findByRole('heading', { level: 1, name: 'Tools' });
  const main = within(screen.getByRole('main'));
  expect([
    ...main.queryAllByRole('link', { name: 'Connect a model' }),
    ...main.queryAllByRole('button', { name: 'Connect a model' }),
  ]).toHaveLength(count);
  expect(main.getByRole('link', { name: 'Bulk order' }).getAttribute('href')).toBe('/orders/bulk');
});

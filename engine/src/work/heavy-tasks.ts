// Work that would block the process too long: each task is a module with one function, run in a worker.
// Input and output are copied, so they are plain data and bytes.

/** A task by its name. Its module is loaded in the worker alone. */
export const heavyTasks = {
  animation: () => import('../animation/render-animation.ts'),
  sound: () => import('../speech/mix-sound.ts'),
  mp3: () => import('../speech/convert-wave.ts'),
  pictures: () => import('../pictures/design/render-pictures.ts'),
  cutting: () => import('../pictures/render-cutting.ts'),
  enlargement: () => import('../pictures/render-enlargement.ts'),
  'page-facts': () => import('../computed/pages/page-facts.ts'),
  'site-page': () => import('../site/read-site-page.ts'),
  'start-page': () => import('../site/read-start-page.ts'),
  'start-colors': () => import('../site/read-site-colors.ts'),
  'start-findings': () => import('../site/start-findings.ts'),
  sitemap: () => import('../site/read-sitemap.ts'),
  'exchange-file': () => import('../translation/exchange/read-exchange-file.ts'),
  'link-map': () => import('../site/lay-out-map.ts'),
};

export type HeavyTasks = typeof heavyTasks;
export type HeavyTaskName = keyof HeavyTasks;
type RunOf<Name extends HeavyTaskName> = Awaited<ReturnType<HeavyTasks[Name]>>['run'];
export type HeavyInput<Name extends HeavyTaskName> = Parameters<RunOf<Name>>[0];
export type HeavyOutput<Name extends HeavyTaskName> = Awaited<ReturnType<RunOf<Name>>>;

/** Tasks that take a core for many seconds or minutes. */
export const longTasks: ReadonlySet<HeavyTaskName> = new Set<HeavyTaskName>(['animation', 'enlargement', 'link-map']);

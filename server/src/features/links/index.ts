export * as linkEvents from './core/link-events.ts';
export * as linkRules from './rules-for-others.ts';

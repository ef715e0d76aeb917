export * as linkEvents from './link-events.ts';
export * as linkRules from './rules/rules-for-others.ts';

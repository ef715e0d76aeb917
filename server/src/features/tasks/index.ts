export * as taskEvents from './task-events.ts';

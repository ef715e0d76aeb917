export * as templateRows from './task-templates.queries.ts';

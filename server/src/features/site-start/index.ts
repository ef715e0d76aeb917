export { websiteRead } from './start-events.ts';

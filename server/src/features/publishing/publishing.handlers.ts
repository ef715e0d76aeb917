import { onEvent } from '../../kernel/events.ts';
import { websiteEvents } from '../websites/index.ts';
import { forgetRemoteIds } from './publications.queries.ts';

export const publishingHandlers = [
  onEvent(websiteEvents.websiteMoved, (_kernel, tx, { websiteId }) => forgetRemoteIds(tx, websiteId)),
];

import { onEvent } from '../../kernel/events.ts';
import { websiteMoved } from '../websites/index.ts';
import { forgetRemoteIds } from './publications.queries.ts';

export const publishingHandlers = [onEvent(websiteMoved, (_kernel, tx, { websiteId }) => forgetRemoteIds(tx, websiteId))];

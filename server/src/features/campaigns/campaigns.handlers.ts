// Updates campaigns after changes of their tasks, documents and websites.
import { onEvent } from '../../kernel/events.ts';
import { voiceDeleted } from '../brand-voices/index.ts';
import { documentsLeaving } from '../documents/index.ts';
import { guidelineDeleted } from '../guidelines/index.ts';
import { tasksMoved, tasksMoving } from '../tasks/index.ts';
import { websiteEvents } from '../websites/index.ts';
import { clearInCampaigns, clearWebsite } from './core/clear-references.queries.ts';
import { unlinkDocuments } from './core/item-states.queries.ts';
import { lockCampaignsOf, moveItemsAlong } from './core/move-items-along.ts';

export const campaignHandlers = [
  onEvent(tasksMoving, (_kernel, tx, { actor, taskIds }) => lockCampaignsOf(tx, actor, taskIds)),
  onEvent(tasksMoved, (kernel, tx, moved) => moveItemsAlong(kernel, tx, moved)),
  onEvent(documentsLeaving, (_kernel, tx, { orderDetailIds }) => unlinkDocuments(tx, orderDetailIds)),
  onEvent(voiceDeleted, (_kernel, tx, { voiceId, accountId }) => clearInCampaigns(tx, 'brand_voice', accountId, voiceId)),
  onEvent(guidelineDeleted, (_kernel, tx, { guidelineId, accountId }) =>
    clearInCampaigns(tx, 'guideline', accountId, guidelineId),
  ),
  onEvent(websiteEvents.websiteGone, (_kernel, tx, { websiteId, workspaceId }) => clearWebsite(tx, workspaceId, websiteId)),
];

// Who does what in the transactions of others, in this order: conversations before the orders that carry them, documents before the
// folders they leave.
import { chatHandlers } from '../features/chats/chats.handlers.ts';
import { commentHandlers } from '../features/comments/comments.handlers.ts';
import { folderHandlers } from '../features/folders/folders.handlers.ts';
import { guidelineHandlers } from '../features/guidelines/guidelines.handlers.ts';
import { ledgerHandlers } from '../features/ledger/ledger.handlers.ts';
import { notificationHandlers } from '../features/notifications/notifications.handlers.ts';
import { orderHandlers } from '../features/orders/orders.handlers.ts';
import { seatHandlers } from '../features/seats/seats.handlers.ts';
import { sourceHandlers } from '../features/sources/sources.handlers.ts';
import { userHandlers } from '../features/users/users.handlers.ts';
import { websiteHandlers } from '../features/websites/websites.handlers.ts';
import { writingHandlers } from '../features/writing/writing.handlers.ts';
import type { EventHandler } from '../kernel/kernel.ts';

export const eventHandlers: readonly EventHandler[] = [
  ...chatHandlers,
  ...orderHandlers,
  ...folderHandlers,
  ...guidelineHandlers,
  ...websiteHandlers,
  ...sourceHandlers,
  ...ledgerHandlers,
  ...seatHandlers,
  ...notificationHandlers,
  ...userHandlers,
  ...commentHandlers,
  ...writingHandlers,
];

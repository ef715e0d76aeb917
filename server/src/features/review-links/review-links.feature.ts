// Personal links for people without a seat, to review shared content of a workspace.
import { onEvent } from '../../kernel/events.ts';
import { defineFeature } from '../../kernel/feature.ts';
import { publicationEvents } from '../publishing/index.ts';
import { lockTaskOfDocument } from '../tasks/index.ts';
import { requireNoQuestion } from './guest-questions.ts';
import { linkAccess } from './link-access.ts';
import { createReviewRequests, reviewMailJob } from './request-review.ts';
import { reviewLinkRoutes } from './review-links.routes.ts';

export const reviewLinks = defineFeature({
  name: 'review-links',
  tags: {
    reviewLinks: ['Review links', 'Personal links for reviewers without a seat.'],
  },
  routes: (kernel) => ({ reviewLinks: reviewLinkRoutes(kernel) }),
  access: [linkAccess],
  handlers: [
    onEvent(publicationEvents.documentGoesOut, async (_kernel, tx, { orderDetailId }) => {
      const task = await lockTaskOfDocument(tx, orderDetailId);
      if (task && task.status !== 'completed') await requireNoQuestion(tx, task);
    }),
  ],
  jobs: [reviewMailJob],
  subscribers: [createReviewRequests],
});

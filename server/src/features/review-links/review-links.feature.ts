// Personal links by which people without a seat review what a workspace shares with them.
import { defineFeature } from '../../kernel/feature.ts';
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
  jobs: [reviewMailJob],
  subscribers: [createReviewRequests],
});

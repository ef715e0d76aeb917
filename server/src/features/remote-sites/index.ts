export type { OutgoingDocument, RemoteSite, SentPost } from './remote-site.ts';
export * as webhookSite from './webhook-site.ts';
export { problemLine, problemSentence, refusalDetail, WebsiteProblem } from './website-problem.ts';
export * as wordpressMedia from './wordpress-media.ts';
export * as wordpressPosts from './wordpress-posts.ts';
export { sendToWordpress, testWordpress } from './wordpress-site.ts';

// All connectors, by the kind of website that they are for.
import { type WebsiteKind, websiteKinds } from '@folio/contract/website-kinds';
import type { Connector } from './connector.ts';
import { download } from './download/download.ts';
import { webhook } from './webhook/webhook.ts';
import { wordpress } from './wordpress/wordpress.ts';

const byKind: Record<WebsiteKind, Connector> = { wordpress, webhook, download };

export const connectorOf = (kind: WebsiteKind): Connector => byKind[kind];
export const connectors = websiteKinds.map(connectorOf);

export {
  type ConnectedSite,
  type Connector,
  type ConnectorContext,
  type KnownEntry,
  type OutgoingDocument,
  pageMethods,
  type Receipt,
} from './connector.ts';
export { problemLine, problemSentence, refusalDetail, WebsiteProblem } from './website-problem.ts';

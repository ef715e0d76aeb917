// The groups of the contract as the reference names them.
import type { contract } from '@folio/contract/contract';

const names: Record<keyof typeof contract, [name: string, description: string]> = {
  session: ['Authentication', 'Log in and out, reset passwords, impersonate, manage sessions.'],
  users: ['Users', 'The own profile, favorites and API tokens.'],
  tools: ['Tools', 'The catalogue of AI tools, their forms, prices and examples.'],
  orders: ['Orders', 'Place orders; list, edit, move and delete the documents they become.'],
  assets: ['Files', 'Upload files for orders and documents, and load made files.'],
  documents: ['Documents', 'Versions, scores and sources of a document.'],
  rewrites: ['Rewrites', 'Rewrite a passage of a document.'],
  chats: ['Chat', 'Conversations with documents, images, audio and pages.'],
  comments: ['Comments', 'Comment on documents and passages.'],
  folders: ['Folders', 'Folders of a workspace.'],
  mediaOrders: ['Media orders', 'The calls on orders, at the addresses of media orders.'],
  bulkOrders: ['Bulk orders', 'Order many documents from one file.'],
  admin: ['Models', 'Model connections and usage.'],
  localModels: ['Local models', 'Download and manage models that run on this server.'],
  outsideData: ['Outside data', 'Access to data of other services.'],
  platform: ['Platform', 'State and switches of the installation.'],
  analytics: ['Analytics', 'Tool use for the analytics of the installation.'],
  brandVoices: ['Brand voices', 'Brand voices of the account.'],
  tones: ['Tones', 'Tones and the choice of a default voice.'],
  guidelines: ['Briefings', 'Briefings for orders.'],
  translationMemory: ['Glossary and translation memory', 'Terms and translated texts, also as CSV, TMX and TBX.'],
  notifications: ['Notifications', 'Notifications and notification groups.'],
  security: ['Two-factor login', 'Authenticator app and recovery codes.'],
  sources: ['Sources', 'Files and pages that texts are written from.'],
  websites: ['Websites', 'Connected websites and publishing.'],
  webhooks: ['Webhooks', 'Endpoints that receive events.'],
  credits: ['Credits', 'Balance, ledger and monthly caps.'],
  branding: ['Branding', 'Name, colors and logos of the company.'],
  audit: ['Audit log', 'Who did what.'],
  customTools: ['Custom tools', 'Tools of the account.'],
  privacy: ['Privacy', 'Export and erase the data of a person.'],
  workspaces: ['Workspaces', 'Workspaces and their members.'],
  seats: ['Seats', 'Members of the account and invitations.'],
};

/** The tag of a contract group. */
export const tagOf = (feature: string): string =>
  Object.hasOwn(names, feature) ? names[feature as keyof typeof names][0] : feature;

export const tags = Object.values(names).map(([name, description]) => ({ name, description }));

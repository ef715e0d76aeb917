// The groups of the contract as the reference names them; one without an entry is called by its own name.
import { contract } from '@folio/contract/contract';

const names: Partial<Record<string, [name: string, description: string]>> = {
  session: ['Authentication', 'Log in and out, second factors, reset passwords, impersonate, manage sessions.'],
  users: ['Users', 'The own profile, favorites and API tokens.'],
  tools: ['Tools', 'The catalogue of AI tools, their forms, prices and examples, and the tools of the account.'],
  writing: ['Previews', 'What a live tool answers, without an order.'],
  orders: ['Orders', 'Quote, place, propose, retry and cancel orders.'],
  mediaOrders: ['Media orders', 'The calls on orders, at the addresses of media orders.'],
  documents: ['Documents', 'List, show, edit, move, delete and download documents, with their versions and files.'],
  mediaDocuments: ['Media documents', 'The calls on documents, at the addresses of media orders.'],
  rewrites: ['Rewrites', 'Rewrite a passage of a document.'],
  chats: ['Chat', 'Conversations with documents, images, audio and pages.'],
  comments: ['Comments', 'Comment on documents and passages.'],
  folders: ['Folders', 'Folders of a workspace.'],
  bulkOrders: ['Bulk orders', 'Order many documents from one file.'],
  models: ['Models', 'Model connections, and which of them does what.'],
  localModels: ['Local models', 'Download and manage models that run on this server.'],
  usage: ['Usage', 'Calls of models, movements of credits, and the users of the account.'],
  outsideData: ['Outside data', 'Access to data of other services.'],
  platform: ['Platform', 'State and switches of the installation.'],
  analytics: ['Analytics', 'Tool use for the analytics of the installation.'],
  brandVoices: ['Brand voices', 'Brand voices of the account, tones and the choice of a default one.'],
  guidelines: ['Briefings', 'Briefings for orders.'],
  translationMemory: ['Glossary and translation memory', 'Terms and translated texts, also as CSV, TMX and TBX.'],
  notifications: ['Notifications', 'Notifications and notification groups.'],
  sources: ['Sources', 'Files and pages that texts are written from.'],
  websites: ['Websites', 'Connected websites.'],
  publishing: ['Publishing', 'Send documents to websites.'],
  webhooks: ['Webhooks', 'Endpoints that receive events.'],
  credits: ['Credits', 'Balance, ledger and monthly caps.'],
  branding: ['Branding', 'Name, colors and logos of the company.'],
  auditLog: ['Audit log', 'Who did what.'],
  privacy: ['Privacy', 'Export and erase the data of a person.'],
  workspaces: ['Workspaces', 'Workspaces and their members.'],
  workspaceSettings: ['Workspace settings', 'What may be used in a workspace, and its defaults.'],
  tasks: ['Tasks', 'Tasks of a workspace and the review of everything that goes out.'],
  taskViews: ['Task views', 'Board, calendar, counts and saved views of tasks.'],
  taskLinks: ['Task links', 'Links in the document of a task.'],
  taskAttachments: ['Task attachments', 'Files of tasks beside their documents.'],
  taskRecords: ['Records of approval', 'Who decided what on which content, as a file.'],
  taskAssignments: ['Task assignments', 'The same tasks under their older name, with their SEO meta data.'],
  reviewLinks: ['Review links', 'Personal links for reviewers without a seat.'],
  guestReview: ['Guest review', 'What a review link opens, for its guest.'],
  calendars: ['Calendar feeds', 'The days of tasks and reviews for calendar programs.'],
  seats: ['Seats', 'Members of the account and invitations.'],
};

/** `workspaceSettings` as "Workspace settings". */
const sentenceCase = (group: string) =>
  group.replace(/^\w/, (first) => first.toUpperCase()).replace(/(?<=.)[A-Z]/g, (sign) => ` ${sign.toLowerCase()}`);

/** The tag of a contract group. */
export const tagOf = (group: string): string => names[group]?.[0] ?? sentenceCase(group);

export const tags = Object.keys(contract).map((group) => ({ name: tagOf(group), description: names[group]?.[1] ?? '' }));

// Names of the API's shapes in the OpenAPI document (`components.schemas`); generated clients have types of these names. A shape that reads
// differently as input is called `…Input` there. Shapes are compared by content: a copy has the same name.
import * as z from 'zod';
import { toolUseSchema } from './analytics.ts';
import { assetSchema } from './assets.ts';
import { auditEntrySchema } from './audit-log.ts';
import { flag, personSchema } from './base.ts';
import {
  brandVoiceSchema,
  voiceFindingSchema,
  voicePresetSchema,
  voiceProfileSchema,
  voiceReportSchema,
} from './brand-voices.ts';
import { brandingSchema } from './branding.ts';
import { bulkIssueSchema, bulkOrderSchema, bulkRowSchema, bulkRowStateSchema } from './bulk-orders.ts';
import { calendarEntrySchema } from './calendar-entries.ts';
import { calendarKinds } from './calendar-words.ts';
import { calendarFeedSchema } from './calendars.ts';
import { campaignClientSchema, clientCampaignSchema, clientItemSchema } from './campaign-client.ts';
import { campaignPackSchema, clientPackSchema, leftOutSchema } from './campaign-packs.ts';
import { campaignImportSchema, checkedImportSchema, resultGroupSchema } from './campaign-results.ts';
import {
  agreedStateSchema,
  campaignDecisionSchema,
  campaignEventSchema,
  campaignItemSchema,
  campaignLinkSchema,
  campaignMoneySchema,
  campaignRowSchema,
  campaignSchema,
  kpiSchema,
  pacingSchema,
} from './campaign-shapes.ts';
import { campaignUrlSchema } from './campaign-urls.ts';
import { campaignItemStates, campaignStates } from './campaign-words.ts';
import { capabilitySchema } from './capabilities.ts';
import { cardPreviewSchema } from './card-preview.ts';
import { categoryCardSchema, linkedKeywordSchema, occurrenceSchema, softKeywordSchema } from './category-cards.ts';
import { certificateSchema, publicCertificateSchema } from './certificates.ts';
import { attachmentSchema, chatEventSchema, chatMessageSchema, chatSchema, citationSchema } from './chats.ts';
import { anchorSchema, commentSchema } from './comments.ts';
import { capSchema, usageRowSchema } from './credits.ts';
import { customFieldTypes } from './custom-field.ts';
import { customFieldSchema, customToolSchema } from './custom-tools.ts';
import { claimSchema, claimWordsSchema, documentCheckSchema, documentChecksSchema } from './document-checks.ts';
import {
  documentContentSchema,
  documentNatureSchema,
  documentSchema,
  orderFormSchema,
  orderRowSchema,
  progressSchema,
  scoreContextSchema,
  textFindingsSchema,
  versionSchema,
} from './document-shapes.ts';
import { folderSchema } from './folders.ts';
import { guestCommentSchema, guestTaskSchema } from './guest-review.ts';
import { guidelineSchema } from './guidelines.ts';
import { conflictMemberSchema, consequenceSchema, conflictSchema as keywordConflictSchema } from './keyword-conflicts.ts';
import { certificationSchema, linguistSchema } from './linguists.ts';
import { anchorLinkSchema, linkRuleSchema } from './link-builder.ts';
import { changedParagraphSchema, linkRunRowSchema, linkRunSchema, runTargetSchema } from './link-runs.ts';
import { linkSourceSchema } from './link-sources.ts';
import { linkSearchSchema, linkSubjectSchema, suggestionSchema } from './link-suggestions.ts';
import { localModelSchema } from './local-models.ts';
import { marketCampaignSchema, marketCountrySchema } from './markets.ts';
import { modelPriceSchema } from './model-prices.ts';
import { choiceSchema, modelConnectionSchema, providerIds } from './models.ts';
import { notificationEvents, notificationGroupSchema, notificationSchema, preferenceSchema } from './notifications.ts';
import { engineMarkSchema, orderedDetailSchema, orderedTaskSchema, orderPlacedSchema, orderStatusSchema } from './orders.ts';
import { outsideDataSchema } from './outside-data.ts';
import { pageImportSchema } from './page-imports.ts';
import { pageIssues, pageTypes } from './page-words.ts';
import { pageLinkSchema, pageUrlSchema, websitePagesSchema } from './pages.ts';
import { publicationSchema } from './publishing.ts';
import { reportSchema } from './reports.ts';
import { reviewLinkSchema } from './review-links.ts';
import { rewriteEventSchema } from './rewrites.ts';
import { seatSchema } from './seats.ts';
import { opinionSchema } from './second-opinions.ts';
import { siteStartSchema } from './site-start.ts';
import { sourceSchema } from './sources.ts';
import { taskRowFaultSchema } from './task-bulk.ts';
import { taskLinkSchema } from './task-links.ts';
import {
  metadataSchema,
  stepInputSchema,
  taskAssignmentRowSchema,
  taskAssignmentSchema,
  taskAttachmentSchema,
  taskEventSchema,
  taskRowSchema,
  taskSchema,
  taskStepSchema,
} from './task-shapes.ts';
import { taskTemplateSchema, templateContentSchema } from './task-templates.ts';
import { packageParts, requestTypes, taskGroups, taskPriorities, taskStatuses, taskViewNames, verdicts } from './task-words.ts';
import {
  creditRuleSchema,
  macroCategorySchema,
  optionSchema,
  toolConstraintSchema,
  toolFieldSchema,
  toolSchema,
  toolStepSchema,
  toolSummarySchema,
} from './tool-definition.ts';
import { exampleFileSchema, exampleMessageSchema, workedExampleSchema } from './tools.ts';
import { calendarDueSchema, calendarLinguistSchema } from './translation-calendar.ts';
import { importCountsSchema, importRowSchema } from './translation-exchange.ts';
import { askedQuerySchema, jobCapacitySchema, segmentFaultSchema, translationJobSchema } from './translation-jobs.ts';
import { glossaryTermSchema, memoryUnitSchema } from './translation-memory.ts';
import { quoteRowSchema, translationQuoteSchema, wordBandsSchema } from './translation-quote.ts';
import { translationRateSchema } from './translation-rates.ts';
import { deskFiguresSchema } from './translation-reports.ts';
import {
  requestLineSchema,
  requestStageSchema,
  translationRequestRowSchema,
  translationRequestSchema,
} from './translation-requests.ts';
import {
  ignoredFaultSchema,
  replacedRowSchema,
  segmentCommentSchema,
  conflictSchema as segmentConflictSchema,
  segmentMatchSchema,
  segmentSchema,
} from './translation-segment-parts.ts';
import { correctionReasons, requestKinds, requestStates, staffScopes, stageNames } from './translation-words.ts';
import { apiTokenSchema, extraInfoSchema, roleSchema, userInfoSchema } from './users.ts';
import { usesSchema } from './uses.ts';
import { webhookEvents, webhookSchema } from './webhooks.ts';
import { websiteSchema } from './websites.ts';
import { widgetNames } from './widget-words.ts';
import { widgetSchema } from './widgets.ts';
import { madeSchema, withoutModelSchema } from './without-model.ts';
import { memberSchema, workspaceDetailSchema, workspaceSchema } from './workspaces.ts';

export const components: Record<string, z.ZodType> = {
  ActiveReviewStep: taskSchema.shape.active_step.unwrap(),
  AgreedCampaignState: agreedStateSchema,
  AnchorLink: anchorLinkSchema,
  ApiToken: apiTokenSchema,
  Asset: assetSchema,
  AuditEntry: auditEntrySchema,
  BrandVoice: brandVoiceSchema,
  Branding: brandingSchema,
  BuiltInResult: madeSchema,
  BulkIssue: bulkIssueSchema,
  BulkOrder: bulkOrderSchema,
  BulkRow: bulkRowSchema,
  BulkRowState: bulkRowStateSchema,
  CalendarDueJob: calendarDueSchema,
  CalendarEntry: calendarEntrySchema,
  CalendarFeed: calendarFeedSchema,
  CalendarKind: z.enum(calendarKinds),
  CalendarLinguist: calendarLinguistSchema,
  Campaign: campaignSchema,
  CampaignClient: campaignClientSchema,
  CampaignDecision: campaignDecisionSchema,
  CampaignEvent: campaignEventSchema,
  CampaignImport: campaignImportSchema,
  CampaignImportCheck: checkedImportSchema,
  CampaignItem: campaignItemSchema,
  CampaignItemState: z.enum(campaignItemStates),
  CampaignKpi: kpiSchema,
  CampaignLink: campaignLinkSchema,
  CampaignMoney: campaignMoneySchema,
  CampaignPacing: pacingSchema,
  CampaignPack: campaignPackSchema,
  CampaignPermissions: campaignSchema.shape.can,
  CampaignResultGroup: resultGroupSchema,
  CampaignRow: campaignRowSchema,
  CampaignState: z.enum(campaignStates),
  CampaignTotals: clientCampaignSchema.shape.totals,
  CampaignUrl: campaignUrlSchema,
  Capability: capabilitySchema,
  CardPreview: cardPreviewSchema,
  CategoryCard: categoryCardSchema,
  Certificate: certificateSchema,
  Certification: certificationSchema,
  ChangedParagraph: changedParagraphSchema,
  Chat: chatSchema,
  ChatAttachment: attachmentSchema,
  ChatCitation: citationSchema,
  ChatEvent: chatEventSchema,
  ChatMessage: chatMessageSchema,
  ClaimWords: claimWordsSchema,
  ClientCampaign: clientCampaignSchema,
  ClientCampaignItem: clientItemSchema,
  ClientPack: clientPackSchema,
  Comment: commentSchema,
  CommentAnchor: anchorSchema,
  ComparedVersion: versionSchema.extend({ title: z.string(), html: z.string() }),
  ConflictConsequence: consequenceSchema,
  CorrectionReason: z.enum(correctionReasons),
  CreditCap: capSchema,
  CreditRule: creditRuleSchema,
  CustomField: customFieldSchema,
  CustomFieldType: z.enum(customFieldTypes),
  CustomTool: customToolSchema,
  Document: documentSchema,
  DocumentCheck: documentCheckSchema,
  DocumentChecks: documentChecksSchema,
  DocumentClaim: claimSchema,
  DocumentContent: documentContentSchema,
  DocumentListRow: orderRowSchema.strict(),
  DocumentNature: documentNatureSchema,
  DocumentPermissions: orderRowSchema.shape.can,
  DocumentRow: orderRowSchema,
  DocumentVersion: versionSchema,
  DocumentVersionContent: versionSchema.extend({ html: z.string() }),
  EngineMark: engineMarkSchema,
  ExampleFile: exampleFileSchema,
  ExampleMessage: exampleMessageSchema,
  ExtraInfo: extraInfoSchema,
  Flag: flag(),
  Folder: folderSchema,
  GlossaryTerm: glossaryTermSchema,
  GuestComment: guestCommentSchema,
  GuestTask: guestTaskSchema,
  Guideline: guidelineSchema,
  IgnoredSegmentFault: ignoredFaultSchema,
  JobCapacity: jobCapacitySchema,
  KeywordConflict: keywordConflictSchema,
  KeywordConflictMember: conflictMemberSchema,
  KeywordOccurrence: occurrenceSchema,
  Linguist: linguistSchema,
  LinkRule: linkRuleSchema,
  LinkRun: linkRunSchema,
  LinkRunRow: linkRunRowSchema,
  LinkRunTarget: runTargetSchema,
  LinkSearch: linkSearchSchema,
  LinkSource: linkSourceSchema,
  LinkSubject: linkSubjectSchema,
  LinkSuggestion: suggestionSchema,
  LinkedKeyword: linkedKeywordSchema,
  LocalModel: localModelSchema,
  MarketCampaign: marketCampaignSchema,
  MarketCountry: marketCountrySchema,
  MemoryUnit: memoryUnitSchema,
  ModelChoice: choiceSchema,
  ModelConnection: modelConnectionSchema,
  ModelPrice: modelPriceSchema,
  ModelProvider: z.enum(providerIds),
  Notification: notificationSchema,
  NotificationEvent: z.enum(notificationEvents),
  NotificationGroup: notificationGroupSchema,
  NotificationPreference: preferenceSchema,
  OmittedPackItem: leftOutSchema,
  OrderForm: orderFormSchema,
  OrderPlaced: orderPlacedSchema,
  OrderProgress: progressSchema,
  OrderStatus: orderStatusSchema,
  OrderedDetail: orderedDetailSchema,
  OrderedTask: orderedTaskSchema,
  OutsideData: outsideDataSchema,
  PackagePart: z.enum(packageParts),
  Page: pageUrlSchema,
  PageImport: pageImportSchema,
  PageIssue: z.enum(pageIssues),
  PageLink: pageLinkSchema,
  PageType: z.enum(pageTypes),
  PublicCertificate: publicCertificateSchema,
  Publication: publicationSchema,
  Reference: personSchema,
  ReplacedSegment: replacedRowSchema,
  Report: reportSchema,
  ReviewLink: reviewLinkSchema,
  ReviewStep: stepInputSchema,
  RewriteEvent: rewriteEventSchema,
  Role: roleSchema,
  ScoreContext: scoreContextSchema,
  SearchExcerpt: orderRowSchema.shape.excerpt.unwrap(),
  Seat: seatSchema,
  SecondOpinion: opinionSchema,
  SegmentComment: segmentCommentSchema,
  SegmentConflict: segmentConflictSchema,
  SegmentFault: segmentFaultSchema,
  SegmentMatch: segmentMatchSchema,
  SoftKeyword: softKeywordSchema,
  SiteStart: siteStartSchema,
  Source: sourceSchema,
  StaffScope: z.enum(staffScopes),
  Task: taskSchema,
  TaskAssignment: taskAssignmentSchema,
  TaskAssignmentRow: taskAssignmentRowSchema,
  TaskAttachment: taskAttachmentSchema,
  TaskEvent: taskEventSchema,
  TaskGroup: z.enum(taskGroups),
  TaskLink: taskLinkSchema,
  TaskMetadata: metadataSchema,
  TaskPermissions: taskSchema.shape.can,
  TaskPriority: z.enum(taskPriorities),
  TaskRequestType: z.enum(requestTypes),
  TaskRow: taskRowSchema,
  TaskRowFault: taskRowFaultSchema,
  TaskStatus: z.enum(taskStatuses),
  TaskStep: taskStepSchema,
  TaskTemplate: taskTemplateSchema,
  TaskTemplateContent: templateContentSchema,
  TaskView: z.enum(taskViewNames),
  TextFindings: textFindingsSchema,
  Tool: toolSchema,
  ToolCategory: macroCategorySchema,
  ToolConstraint: toolConstraintSchema,
  ToolField: toolFieldSchema,
  ToolOption: optionSchema,
  ToolStep: toolStepSchema,
  ToolSummary: toolSummarySchema,
  ToolUse: toolUseSchema,
  TranslationDeskFigures: deskFiguresSchema,
  TranslationImportCounts: importCountsSchema,
  TranslationImportRow: importRowSchema,
  TranslationJob: translationJobSchema,
  TranslationQuery: askedQuerySchema,
  TranslationQuote: translationQuoteSchema,
  TranslationQuoteRow: quoteRowSchema,
  TranslationRate: translationRateSchema,
  TranslationRequest: translationRequestSchema,
  TranslationRequestKind: z.enum(requestKinds),
  TranslationRequestLine: requestLineSchema,
  TranslationRequestPermissions: translationRequestSchema.shape.can,
  TranslationRequestRow: translationRequestRowSchema,
  TranslationRequestState: z.enum(requestStates),
  TranslationSegment: segmentSchema,
  TranslationStage: requestStageSchema,
  TranslationStageName: z.enum(stageNames),
  UsageRow: usageRowSchema,
  UserInfo: userInfoSchema,
  Uses: usesSchema,
  Verdict: z.enum(verdicts),
  VoiceFinding: voiceFindingSchema,
  VoicePreset: voicePresetSchema,
  VoiceProfile: voiceProfileSchema,
  VoiceReport: voiceReportSchema,
  Webhook: webhookSchema,
  WebhookEvent: z.enum(webhookEvents),
  Website: websiteSchema,
  WebsitePages: websitePagesSchema,
  Widget: widgetSchema,
  WidgetName: z.enum(widgetNames),
  WithoutModel: withoutModelSchema,
  WordBands: wordBandsSchema,
  WorkedExample: workedExampleSchema,
  Workspace: workspaceSchema,
  WorkspaceDetail: workspaceDetailSchema,
  WorkspaceMember: memberSchema,
};

ALTER TABLE "campaign_decisions" ADD COLUMN "identified" jsonb;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "proposed_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "proposed_state" jsonb;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "earlier_state" jsonb;--> statement-breakpoint
ALTER TABLE "review_link_browsers" ADD COLUMN "identified_by" text;--> statement-breakpoint
ALTER TABLE "task_events" ADD COLUMN "identified" jsonb;
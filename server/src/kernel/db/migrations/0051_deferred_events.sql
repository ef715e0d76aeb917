ALTER TABLE "raised_events" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "raised_events" ADD COLUMN "deferred_until" timestamp with time zone;
ALTER TABLE "translation_requests" DROP CONSTRAINT "translation_requests_rounds";--> statement-breakpoint
ALTER TABLE "translation_jobs" ADD COLUMN "delivery_note" text;--> statement-breakpoint
CREATE INDEX "translation_requests_quoted" ON "translation_requests" USING btree (("quote"->>'valid_until')) WHERE state = 'quoted';--> statement-breakpoint
ALTER TABLE "translation_requests" DROP COLUMN "deposit";--> statement-breakpoint
ALTER TABLE "translation_requests" ADD CONSTRAINT "translation_requests_rounds" CHECK ("translation_requests"."revision_rounds" >= 0);
CREATE TABLE "campaign_packs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_packs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	"file_name" text NOT NULL,
	"storage_key" text,
	"bytes" bigint,
	"files" integer,
	"sha256" text,
	"left_out" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"left_out_count" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign_items" ADD COLUMN "due_noticed_for" date;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "reminded_on" date;--> statement-breakpoint
ALTER TABLE "campaign_packs" ADD CONSTRAINT "campaign_packs_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_packs" ADD CONSTRAINT "campaign_packs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_packs_campaign" ON "campaign_packs" USING btree ("campaign_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_packs_open" ON "campaign_packs" USING btree ("campaign_id") WHERE state in ('waiting', 'writing');--> statement-breakpoint
CREATE INDEX "campaign_packs_expiry" ON "campaign_packs" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "campaign_packs_storage" ON "campaign_packs" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "campaign_items_begin" ON "campaign_items" USING btree ("from_date") WHERE dropped_at is null;--> statement-breakpoint
CREATE INDEX "campaigns_asked" ON "campaigns" USING btree ("asked_at") WHERE asked_at is not null and reminded_at is null;--> statement-breakpoint
CREATE INDEX "campaigns_running" ON "campaigns" USING btree ("id") WHERE state = 'running';--> statement-breakpoint
UPDATE "campaigns" SET "asked_at" = "proposed_at", "reminded_at" = now() WHERE "proposed_at" IS NOT NULL;
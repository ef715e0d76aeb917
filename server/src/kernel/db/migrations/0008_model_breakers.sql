CREATE TABLE "model_breakers" (
	"connection_id" integer PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_failed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"open_until" timestamp with time zone,
	"times_opened" integer DEFAULT 0 NOT NULL,
	"probe_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "text_model_chosen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "model_choices" ADD COLUMN "chosen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "order_details" ADD COLUMN "worked_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_details" ADD COLUMN "resume_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_details" ADD COLUMN "waits_for_connection" integer;--> statement-breakpoint
ALTER TABLE "model_breakers" ADD CONSTRAINT "model_breakers_connection_id_model_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."model_connections"("id") ON DELETE cascade ON UPDATE no action;
CREATE TABLE "assets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"order_detail_id" integer,
	"role" text NOT NULL,
	"key" text,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"seconds" real,
	"alt" text,
	"storage_key" text NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "seconds" real;--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "pictures" integer;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_order_detail_id_order_details_id_fk" FOREIGN KEY ("order_detail_id") REFERENCES "public"."order_details"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assets_document" ON "assets" USING btree ("order_detail_id","id") WHERE order_detail_id is not null;--> statement-breakpoint
CREATE INDEX "assets_loose" ON "assets" USING btree ("created_at") WHERE order_detail_id is null;--> statement-breakpoint
CREATE INDEX "assets_storage" ON "assets" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "orders_tool_personal" ON "orders" USING btree ("user_id","tool_slug","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE workspace_id is null and not is_draft;--> statement-breakpoint
CREATE INDEX "orders_tool_workspace" ON "orders" USING btree ("workspace_id","tool_slug","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE workspace_id is not null and not is_draft;
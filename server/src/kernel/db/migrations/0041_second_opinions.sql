CREATE TABLE "second_opinions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "second_opinions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_detail_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"impersonator_id" integer,
	"version_number" integer NOT NULL,
	"remarks" jsonb,
	"engine" jsonb NOT NULL,
	"price" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "second_opinions" ADD CONSTRAINT "second_opinions_order_detail_id_order_details_id_fk" FOREIGN KEY ("order_detail_id") REFERENCES "public"."order_details"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_opinions" ADD CONSTRAINT "second_opinions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_opinions" ADD CONSTRAINT "second_opinions_impersonator_id_users_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "second_opinions_document" ON "second_opinions" USING btree ("order_detail_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "second_opinions_running" ON "second_opinions" USING btree ("order_detail_id") WHERE remarks is null;
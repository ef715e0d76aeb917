CREATE TABLE "certificates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"number" text NOT NULL,
	"state" text DEFAULT 'valid' NOT NULL,
	"order_detail_id" integer,
	"version_id" integer NOT NULL,
	"version_number" integer NOT NULL,
	"job_id" integer NOT NULL,
	"user_id" integer,
	"translator" text NOT NULL,
	"body" text NOT NULL,
	"body_number" text NOT NULL,
	"source_language" text NOT NULL,
	"target_language" text NOT NULL,
	"statement_languages" text[] NOT NULL,
	"words" integer NOT NULL,
	"pages" integer NOT NULL,
	"source_sha256" text[] NOT NULL,
	"target_sha256" text[] NOT NULL,
	"certificate_sha256" text NOT NULL,
	"source_asset_ids" integer[] NOT NULL,
	"target_asset_ids" integer[] NOT NULL,
	"certificate_asset_id" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	"replaced_by" text,
	"revoked_at" timestamp with time zone,
	"revoked_by" integer,
	"revoke_reason" text,
	"checks" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone,
	CONSTRAINT "certificates_number_unique" UNIQUE("number"),
	CONSTRAINT "certificates_state" CHECK (("certificates"."state" = 'replaced') = ("certificates"."replaced_at" is not null) and ("certificates"."state" = 'revoked') = ("certificates"."revoked_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"private_key_sealed" text NOT NULL,
	"certificate" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signing_keys_one_row" CHECK ("signing_keys"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_order_detail_id_order_details_id_fk" FOREIGN KEY ("order_detail_id") REFERENCES "public"."order_details"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_revoked_by_users_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_document" ON "certificates" USING btree ("order_detail_id","id") WHERE order_detail_id is not null;--> statement-breakpoint
CREATE INDEX "certificates_user" ON "certificates" USING btree ("user_id") WHERE user_id is not null;
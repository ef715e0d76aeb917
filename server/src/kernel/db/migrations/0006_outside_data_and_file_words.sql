CREATE TABLE "outside_data_access" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"login" text NOT NULL,
	"password_sealed" text NOT NULL,
	"password_ending" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"tested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "words" integer;--> statement-breakpoint
ALTER TABLE "outside_data_access" ADD CONSTRAINT "outside_data_access_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
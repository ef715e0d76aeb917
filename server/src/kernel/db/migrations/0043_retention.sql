CREATE TABLE "audit_archives" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_archives_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"storage_key" text NOT NULL,
	"sha256" "bytea" NOT NULL,
	"bytes" integer NOT NULL,
	"entries" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"last_position" integer NOT NULL,
	"previous_hash" "bytea" NOT NULL,
	"last_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_state" ADD COLUMN "kept_from" date;
--> statement-breakpoint
ALTER TABLE "audit_archives" ADD CONSTRAINT "audit_archives_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "audit_archives_account" ON "audit_archives" USING btree ("account_id","id");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_LEVEL = 'ROW' AND current_setting('folio.erasing', true) = 'on' THEN
    IF to_jsonb(NEW) - 'subject_name' = to_jsonb(OLD) - 'subject_name' THEN
      UPDATE audit_chain SET salt = NULL WHERE entry_id = OLD.id;
      RETURN NEW;
    END IF;
  END IF;
  -- Only what is in an archive may go.
  IF TG_OP = 'DELETE' AND TG_LEVEL = 'ROW' AND current_setting('folio.archiving', true) = 'on' THEN
    IF EXISTS (SELECT FROM audit_chain c JOIN audit_archives a ON a.account_id = c.account_id AND a.last_position >= c.position
        WHERE c.entry_id = OLD.id) THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'The log is append-only';
END $$;

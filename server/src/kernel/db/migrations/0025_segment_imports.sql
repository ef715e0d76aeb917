CREATE TABLE "segment_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "segment_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_id" integer NOT NULL,
	"user_id" integer,
	"call_hash" text NOT NULL,
	"counts" jsonb NOT NULL,
	"replaced" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	"restored" integer
);
--> statement-breakpoint
ALTER TABLE "segment_imports" ADD CONSTRAINT "segment_imports_job_id_translation_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."translation_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_imports" ADD CONSTRAINT "segment_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "segment_imports_job" ON "segment_imports" USING btree ("job_id","id");--> statement-breakpoint
CREATE INDEX "segment_imports_user" ON "segment_imports" USING btree ("user_id");
CREATE TABLE "segment_ignored_faults" (
	"job_id" integer NOT NULL,
	"segment_id" integer NOT NULL,
	"fault_hash" text NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "segment_ignored_faults_job_id_segment_id_fault_hash_pk" PRIMARY KEY("job_id","segment_id","fault_hash")
);
--> statement-breakpoint
ALTER TABLE "segment_ignored_faults" ADD CONSTRAINT "segment_ignored_faults_job_id_translation_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."translation_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_ignored_faults" ADD CONSTRAINT "segment_ignored_faults_segment_id_segments_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_ignored_faults" ADD CONSTRAINT "segment_ignored_faults_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "segment_ignored_faults_segment" ON "segment_ignored_faults" USING btree ("segment_id");--> statement-breakpoint
CREATE INDEX "segment_ignored_faults_user" ON "segment_ignored_faults" USING btree ("user_id");
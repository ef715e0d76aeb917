ALTER TABLE "translation_jobs" ADD COLUMN "corrections" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "translation_jobs_delivered" ON "translation_jobs" USING btree ("delivered_at") WHERE delivered_at is not null;--> statement-breakpoint
-- Jobs that were delivered before count like the ones after: corrected segments by the reason given.
update translation_jobs j set corrections = counted.corrections from (
  select job_id, jsonb_object_agg(reason, count) as corrections from (
    select job_id, reason, count(*)::int as count from segment_states
    where initial is not null and initial <> target and reason is not null group by job_id, reason) reasons
  group by job_id) counted
where counted.job_id = j.id and j.delivered_at is not null;

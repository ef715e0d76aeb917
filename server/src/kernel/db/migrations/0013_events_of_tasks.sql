-- Events of tasks were accepted before tasks exist and never raised: stored wishes for them are removed.
UPDATE "webhooks" SET "events" = array_remove("events", 'task.changed') WHERE 'task.changed' = ANY("events");--> statement-breakpoint
UPDATE "notification_groups" SET "events" = ARRAY(SELECT e FROM unnest("events") AS e WHERE e NOT IN ('assigned', 'review_requested', 'decided', 'due_soon'))
WHERE "events" && ARRAY['assigned', 'review_requested', 'decided', 'due_soon']::text[];--> statement-breakpoint
DELETE FROM "notification_preferences" WHERE "event" IN ('assigned', 'review_requested', 'decided', 'due_soon');

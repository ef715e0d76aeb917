ALTER TABLE "users" ADD COLUMN "earlier_identities" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erasing_at" timestamp with time zone;
--> statement-breakpoint
-- Only what has changed: a name or address that is overwritten may still stand in mails and notifications.
CREATE FUNCTION keep_earlier_identity() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  earlier text;
BEGIN
  FOREACH earlier IN ARRAY ARRAY[OLD.name, OLD.email] LOOP
    IF earlier NOT IN (NEW.name, NEW.email) AND NOT earlier = ANY (NEW.earlier_identities) THEN
      NEW.earlier_identities := (NEW.earlier_identities || earlier)[greatest(1, cardinality(NEW.earlier_identities) - 48):];
    END IF;
  END LOOP;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_identity_changed BEFORE UPDATE ON users FOR EACH ROW
  WHEN ((OLD.name, OLD.email) IS DISTINCT FROM (NEW.name, NEW.email) AND NEW.erased_at IS NULL)
  EXECUTE FUNCTION keep_earlier_identity();

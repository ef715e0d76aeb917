CREATE TABLE "audit_chain" (
	"position" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_chain_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"entry_id" integer NOT NULL,
	"salt" "bytea",
	"subject_digest" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"hash" "bytea" DEFAULT '\x'::bytea NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "audit_chain_entry" ON "audit_chain" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_chain_account" ON "audit_chain" USING btree ("account_id","position");
--> statement-breakpoint
CREATE FUNCTION audit_digest_of(entry audit_entries, salt bytea) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(salt || convert_to(coalesce('=' || entry.subject_name, ''), 'UTF8'))
$$;
--> statement-breakpoint
-- The subject's name enters as a digest, so that the link holds when the name is erased.
CREATE FUNCTION audit_hash_of(entry audit_entries, previous bytea, subject_digest bytea) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(previous || subject_digest || convert_to(jsonb_build_array(entry.id, entry.account_id, entry.user_id,
    entry.impersonator_id, entry.action, entry.workspace_id, entry.subject_id, entry.details,
    extract(epoch FROM entry.created_at)::text)::text, 'UTF8'))
$$;
--> statement-breakpoint
CREATE FUNCTION link_audit_entry(entry audit_entries) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  new_salt bytea := uuid_send(gen_random_uuid());
  digest bytea := audit_digest_of(entry, new_salt);
  head bytea;
BEGIN
  INSERT INTO audit_heads (account_id) VALUES (entry.account_id) ON CONFLICT DO NOTHING;
  SELECT hash INTO head FROM audit_heads WHERE account_id = entry.account_id FOR UPDATE;
  head := audit_hash_of(entry, head, digest);
  INSERT INTO audit_chain (account_id, entry_id, salt, subject_digest, hash)
    VALUES (entry.account_id, entry.id, new_salt, digest, head);
  UPDATE audit_heads SET hash = head WHERE account_id = entry.account_id;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  entry audit_entries;
BEGIN
  FOR entry IN SELECT * FROM audit_entries ORDER BY id LOOP
    PERFORM link_audit_entry(entry);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION link_new_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM link_audit_entry(NEW);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Deferred: the account's head is locked last and briefly.
CREATE CONSTRAINT TRIGGER audit_entries_link AFTER INSERT ON audit_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION link_new_audit_entry();
--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_LEVEL = 'ROW' AND current_setting('folio.erasing', true) = 'on' THEN
    IF to_jsonb(NEW) - 'subject_name' = to_jsonb(OLD) - 'subject_name' THEN
      UPDATE audit_chain SET salt = NULL WHERE entry_id = OLD.id;
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'The log is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER audit_entries_no_truncate BEFORE TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

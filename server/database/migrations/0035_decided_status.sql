-- The status of an entry as staff decided it, beside the one that its team sees, so that an index has a
-- list of one status in its order. Triggers write it: servers of the release before this one don't know
-- it, and may run beside it.
ALTER TABLE "projects" ADD COLUMN "decided_status" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "projects" SET "decided_status" = coalesce(
	(SELECT "status" FROM "project_decisions" WHERE "project_id" = "projects"."id"), "status"
);--> statement-breakpoint
CREATE FUNCTION "set_decided_status"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.decided_status := coalesce(
		(SELECT d.status FROM project_decisions d WHERE d.project_id = NEW.id), NEW.status
	);
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "projects_decided_status" BEFORE INSERT OR UPDATE OF "status", "decided_status" ON "projects"
FOR EACH ROW EXECUTE FUNCTION "set_decided_status"();--> statement-breakpoint
CREATE FUNCTION "show_decision_in_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- What is written there is decided by the entry's own trigger.
	UPDATE projects SET decided_status = status
	WHERE id = coalesce(NEW.project_id, OLD.project_id)
		AND decided_status IS DISTINCT FROM coalesce(NEW.status, status);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "project_decisions_shown" AFTER INSERT OR UPDATE OF "status" OR DELETE ON "project_decisions"
FOR EACH ROW EXECUTE FUNCTION "show_decision_in_entry"();--> statement-breakpoint
CREATE INDEX "projects_decided_order" ON "projects" USING btree ("decided_status","submit_date" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE ("projects"."status" >= 1);

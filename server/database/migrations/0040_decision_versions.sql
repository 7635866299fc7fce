ALTER TABLE "projects" ADD COLUMN "content_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "project_decisions" ADD COLUMN "entry_revision" integer;--> statement-breakpoint
ALTER TABLE "project_reviews" ADD COLUMN "entry_revision" integer;--> statement-breakpoint
UPDATE "projects" SET "content_revision" = "revision";--> statement-breakpoint
-- Until this release a save of the team deleted the decision: one that is there holds for the last save.
UPDATE "project_decisions" SET "entry_revision" = "p"."content_revision"
FROM "projects" "p" WHERE "p"."id" = "project_decisions"."project_id";--> statement-breakpoint
UPDATE "project_reviews" SET "entry_revision" = "p"."content_revision"
FROM "projects" "p", "project_decisions" "d"
WHERE "p"."id" = "project_reviews"."project_id" AND "d"."project_id" = "p"."id" AND "project_reviews"."position" = (
	SELECT max("r"."position") FROM "project_reviews" "r" WHERE "r"."project_id" = "p"."id"
);

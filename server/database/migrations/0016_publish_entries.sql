ALTER TABLE "projects" ADD COLUMN "published_by" text;
--> statement-breakpoint
-- What everyone could see so far stays as it is: those that were in review before their result stay
-- when results are taken back.
UPDATE "projects" SET "published_by" = CASE
		WHEN "status" = 2 OR EXISTS (
			SELECT 1 FROM "project_history" "h" WHERE "h"."project_id" = "projects"."id" AND "h"."status" = 2
		) THEN 'staff' ELSE 'results' END
WHERE "status" BETWEEN 2 AND 4;

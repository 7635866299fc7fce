INSERT INTO "project_reviews" ("project_id", "position", "from_status", "status", "award", "note", "at")
SELECT "project_id", row_number() OVER (PARTITION BY "project_id" ORDER BY "position") - 1, "from_status", "status",
	CASE WHEN "status" = 4 THEN (SELECT min("name") FROM "project_awards" "a" WHERE "a"."project_id" = "steps"."project_id") END,
	"note", "at"
FROM (
	SELECT *, coalesce(lag("status") OVER (PARTITION BY "project_id" ORDER BY "position"), 1) AS "from_status"
	FROM "project_history"
) "steps"
WHERE "status" >= 2;
--> statement-breakpoint
INSERT INTO "project_decisions" ("project_id", "status", "award", "note")
SELECT "id", "status",
	CASE WHEN "status" = 4 THEN (SELECT min("name") FROM "project_awards" "a" WHERE "a"."project_id" = "projects"."id") END,
	(SELECT "note" FROM "project_history" "h" WHERE "h"."project_id" = "projects"."id" ORDER BY "position" DESC LIMIT 1)
FROM "projects"
WHERE "status" >= 2;
--> statement-breakpoint
-- Of editions whose winners were not published, results are hidden until they are.
UPDATE "projects" SET
	"status" = CASE
		WHEN "projects"."status" IN (3, 4) OR EXISTS (
			SELECT 1 FROM "project_history" "h" WHERE "h"."project_id" = "projects"."id" AND "h"."status" = 2
		) THEN 2 ELSE 1 END,
	"rank" = NULL
FROM "matches" "m"
WHERE "m"."id" = "projects"."match_id" AND "m"."winners" = '[]'::jsonb AND "projects"."status" >= 3;
--> statement-breakpoint
DELETE FROM "project_awards" USING "projects" "p", "matches" "m"
WHERE "p"."id" = "project_awards"."project_id" AND "m"."id" = "p"."match_id" AND "m"."winners" = '[]'::jsonb;
--> statement-breakpoint
DELETE FROM "project_history" USING "projects" "p", "matches" "m"
WHERE "p"."id" = "project_history"."project_id" AND "m"."id" = "p"."match_id"
	AND "m"."winners" = '[]'::jsonb AND "project_history"."status" >= 3;

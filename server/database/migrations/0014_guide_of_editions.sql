ALTER TABLE "matches" ADD COLUMN "guide" jsonb DEFAULT '{"CN":""}'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "matches" SET "guide" = jsonb_build_object('CN', "configs"."content")
  FROM "configs" WHERE "configs"."key" = 'guide' AND "matches"."year" = (SELECT max("year") FROM "matches");--> statement-breakpoint
DELETE FROM "configs" WHERE "key" = 'guide';--> statement-breakpoint
UPDATE "matches" SET "gallery" = (
  SELECT coalesce(jsonb_agg(one || jsonb_build_object('caption', jsonb_build_object('CN', one->'caption')) ORDER BY place), '[]'::jsonb)
  FROM jsonb_array_elements("gallery") WITH ORDINALITY AS list(one, place));

CREATE TABLE "site_identity" (
	"id" text PRIMARY KEY DEFAULT 'site' NOT NULL,
	"name" jsonb NOT NULL,
	"short_name" jsonb NOT NULL,
	"slogan" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"copyright" jsonb NOT NULL,
	"contact_hours" jsonb NOT NULL,
	"filing" text NOT NULL,
	"color" text NOT NULL,
	"logo" text,
	"icon" text,
	"share_picture" text,
	"qr_codes" jsonb NOT NULL
);
--> statement-breakpoint
WITH "old" AS (
  SELECT jsonb_object_agg("key", "content") AS "texts" FROM "configs" HAVING count(*) > 0
), "known" AS (
  -- What the site called itself in code until now, in the languages that it did so.
  SELECT "texts", coalesce("texts"->>'systemName', '') IN ('启明创新创业大赛', '') AS "same" FROM "old"
)
INSERT INTO "site_identity" ("id", "name", "short_name", "slogan", "description", "copyright", "contact_hours", "filing", "color", "qr_codes")
SELECT 'site',
  CASE WHEN "same" THEN '{"CN": "启明创新创业大赛", "US": "Qiming Innovation & Entrepreneurship Competition", "HK": "啟明創新創業大賽"}'::jsonb
    ELSE jsonb_build_object('CN', "texts"->>'systemName') END,
  CASE WHEN "same" THEN '{"CN": "启明大赛", "US": "Qiming", "HK": "啟明大賽"}'::jsonb
    ELSE jsonb_build_object('CN', "texts"->>'systemName') END,
  CASE WHEN "same" THEN '{"CN": "创见未来\n业启新程", "US": "Imagine the future.\nStart it here.", "HK": "創見未來\n業啟新程"}'::jsonb
    ELSE '{"CN": ""}'::jsonb END,
  '{"CN": ""}'::jsonb,
  jsonb_build_object('CN', coalesce("texts"->>'copyright', '')),
  jsonb_build_object('CN', coalesce("texts"->>'footerContacts', '')),
  coalesce("texts"->>'filing', ''),
  '#1890ff',
  jsonb_strip_nulls(jsonb_build_object(
    'consulting', nullif("texts"->>'qr.consulting', ''),
    'miniProgram', nullif("texts"->>'qr.miniProgram', ''),
    'institute', nullif("texts"->>'qr.institute', ''),
    'shortVideo', nullif("texts"->>'qr.shortVideo', '')))
FROM "known";--> statement-breakpoint
DELETE FROM "configs" WHERE "key" IN ('systemName', 'copyright', 'filing', 'footerContacts', 'qr.consulting', 'qr.miniProgram', 'qr.institute', 'qr.shortVideo');

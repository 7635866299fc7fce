ALTER TABLE "menu_items" ADD COLUMN "title" jsonb;--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "permission" text;--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "menu_items" SET "permission" = 'score:user' WHERE "router_name" = 'ScoringSystem';--> statement-breakpoint
UPDATE "menu_items" SET "permission" = 'system:login' WHERE "router_name" = 'AdminBackOffice';--> statement-breakpoint
UPDATE "menu_items" SET "path" = NULL WHERE "router_name" = 'AdminBackOffice' AND "path" = 'https://admin.example.org/';--> statement-breakpoint
INSERT INTO "menu_items" ("id", "name", "router_name", "permission", "position")
  SELECT 'menu-AdminBackOffice', '后台管理', 'AdminBackOffice', 'system:login', max("position") + 1 FROM "menu_items"
  HAVING count(*) > 0 AND count(*) FILTER (WHERE "router_name" = 'AdminBackOffice') = 0;

ALTER TABLE "matches" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "sign_up_paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "extended_from" timestamp with time zone;--> statement-breakpoint
UPDATE "matches" SET "published_at" = "begin";

CREATE TABLE "deployment" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
UPDATE "users" SET "phone_verified_at" = now(), "email_verified_at" = now()
WHERE "create_by" IS NOT NULL OR "user_code" IS NOT NULL OR "password_hash" IS NULL
	OR "permissions" <> '[]'::jsonb OR "roles" <> '[]'::jsonb
	OR "id" !~ '^user-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

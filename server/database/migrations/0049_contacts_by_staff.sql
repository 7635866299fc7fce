ALTER TABLE "users" ADD COLUMN "phone_by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Accounts that staff made and no user has logged in to: their contacts are the word of staff.
UPDATE "users" SET
  "phone_by_staff" = "phone" IS NOT NULL,
  "email_by_staff" = "email" IS NOT NULL,
  "phone_verified_at" = NULL,
  "email_verified_at" = NULL
WHERE "password_hash" IS NULL AND "create_by" IS NOT NULL AND "language" IS NULL;

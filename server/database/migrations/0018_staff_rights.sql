CREATE TABLE "audit_log" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"operation" text NOT NULL,
	"outcome" text NOT NULL,
	"user_id" text,
	"user_name" text NOT NULL,
	"address" text NOT NULL,
	"target" text,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "staff_roles" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"permissions" jsonb NOT NULL,
	CONSTRAINT "staff_roles_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_user" ON "audit_log" USING btree ("user_id");--> statement-breakpoint
-- Whoever had the back office had all of it: the built-in role. To nobody else did its name mean a right.
UPDATE "users" SET "roles" = coalesce((SELECT jsonb_agg(r) FROM jsonb_array_elements("roles") r WHERE r ->> 'id' <> 'administrator'), '[]'::jsonb)
WHERE "roles" @> '[{"id": "administrator"}]'::jsonb;--> statement-breakpoint
UPDATE "users" SET "roles" = "roles" || '[{"id": "administrator", "name": "administrator"}]'::jsonb
WHERE "permissions" @> '[{"id": "system:login"}]'::jsonb OR "roles" @> '[{"id": "system:login"}]'::jsonb;

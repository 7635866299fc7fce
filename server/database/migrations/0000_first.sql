CREATE TABLE "activities" (
	"id" text PRIMARY KEY NOT NULL,
	"match_id" text,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"cover_file_id" text,
	"start" timestamp with time zone NOT NULL,
	"end" timestamp with time zone NOT NULL,
	"sign_up_start" timestamp with time zone NOT NULL,
	"sign_up_end" timestamp with time zone NOT NULL,
	"city" text NOT NULL,
	"address" text NOT NULL,
	"capacity" integer NOT NULL,
	"signed_up" integer DEFAULT 0 NOT NULL,
	"browse_number" integer DEFAULT 0 NOT NULL,
	"description" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"check_in_code" text DEFAULT lpad(floor(random() * 1000000)::integer::text, 6, '0') NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"cancel_reason" text
);
--> statement-breakpoint
CREATE TABLE "activity_sign_ups" (
	"activity_id" text NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"signed_up_at" timestamp with time zone NOT NULL,
	"ticket" text DEFAULT lpad(floor(random() * 1000000000000)::bigint::text, 12, '0') NOT NULL,
	CONSTRAINT "activity_sign_ups_activity_id_user_id_pk" PRIMARY KEY("activity_id","user_id"),
	CONSTRAINT "activity_sign_ups_ticket_unique" UNIQUE("ticket")
);
--> statement-breakpoint
CREATE TABLE "error_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "error_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"code" integer NOT NULL,
	"text" text NOT NULL,
	"url" text NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "experts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"status" integer NOT NULL,
	"reason" text,
	"revision" integer NOT NULL,
	"save_key" text NOT NULL,
	"name" text,
	"gender" text,
	"mobile" text,
	"email" text,
	"id_card" text,
	"organisation" text,
	"job_title" text,
	"domains" jsonb NOT NULL,
	"experience" integer,
	"bio" text,
	"avatar_file_id" text,
	"submit_date" timestamp with time zone,
	"create_date" timestamp with time zone NOT NULL,
	"update_date" timestamp with time zone NOT NULL,
	CONSTRAINT "experts_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"hash" text NOT NULL,
	"public" boolean DEFAULT false NOT NULL,
	"owner_id" text,
	"create_date" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "highlights" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" text PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"edition" integer NOT NULL,
	"name" text NOT NULL,
	"theme" text NOT NULL,
	"begin" timestamp with time zone NOT NULL,
	"end" timestamp with time zone NOT NULL,
	"sign_up_start" timestamp with time zone NOT NULL,
	"sign_up_end" timestamp with time zone NOT NULL,
	"stages" jsonb NOT NULL,
	"prizes" jsonb NOT NULL,
	"introduction" text NOT NULL,
	"banner_file_id" text,
	"projects" integer NOT NULL,
	"cities" integer NOT NULL,
	"prize_pool" bigint NOT NULL,
	"finance" bigint NOT NULL,
	"winners" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"gallery" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"statement_title" text,
	"statement" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "matches_year_unique" UNIQUE("year")
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"logo_file_id" text,
	"url" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"id" text PRIMARY KEY NOT NULL,
	"match_id" text,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"summary" text NOT NULL,
	"domain" text NOT NULL,
	"city" text NOT NULL,
	"award" text NOT NULL,
	"cover_file_id" text,
	"figures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"match_id" text,
	"title" text NOT NULL,
	"source" text NOT NULL,
	"publish_date" timestamp with time zone NOT NULL,
	"cover_file_id" text,
	"video_file_id" text,
	"caption_file_id" text,
	"summary" text NOT NULL,
	"content" text NOT NULL,
	"browse_number" integer DEFAULT 0 NOT NULL,
	"published" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"window_end" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"create_date" timestamp with time zone NOT NULL,
	"last_date" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"chinese_name" text NOT NULL,
	"avatar_file_id" text,
	"ad_user" text,
	"user_code" text,
	"remarks" text,
	"create_date" timestamp with time zone DEFAULT now() NOT NULL,
	"create_by" text,
	"update_date" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" text,
	"disabled" boolean DEFAULT false NOT NULL,
	"must_reset_password" boolean DEFAULT false NOT NULL,
	"permissions" jsonb NOT NULL,
	"roles" jsonb NOT NULL,
	CONSTRAINT "users_phone_unique" UNIQUE("phone"),
	CONSTRAINT "users_user_code_unique" UNIQUE("user_code")
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"key" text PRIMARY KEY NOT NULL,
	"code_hash" text,
	"tries" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_awards" (
	"project_id" text NOT NULL,
	"name" text NOT NULL,
	"amount" bigint,
	CONSTRAINT "project_awards_project_id_name_pk" PRIMARY KEY("project_id","name")
);
--> statement-breakpoint
CREATE TABLE "project_files" (
	"project_id" text NOT NULL,
	"file_id" text NOT NULL,
	"shared" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "project_files_project_id_file_id_pk" PRIMARY KEY("project_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "project_history" (
	"project_id" text NOT NULL,
	"position" integer NOT NULL,
	"status" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"note" text,
	CONSTRAINT "project_history_project_id_position_pk" PRIMARY KEY("project_id","position")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" text PRIMARY KEY NOT NULL,
	"match_id" text NOT NULL,
	"user_id" text NOT NULL,
	"status" integer NOT NULL,
	"revision" integer NOT NULL,
	"save_key" text NOT NULL,
	"agreed" boolean DEFAULT false NOT NULL,
	"name" text,
	"domain" text,
	"city" text,
	"stage" text,
	"summary" text,
	"description" text,
	"team" jsonb NOT NULL,
	"members" jsonb NOT NULL,
	"company" jsonb NOT NULL,
	"logo_file_id" text,
	"video_file_id" text,
	"rank" integer,
	"submit_date" timestamp with time zone,
	"create_date" timestamp with time zone NOT NULL,
	"update_date" timestamp with time zone NOT NULL,
	CONSTRAINT "projects_user_match" UNIQUE("user_id","match_id")
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"code" text PRIMARY KEY NOT NULL,
	"parent_code" text,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dictionary_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"dict_type" text NOT NULL,
	"value" text NOT NULL,
	"parent_id" text,
	"labels" jsonb NOT NULL,
	"position" integer NOT NULL,
	"remarks" text,
	"create_date" timestamp with time zone DEFAULT now() NOT NULL,
	"create_by" text,
	"update_date" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" text,
	CONSTRAINT "dictionary_entries_value" UNIQUE("dict_type","value")
);
--> statement-breakpoint
CREATE TABLE "domains" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"contacts" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configs" (
	"key" text PRIMARY KEY NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "links" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"img" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"path" text,
	"router_name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_sign_ups" ADD CONSTRAINT "activity_sign_ups_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_sign_ups" ADD CONSTRAINT "activity_sign_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experts" ADD CONSTRAINT "experts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experts" ADD CONSTRAINT "experts_avatar_file_id_files_id_fk" FOREIGN KEY ("avatar_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_domain_domains_code_fk" FOREIGN KEY ("domain") REFERENCES "public"."domains"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_awards" ADD CONSTRAINT "project_awards_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_history" ADD CONSTRAINT "project_history_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_video_file_id_files_id_fk" FOREIGN KEY ("video_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_end" ON "activities" USING btree ("end");--> statement-breakpoint
CREATE INDEX "activity_sign_ups_user" ON "activity_sign_ups" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "error_log_received" ON "error_log" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "news_newest" ON "news" USING btree ("kind","publish_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "project_files_file" ON "project_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "projects_match" ON "projects" USING btree ("match_id","status");--> statement-breakpoint
CREATE INDEX "projects_logo" ON "projects" USING btree ("logo_file_id");--> statement-breakpoint
CREATE INDEX "projects_video" ON "projects" USING btree ("video_file_id");--> statement-breakpoint
CREATE INDEX "dictionary_entries_parent" ON "dictionary_entries" USING btree ("parent_id");
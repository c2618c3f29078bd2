import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_support_pages_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_support_pages_kind" AS ENUM('maintenance', 'contact', 'repair');
  CREATE TYPE "public"."enum_support_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__support_pages_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__support_pages_v_version_kind" AS ENUM('maintenance', 'contact', 'repair');
  CREATE TYPE "public"."enum__support_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__support_pages_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_distributors_site" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_downloads_site" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_downloads_way" AS ENUM('file', 'collection');
  CREATE TYPE "public"."enum_distributor_tokens_kind" AS ENUM('invitation', 'reset', 'second-step');
  CREATE TYPE "public"."enum_service_support_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_support_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_support_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TABLE "rate_limits" (
  	"key" varchar(255) PRIMARY KEY NOT NULL,
  	"points" integer DEFAULT 0 NOT NULL,
  	"expire" bigint
  );
  
  CREATE TABLE "support_pages_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_support_pages_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "support_pages" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_support_pages_kind",
  	"icon_id" varchar,
  	"update_time" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_support_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "support_pages_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_support_pages_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__support_pages_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_support_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_kind" "enum__support_pages_v_version_kind",
  	"version_icon_id" varchar,
  	"version_update_time" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__support_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__support_pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_support_pages_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "distributors" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"username" varchar NOT NULL,
  	"company" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"site" "enum_distributors_site" DEFAULT 'en_EN' NOT NULL,
  	"note" varchar,
  	"disabled" boolean DEFAULT false,
  	"expires" timestamp(3) with time zone,
  	"second_factor" boolean DEFAULT false,
  	"second_factor_since" timestamp(3) with time zone,
  	"last_sign_in" timestamp(3) with time zone,
  	"password_hash" varchar,
  	"totp_secret" varchar,
  	"totp_step" numeric,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "distributors_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"distributor_groups_id" varchar
  );
  
  CREATE TABLE "distributor_groups" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "downloads" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"account" varchar NOT NULL,
  	"company" varchar,
  	"distributor" varchar,
  	"file_name" varchar NOT NULL,
  	"file" varchar,
  	"site" "enum_downloads_site",
  	"way" "enum_downloads_way" NOT NULL
  );
  
  CREATE TABLE "files_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "files_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"distributor_groups_id" varchar
  );
  
  CREATE TABLE "distributor_sessions" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"distributor" varchar NOT NULL,
  	"started_at" timestamp(3) with time zone NOT NULL,
  	"seen_at" timestamp(3) with time zone NOT NULL,
  	"previous_visit" timestamp(3) with time zone
  );
  
  CREATE TABLE "distributor_tokens" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"distributor" varchar NOT NULL,
  	"kind" "enum_distributor_tokens_kind" NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"totp_secret" varchar
  );
  
  CREATE TABLE "service_support_promises" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"figure" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "service_support_pillars" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "service_support" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" varchar,
  	"official_account_id" varchar,
  	"_status" "enum_service_support_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "service_support_locales" (
  	"lead" varchar,
  	"hotline" varchar,
  	"repair_label" varchar,
  	"repair_address" varchar,
  	"customer_introduction" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_service_support_v_version_promises" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"figure" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_service_support_v_version_pillars" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_service_support_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_picture_id" varchar,
  	"version_official_account_id" varchar,
  	"version__status" "enum__service_support_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__service_support_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_service_support_v_locales" (
  	"version_lead" varchar,
  	"version_hotline" varchar,
  	"version_repair_label" varchar,
  	"version_repair_address" varchar,
  	"version_customer_introduction" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "support_pages_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "distributors_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "distributor_groups_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "downloads_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "distributor_sessions_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "distributor_tokens_id" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "download_log_days" numeric DEFAULT 365;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_download_log_days" numeric DEFAULT 365;
  ALTER TABLE "support_pages_sites" ADD CONSTRAINT "support_pages_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."support_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "support_pages" ADD CONSTRAINT "support_pages_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "support_pages_locales" ADD CONSTRAINT "support_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."support_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_support_pages_v_version_sites" ADD CONSTRAINT "_support_pages_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_support_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_support_pages_v" ADD CONSTRAINT "_support_pages_v_parent_id_support_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."support_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_support_pages_v" ADD CONSTRAINT "_support_pages_v_version_icon_id_media_id_fk" FOREIGN KEY ("version_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_support_pages_v_locales" ADD CONSTRAINT "_support_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_support_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "distributors_rels" ADD CONSTRAINT "distributors_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."distributors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "distributors_rels" ADD CONSTRAINT "distributors_rels_distributor_groups_fk" FOREIGN KEY ("distributor_groups_id") REFERENCES "public"."distributor_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "files_texts" ADD CONSTRAINT "files_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "files_rels" ADD CONSTRAINT "files_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "files_rels" ADD CONSTRAINT "files_rels_distributor_groups_fk" FOREIGN KEY ("distributor_groups_id") REFERENCES "public"."distributor_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_support_promises" ADD CONSTRAINT "service_support_promises_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_support"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_support_pillars" ADD CONSTRAINT "service_support_pillars_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_support"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_support" ADD CONSTRAINT "service_support_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_support" ADD CONSTRAINT "service_support_official_account_id_media_id_fk" FOREIGN KEY ("official_account_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_support_locales" ADD CONSTRAINT "service_support_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_support"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_support_v_version_promises" ADD CONSTRAINT "_service_support_v_version_promises_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_support_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_support_v_version_pillars" ADD CONSTRAINT "_service_support_v_version_pillars_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_support_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_support_v" ADD CONSTRAINT "_service_support_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_support_v" ADD CONSTRAINT "_service_support_v_version_official_account_id_media_id_fk" FOREIGN KEY ("version_official_account_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_support_v_locales" ADD CONSTRAINT "_service_support_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_support_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "support_pages_sites_order_idx" ON "support_pages_sites" USING btree ("order");
  CREATE INDEX "support_pages_sites_parent_idx" ON "support_pages_sites" USING btree ("parent_id");
  CREATE INDEX "support_pages_sites_value_idx" ON "support_pages_sites" USING btree ("value");
  CREATE UNIQUE INDEX "support_pages_kind_idx" ON "support_pages" USING btree ("kind");
  CREATE INDEX "support_pages_icon_idx" ON "support_pages" USING btree ("icon_id");
  CREATE INDEX "support_pages_update_time_idx" ON "support_pages" USING btree ("update_time");
  CREATE INDEX "support_pages_updated_at_idx" ON "support_pages" USING btree ("updated_at");
  CREATE INDEX "support_pages_created_at_idx" ON "support_pages" USING btree ("created_at");
  CREATE INDEX "support_pages__status_idx" ON "support_pages" USING btree ("_status");
  CREATE UNIQUE INDEX "support_pages_locales_locale_parent_id_unique" ON "support_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_support_pages_v_version_sites_order_idx" ON "_support_pages_v_version_sites" USING btree ("order");
  CREATE INDEX "_support_pages_v_version_sites_parent_idx" ON "_support_pages_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_support_pages_v_version_sites_value_idx" ON "_support_pages_v_version_sites" USING btree ("value");
  CREATE INDEX "_support_pages_v_parent_idx" ON "_support_pages_v" USING btree ("parent_id");
  CREATE INDEX "_support_pages_v_version_version_kind_idx" ON "_support_pages_v" USING btree ("version_kind");
  CREATE INDEX "_support_pages_v_version_version_icon_idx" ON "_support_pages_v" USING btree ("version_icon_id");
  CREATE INDEX "_support_pages_v_version_version_update_time_idx" ON "_support_pages_v" USING btree ("version_update_time");
  CREATE INDEX "_support_pages_v_version_version_updated_at_idx" ON "_support_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_support_pages_v_version_version_created_at_idx" ON "_support_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_support_pages_v_version_version__status_idx" ON "_support_pages_v" USING btree ("version__status");
  CREATE INDEX "_support_pages_v_created_at_idx" ON "_support_pages_v" USING btree ("created_at");
  CREATE INDEX "_support_pages_v_updated_at_idx" ON "_support_pages_v" USING btree ("updated_at");
  CREATE INDEX "_support_pages_v_snapshot_idx" ON "_support_pages_v" USING btree ("snapshot");
  CREATE INDEX "_support_pages_v_published_locale_idx" ON "_support_pages_v" USING btree ("published_locale");
  CREATE INDEX "_support_pages_v_latest_idx" ON "_support_pages_v" USING btree ("latest");
  CREATE INDEX "_support_pages_v_autosave_idx" ON "_support_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_support_pages_v_locales_locale_parent_id_unique" ON "_support_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "distributors_username_idx" ON "distributors" USING btree ("username");
  CREATE INDEX "distributors_email_idx" ON "distributors" USING btree ("email");
  CREATE INDEX "distributors_disabled_idx" ON "distributors" USING btree ("disabled");
  CREATE INDEX "distributors_updated_at_idx" ON "distributors" USING btree ("updated_at");
  CREATE INDEX "distributors_created_at_idx" ON "distributors" USING btree ("created_at");
  CREATE INDEX "distributors_rels_order_idx" ON "distributors_rels" USING btree ("order");
  CREATE INDEX "distributors_rels_parent_idx" ON "distributors_rels" USING btree ("parent_id");
  CREATE INDEX "distributors_rels_path_idx" ON "distributors_rels" USING btree ("path");
  CREATE INDEX "distributors_rels_distributor_groups_id_idx" ON "distributors_rels" USING btree ("distributor_groups_id");
  CREATE UNIQUE INDEX "distributor_groups_name_idx" ON "distributor_groups" USING btree ("name");
  CREATE INDEX "distributor_groups_updated_at_idx" ON "distributor_groups" USING btree ("updated_at");
  CREATE INDEX "distributor_groups_created_at_idx" ON "distributor_groups" USING btree ("created_at");
  CREATE INDEX "downloads_at_idx" ON "downloads" USING btree ("at");
  CREATE INDEX "downloads_account_idx" ON "downloads" USING btree ("account");
  CREATE INDEX "downloads_distributor_idx" ON "downloads" USING btree ("distributor");
  CREATE INDEX "downloads_file_name_idx" ON "downloads" USING btree ("file_name");
  CREATE INDEX "downloads_file_idx" ON "downloads" USING btree ("file");
  CREATE INDEX "files_texts_order_parent" ON "files_texts" USING btree ("order","parent_id");
  CREATE INDEX "files_texts_text_idx" ON "files_texts" USING btree ("text");
  CREATE INDEX "files_rels_order_idx" ON "files_rels" USING btree ("order");
  CREATE INDEX "files_rels_parent_idx" ON "files_rels" USING btree ("parent_id");
  CREATE INDEX "files_rels_path_idx" ON "files_rels" USING btree ("path");
  CREATE INDEX "files_rels_distributor_groups_id_idx" ON "files_rels" USING btree ("distributor_groups_id");
  CREATE INDEX "distributor_sessions_distributor_idx" ON "distributor_sessions" USING btree ("distributor");
  CREATE INDEX "distributor_tokens_distributor_idx" ON "distributor_tokens" USING btree ("distributor");
  CREATE INDEX "distributor_tokens_expires_at_idx" ON "distributor_tokens" USING btree ("expires_at");
  CREATE INDEX "service_support_promises_order_idx" ON "service_support_promises" USING btree ("_order");
  CREATE INDEX "service_support_promises_parent_id_idx" ON "service_support_promises" USING btree ("_parent_id");
  CREATE INDEX "service_support_promises_locale_idx" ON "service_support_promises" USING btree ("_locale");
  CREATE INDEX "service_support_pillars_order_idx" ON "service_support_pillars" USING btree ("_order");
  CREATE INDEX "service_support_pillars_parent_id_idx" ON "service_support_pillars" USING btree ("_parent_id");
  CREATE INDEX "service_support_pillars_locale_idx" ON "service_support_pillars" USING btree ("_locale");
  CREATE INDEX "service_support_picture_idx" ON "service_support" USING btree ("picture_id");
  CREATE INDEX "service_support_official_account_idx" ON "service_support" USING btree ("official_account_id");
  CREATE INDEX "service_support__status_idx" ON "service_support" USING btree ("_status");
  CREATE UNIQUE INDEX "service_support_locales_locale_parent_id_unique" ON "service_support_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_service_support_v_version_promises_order_idx" ON "_service_support_v_version_promises" USING btree ("_order");
  CREATE INDEX "_service_support_v_version_promises_parent_id_idx" ON "_service_support_v_version_promises" USING btree ("_parent_id");
  CREATE INDEX "_service_support_v_version_promises_locale_idx" ON "_service_support_v_version_promises" USING btree ("_locale");
  CREATE INDEX "_service_support_v_version_pillars_order_idx" ON "_service_support_v_version_pillars" USING btree ("_order");
  CREATE INDEX "_service_support_v_version_pillars_parent_id_idx" ON "_service_support_v_version_pillars" USING btree ("_parent_id");
  CREATE INDEX "_service_support_v_version_pillars_locale_idx" ON "_service_support_v_version_pillars" USING btree ("_locale");
  CREATE INDEX "_service_support_v_version_version_picture_idx" ON "_service_support_v" USING btree ("version_picture_id");
  CREATE INDEX "_service_support_v_version_version_official_account_idx" ON "_service_support_v" USING btree ("version_official_account_id");
  CREATE INDEX "_service_support_v_version_version__status_idx" ON "_service_support_v" USING btree ("version__status");
  CREATE INDEX "_service_support_v_created_at_idx" ON "_service_support_v" USING btree ("created_at");
  CREATE INDEX "_service_support_v_updated_at_idx" ON "_service_support_v" USING btree ("updated_at");
  CREATE INDEX "_service_support_v_snapshot_idx" ON "_service_support_v" USING btree ("snapshot");
  CREATE INDEX "_service_support_v_published_locale_idx" ON "_service_support_v" USING btree ("published_locale");
  CREATE INDEX "_service_support_v_latest_idx" ON "_service_support_v" USING btree ("latest");
  CREATE INDEX "_service_support_v_autosave_idx" ON "_service_support_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_service_support_v_locales_locale_parent_id_unique" ON "_service_support_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_support_pages_fk" FOREIGN KEY ("support_pages_id") REFERENCES "public"."support_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_distributors_fk" FOREIGN KEY ("distributors_id") REFERENCES "public"."distributors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_distributor_groups_fk" FOREIGN KEY ("distributor_groups_id") REFERENCES "public"."distributor_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_distributor_sessions_fk" FOREIGN KEY ("distributor_sessions_id") REFERENCES "public"."distributor_sessions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_distributor_tokens_fk" FOREIGN KEY ("distributor_tokens_id") REFERENCES "public"."distributor_tokens"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_support_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("support_pages_id");
  CREATE INDEX "payload_locked_documents_rels_distributors_id_idx" ON "payload_locked_documents_rels" USING btree ("distributors_id");
  CREATE INDEX "payload_locked_documents_rels_distributor_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("distributor_groups_id");
  CREATE INDEX "payload_locked_documents_rels_downloads_id_idx" ON "payload_locked_documents_rels" USING btree ("downloads_id");
  CREATE INDEX "payload_locked_documents_rels_distributor_sessions_id_idx" ON "payload_locked_documents_rels" USING btree ("distributor_sessions_id");
  CREATE INDEX "payload_locked_documents_rels_distributor_tokens_id_idx" ON "payload_locked_documents_rels" USING btree ("distributor_tokens_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "rate_limits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "support_pages_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "support_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "support_pages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_support_pages_v_version_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_support_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_support_pages_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "distributors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "distributors_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "distributor_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "downloads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "files_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "files_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "distributor_sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "distributor_tokens" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_support_promises" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_support_pillars" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_support" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_support_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_support_v_version_promises" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_support_v_version_pillars" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_support_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_support_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "rate_limits" CASCADE;
  DROP TABLE "support_pages_sites" CASCADE;
  DROP TABLE "support_pages" CASCADE;
  DROP TABLE "support_pages_locales" CASCADE;
  DROP TABLE "_support_pages_v_version_sites" CASCADE;
  DROP TABLE "_support_pages_v" CASCADE;
  DROP TABLE "_support_pages_v_locales" CASCADE;
  DROP TABLE "distributors" CASCADE;
  DROP TABLE "distributors_rels" CASCADE;
  DROP TABLE "distributor_groups" CASCADE;
  DROP TABLE "downloads" CASCADE;
  DROP TABLE "files_texts" CASCADE;
  DROP TABLE "files_rels" CASCADE;
  DROP TABLE "distributor_sessions" CASCADE;
  DROP TABLE "distributor_tokens" CASCADE;
  DROP TABLE "service_support_promises" CASCADE;
  DROP TABLE "service_support_pillars" CASCADE;
  DROP TABLE "service_support" CASCADE;
  DROP TABLE "service_support_locales" CASCADE;
  DROP TABLE "_service_support_v_version_promises" CASCADE;
  DROP TABLE "_service_support_v_version_pillars" CASCADE;
  DROP TABLE "_service_support_v" CASCADE;
  DROP TABLE "_service_support_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_support_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_distributors_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_distributor_groups_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_downloads_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_distributor_sessions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_distributor_tokens_fk";
  
  DROP INDEX "payload_locked_documents_rels_support_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_distributors_id_idx";
  DROP INDEX "payload_locked_documents_rels_distributor_groups_id_idx";
  DROP INDEX "payload_locked_documents_rels_downloads_id_idx";
  DROP INDEX "payload_locked_documents_rels_distributor_sessions_id_idx";
  DROP INDEX "payload_locked_documents_rels_distributor_tokens_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "support_pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "distributors_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "distributor_groups_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "downloads_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "distributor_sessions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "distributor_tokens_id";
  ALTER TABLE "site_settings" DROP COLUMN "download_log_days";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_download_log_days";
  DROP TYPE "public"."enum_support_pages_sites";
  DROP TYPE "public"."enum_support_pages_kind";
  DROP TYPE "public"."enum_support_pages_status";
  DROP TYPE "public"."enum__support_pages_v_version_sites";
  DROP TYPE "public"."enum__support_pages_v_version_kind";
  DROP TYPE "public"."enum__support_pages_v_version_status";
  DROP TYPE "public"."enum__support_pages_v_published_locale";
  DROP TYPE "public"."enum_distributors_site";
  DROP TYPE "public"."enum_downloads_site";
  DROP TYPE "public"."enum_downloads_way";
  DROP TYPE "public"."enum_distributor_tokens_kind";
  DROP TYPE "public"."enum_service_support_status";
  DROP TYPE "public"."enum__service_support_v_version_status";
  DROP TYPE "public"."enum__service_support_v_published_locale";`)
}

import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// The storage parameter: a search counts and orders by the narrow columns of many rows and reads the texts of few.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_promotions_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_searches_site" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_search_settings_shortcuts_tag" AS ENUM('products', 'solutions', 'cases', 'videos', 'pictures', 'brochures', 'news');
  CREATE TABLE "search_rows" (
  	"collection" varchar NOT NULL,
  	"document" varchar NOT NULL,
  	"site" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"place" double precision NOT NULL,
  	"title" text NOT NULL,
  	"summary" text NOT NULL,
  	"body" text NOT NULL,
  	"models" text[] NOT NULL,
  	"words" text[] NOT NULL,
  	"plain_title" text NOT NULL,
  	"plain_text" text NOT NULL,
  	"tokens" "tsvector" NOT NULL,
  	CONSTRAINT "search_rows_collection_document_site_pk" PRIMARY KEY("collection","document","site")
  );
  
  CREATE TABLE "promotions_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_promotions_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "promotions" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "promotions_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "promotions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" varchar,
  	"solutions_id" varchar,
  	"cases_id" varchar,
  	"company_videos_id" varchar,
  	"materials_id" varchar,
  	"news_id" varchar
  );
  
  CREATE TABLE "searches" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"site" "enum_searches_site" NOT NULL,
  	"text" varchar NOT NULL,
  	"times" numeric DEFAULT 0 NOT NULL,
  	"found" numeric NOT NULL
  );
  
  CREATE TABLE "file_texts" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"text" varchar,
  	"fault" varchar
  );
  
  CREATE TABLE "search_settings_shortcuts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"tag" "enum_search_settings_shortcuts_tag" NOT NULL
  );
  
  CREATE TABLE "search_settings_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"meaning" varchar NOT NULL
  );
  
  CREATE TABLE "search_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "search_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "promotions_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "searches_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "file_texts_id" varchar;
  ALTER TABLE "promotions_sites" ADD CONSTRAINT "promotions_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_texts" ADD CONSTRAINT "promotions_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_cases_fk" FOREIGN KEY ("cases_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_company_videos_fk" FOREIGN KEY ("company_videos_id") REFERENCES "public"."company_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_materials_fk" FOREIGN KEY ("materials_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_settings_shortcuts" ADD CONSTRAINT "search_settings_shortcuts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_settings_synonyms" ADD CONSTRAINT "search_settings_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_settings_texts" ADD CONSTRAINT "search_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "search_rows_place_idx" ON "search_rows" USING btree ("site","kind","place","document");
  CREATE INDEX "search_rows_zh_cn_idx" ON "search_rows" USING gin ("tokens") WHERE site = 'zh_CN';
  CREATE INDEX "search_rows_en_en_idx" ON "search_rows" USING gin ("tokens") WHERE site = 'en_EN';
  CREATE INDEX "search_rows_en_us_idx" ON "search_rows" USING gin ("tokens") WHERE site = 'en_US';
  CREATE INDEX "search_rows_en_uk_idx" ON "search_rows" USING gin ("tokens") WHERE site = 'en_UK';
  CREATE INDEX "search_rows_es_es_idx" ON "search_rows" USING gin ("tokens") WHERE site = 'es_ES';
  CREATE INDEX "search_rows_fr_fr_idx" ON "search_rows" USING gin ("tokens") WHERE site = 'fr_FR';
  CREATE INDEX "promotions_sites_order_idx" ON "promotions_sites" USING btree ("order");
  CREATE INDEX "promotions_sites_parent_idx" ON "promotions_sites" USING btree ("parent_id");
  CREATE INDEX "promotions_sites_value_idx" ON "promotions_sites" USING btree ("value");
  CREATE INDEX "promotions_updated_at_idx" ON "promotions" USING btree ("updated_at");
  CREATE INDEX "promotions_created_at_idx" ON "promotions" USING btree ("created_at");
  CREATE INDEX "promotions_texts_order_parent" ON "promotions_texts" USING btree ("order","parent_id");
  CREATE INDEX "promotions_rels_order_idx" ON "promotions_rels" USING btree ("order");
  CREATE INDEX "promotions_rels_parent_idx" ON "promotions_rels" USING btree ("parent_id");
  CREATE INDEX "promotions_rels_path_idx" ON "promotions_rels" USING btree ("path");
  CREATE INDEX "promotions_rels_products_id_idx" ON "promotions_rels" USING btree ("products_id");
  CREATE INDEX "promotions_rels_solutions_id_idx" ON "promotions_rels" USING btree ("solutions_id");
  CREATE INDEX "promotions_rels_cases_id_idx" ON "promotions_rels" USING btree ("cases_id");
  CREATE INDEX "promotions_rels_company_videos_id_idx" ON "promotions_rels" USING btree ("company_videos_id");
  CREATE INDEX "promotions_rels_materials_id_idx" ON "promotions_rels" USING btree ("materials_id");
  CREATE INDEX "promotions_rels_news_id_idx" ON "promotions_rels" USING btree ("news_id");
  CREATE INDEX "searches_day_idx" ON "searches" USING btree ("day");
  CREATE INDEX "searches_text_idx" ON "searches" USING btree ("text");
  CREATE INDEX "searches_found_idx" ON "searches" USING btree ("found");
  CREATE UNIQUE INDEX "day_site_text_idx" ON "searches" USING btree ("day","site","text");
  CREATE INDEX "search_settings_shortcuts_order_idx" ON "search_settings_shortcuts" USING btree ("_order");
  CREATE INDEX "search_settings_shortcuts_parent_id_idx" ON "search_settings_shortcuts" USING btree ("_parent_id");
  CREATE INDEX "search_settings_synonyms_order_idx" ON "search_settings_synonyms" USING btree ("_order");
  CREATE INDEX "search_settings_synonyms_parent_id_idx" ON "search_settings_synonyms" USING btree ("_parent_id");
  CREATE INDEX "search_settings_texts_order_parent" ON "search_settings_texts" USING btree ("order","parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promotions_fk" FOREIGN KEY ("promotions_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_searches_fk" FOREIGN KEY ("searches_id") REFERENCES "public"."searches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_file_texts_fk" FOREIGN KEY ("file_texts_id") REFERENCES "public"."file_texts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_promotions_id_idx" ON "payload_locked_documents_rels" USING btree ("promotions_id");
  CREATE INDEX "payload_locked_documents_rels_searches_id_idx" ON "payload_locked_documents_rels" USING btree ("searches_id");
  CREATE INDEX "payload_locked_documents_rels_file_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("file_texts_id");
  
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'read-text';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'read-text';
  
   ALTER TABLE "search_rows" SET (toast_tuple_target = 256);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "search_rows" RESET (toast_tuple_target);
  
   ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'tell-inbox', 'confirm-request', 'call-webhook');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'tell-inbox', 'confirm-request', 'call-webhook');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  
   ALTER TABLE "search_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "promotions_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "promotions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "promotions_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "promotions_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "searches" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "file_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_settings_shortcuts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_settings_synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_settings_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "search_rows" CASCADE;
  DROP TABLE "promotions_sites" CASCADE;
  DROP TABLE "promotions" CASCADE;
  DROP TABLE "promotions_texts" CASCADE;
  DROP TABLE "promotions_rels" CASCADE;
  DROP TABLE "searches" CASCADE;
  DROP TABLE "file_texts" CASCADE;
  DROP TABLE "search_settings_shortcuts" CASCADE;
  DROP TABLE "search_settings_synonyms" CASCADE;
  DROP TABLE "search_settings" CASCADE;
  DROP TABLE "search_settings_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_promotions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_searches_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_file_texts_fk";
  
  DROP INDEX "payload_locked_documents_rels_promotions_id_idx";
  DROP INDEX "payload_locked_documents_rels_searches_id_idx";
  DROP INDEX "payload_locked_documents_rels_file_texts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "promotions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "searches_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "file_texts_id";
  DROP TYPE "public"."enum_promotions_sites";
  DROP TYPE "public"."enum_searches_site";
  DROP TYPE "public"."enum_search_settings_shortcuts_tag";`)
}

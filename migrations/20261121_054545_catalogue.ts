import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_banners_place" AS ENUM('hero', 'hot-products');
  CREATE TYPE "public"."enum__banners_v_version_place" AS ENUM('hero', 'hot-products');
  CREATE TYPE "public"."enum_products_approvals_kind" AS ENUM('CE', 'UKCA', 'FDA', 'NMPA', 'WHO PQS', 'ISO 13485', 'UL', 'other');
  CREATE TYPE "public"."enum_products_markets" AS ENUM('asia-pacific', 'china', 'africa', 'south-asia', 'cis-mongolia', 'middle-east', 'latin-america', 'us-canada', 'uk', 'europe', 'aid-relief', 'india');
  CREATE TYPE "public"."enum_products_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_products_availability" AS ENUM('active', 'discontinued');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_approvals_kind" AS ENUM('CE', 'UKCA', 'FDA', 'NMPA', 'WHO PQS', 'ISO 13485', 'UL', 'other');
  CREATE TYPE "public"."enum__products_v_version_markets" AS ENUM('asia-pacific', 'china', 'africa', 'south-asia', 'cis-mongolia', 'middle-east', 'latin-america', 'us-canada', 'uk', 'europe', 'aid-relief', 'india');
  CREATE TYPE "public"."enum__products_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__products_v_version_availability" AS ENUM('active', 'discontinued');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_product_categories_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_materials_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_materials_kind" AS ENUM('brochure', 'manual', 'specification', 'certificate', 'flyer', 'launch-pack', 'newsletter', 'catalogue', 'solution-catalogue', 'service-brochure', 'product-video', 'user-video');
  CREATE TYPE "public"."enum_materials_language" AS ENUM('en', 'zh', 'es', 'fr', 'multi');
  CREATE TYPE "public"."enum_materials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__materials_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__materials_v_version_kind" AS ENUM('brochure', 'manual', 'specification', 'certificate', 'flyer', 'launch-pack', 'newsletter', 'catalogue', 'solution-catalogue', 'service-brochure', 'product-video', 'user-video');
  CREATE TYPE "public"."enum__materials_v_version_language" AS ENUM('en', 'zh', 'es', 'fr', 'multi');
  CREATE TYPE "public"."enum__materials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__materials_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_parameters_kind" AS ENUM('number', 'range', 'text', 'flag');
  CREATE TYPE "public"."enum_parameters_filter" AS ENUM('none', 'temperature', 'volume');
  CREATE TYPE "public"."enum_solutions_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_solutions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__solutions_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__solutions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__solutions_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_solution_types_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_service_types_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_service_types_mode" AS ENUM('tabs', 'single');
  CREATE TYPE "public"."enum_service_types_contract_layout" AS ENUM('normal', 'special');
  CREATE TYPE "public"."enum_service_types_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_types_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__service_types_v_version_mode" AS ENUM('tabs', 'single');
  CREATE TYPE "public"."enum__service_types_v_version_contract_layout" AS ENUM('normal', 'special');
  CREATE TYPE "public"."enum__service_types_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_types_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_service_contracts_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_service_contracts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_contracts_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__service_contracts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_contracts_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_service_cases_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_service_cases_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_cases_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__service_cases_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_cases_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_cases_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_cases_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cases_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__cases_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cases_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_case_types_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TABLE "products_traits" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" varchar
  );
  
  CREATE TABLE "products_traits_locales" (
  	"first_trait" varchar,
  	"second_traits" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_parameters" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"parameter_id" varchar,
  	"value" numeric,
  	"up_to" numeric,
  	"unit" varchar,
  	"flag" boolean
  );
  
  CREATE TABLE "products_parameters_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_approvals" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_products_approvals_kind",
  	"code" varchar,
  	"expires" timestamp(3) with time zone,
  	"document_id" varchar
  );
  
  CREATE TABLE "products_markets" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_products_markets",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_products_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"model" varchar,
  	"cover_id" varchar,
  	"hd_picture_id" varchar,
  	"availability" "enum_products_availability" DEFAULT 'active',
  	"replaced_by_id" varchar,
  	"category_id" varchar,
  	"order" numeric DEFAULT 0,
  	"featured" boolean DEFAULT false,
  	"update_time" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "products_locales" (
  	"name" varchar,
  	"list_name" varchar,
  	"brief" varchar,
  	"overview" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" varchar,
  	"solutions_id" varchar,
  	"products_id" varchar
  );
  
  CREATE TABLE "_products_v_version_traits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_traits_locales" (
  	"first_trait" varchar,
  	"second_traits" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_parameters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"parameter_id" varchar,
  	"value" numeric,
  	"up_to" numeric,
  	"unit" varchar,
  	"flag" boolean,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_parameters_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_approvals" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__products_v_version_approvals_kind",
  	"code" varchar,
  	"expires" timestamp(3) with time zone,
  	"document_id" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_markets" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__products_v_version_markets",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_products_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__products_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_model" varchar,
  	"version_cover_id" varchar,
  	"version_hd_picture_id" varchar,
  	"version_availability" "enum__products_v_version_availability" DEFAULT 'active',
  	"version_replaced_by_id" varchar,
  	"version_category_id" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_featured" boolean DEFAULT false,
  	"version_update_time" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__products_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_products_v_locales" (
  	"version_name" varchar,
  	"version_list_name" varchar,
  	"version_brief" varchar,
  	"version_overview" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" varchar,
  	"solutions_id" varchar,
  	"products_id" varchar
  );
  
  CREATE TABLE "product_categories_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_product_categories_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "product_categories" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"icon_id" varchar,
  	"cover_id" varchar,
  	"opens_first_child" boolean DEFAULT false,
  	"order" numeric DEFAULT 0 NOT NULL,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "product_categories_locales" (
  	"name" varchar,
  	"lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "materials_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_materials_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "materials" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_materials_kind",
  	"file_id" varchar,
  	"cover_id" varchar,
  	"category_id" varchar,
  	"language" "enum_materials_language" DEFAULT 'en',
  	"version" varchar,
  	"order" numeric DEFAULT 0,
  	"update_time" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_materials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "materials_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "materials_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" varchar
  );
  
  CREATE TABLE "_materials_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__materials_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_materials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_kind" "enum__materials_v_version_kind",
  	"version_file_id" varchar,
  	"version_cover_id" varchar,
  	"version_category_id" varchar,
  	"version_language" "enum__materials_v_version_language" DEFAULT 'en',
  	"version_version" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_update_time" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__materials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__materials_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_materials_v_locales" (
  	"version_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_materials_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" varchar
  );
  
  CREATE TABLE "parameters" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"class_id" varchar NOT NULL,
  	"kind" "enum_parameters_kind" DEFAULT 'number' NOT NULL,
  	"unit" varchar,
  	"filter" "enum_parameters_filter" DEFAULT 'none' NOT NULL,
  	"compare" boolean DEFAULT true,
  	"order" numeric DEFAULT 0 NOT NULL,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "parameters_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "parameter_classes" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"order" numeric DEFAULT 0 NOT NULL,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "parameter_classes_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "solutions_hotspots" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product_id" varchar,
  	"x" numeric,
  	"y" numeric
  );
  
  CREATE TABLE "solutions_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_solutions_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "solutions" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"cover_id" varchar,
  	"banner_id" varchar,
  	"icon_id" varchar,
  	"type_id" varchar,
  	"order" numeric DEFAULT 0,
  	"update_time" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_solutions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "solutions_locales" (
  	"name" varchar,
  	"brief" varchar,
  	"content" jsonb,
  	"advantage" jsonb,
  	"functions_id" varchar,
  	"catalogue_id" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_solutions_v_version_hotspots" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" varchar,
  	"x" numeric,
  	"y" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_solutions_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__solutions_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_solutions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_cover_id" varchar,
  	"version_banner_id" varchar,
  	"version_icon_id" varchar,
  	"version_type_id" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_update_time" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__solutions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__solutions_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_solutions_v_locales" (
  	"version_name" varchar,
  	"version_brief" varchar,
  	"version_content" jsonb,
  	"version_advantage" jsonb,
  	"version_functions_id" varchar,
  	"version_catalogue_id" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "solution_types_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_solution_types_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "solution_types" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"shows_related" boolean DEFAULT true,
  	"order" numeric DEFAULT 0 NOT NULL,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "solution_types_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "service_types_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_service_types_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "service_types" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"cover_id" varchar,
  	"mode" "enum_service_types_mode" DEFAULT 'tabs',
  	"contract_layout" "enum_service_types_contract_layout" DEFAULT 'normal',
  	"order" numeric DEFAULT 0,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_service_types_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "service_types_locales" (
  	"name" varchar,
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_service_types_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__service_types_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_service_types_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_cover_id" varchar,
  	"version_mode" "enum__service_types_v_version_mode" DEFAULT 'tabs',
  	"version_contract_layout" "enum__service_types_v_version_contract_layout" DEFAULT 'normal',
  	"version_order" numeric DEFAULT 0,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__service_types_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__service_types_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_service_types_v_locales" (
  	"version_name" varchar,
  	"version_content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "service_contracts_traits" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" varchar
  );
  
  CREATE TABLE "service_contracts_traits_locales" (
  	"first_trait" varchar,
  	"second_trait" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "service_contracts_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_service_contracts_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "service_contracts" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"cover_id" varchar,
  	"type_id" varchar,
  	"product_id" varchar,
  	"order" numeric DEFAULT 0,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_service_contracts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "service_contracts_locales" (
  	"title" varchar,
  	"overview" jsonb,
  	"package_detail" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "service_contracts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"materials_id" varchar
  );
  
  CREATE TABLE "_service_contracts_v_version_traits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_service_contracts_v_version_traits_locales" (
  	"first_trait" varchar,
  	"second_trait" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_service_contracts_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__service_contracts_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_service_contracts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_cover_id" varchar,
  	"version_type_id" varchar,
  	"version_product_id" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__service_contracts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__service_contracts_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_service_contracts_v_locales" (
  	"version_title" varchar,
  	"version_overview" jsonb,
  	"version_package_detail" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_service_contracts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"materials_id" varchar
  );
  
  CREATE TABLE "service_cases_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_service_cases_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "service_cases" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"cover_id" varchar,
  	"type_id" varchar,
  	"order" numeric DEFAULT 0,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_service_cases_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "service_cases_locales" (
  	"title" varchar,
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_service_cases_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__service_cases_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_service_cases_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_cover_id" varchar,
  	"version_type_id" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__service_cases_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__service_cases_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_service_cases_v_locales" (
  	"version_title" varchar,
  	"version_content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cases_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_cases_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cases" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"cover_id" varchar,
  	"logo_id" varchar,
  	"type_id" varchar,
  	"create_time" timestamp(3) with time zone,
  	"update_time" timestamp(3) with time zone,
  	"recommended" boolean DEFAULT false,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_cases_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cases_locales" (
  	"name" varchar,
  	"each_district" varchar,
  	"brief" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cases_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" varchar,
  	"files_id" varchar,
  	"solutions_id" varchar,
  	"products_id" varchar
  );
  
  CREATE TABLE "_cases_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__cases_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_cases_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_cover_id" varchar,
  	"version_logo_id" varchar,
  	"version_type_id" varchar,
  	"version_create_time" timestamp(3) with time zone,
  	"version_update_time" timestamp(3) with time zone,
  	"version_recommended" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__cases_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__cases_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_cases_v_locales" (
  	"version_name" varchar,
  	"version_each_district" varchar,
  	"version_brief" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_cases_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" varchar,
  	"files_id" varchar,
  	"solutions_id" varchar,
  	"products_id" varchar
  );
  
  CREATE TABLE "case_types_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_case_types_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "case_types" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"cover_id" varchar,
  	"order" numeric DEFAULT 0 NOT NULL,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "case_types_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  ALTER TABLE "news_types_locales" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "site_settings_locales" ALTER COLUMN "company_name" DROP NOT NULL;
  ALTER TABLE "_site_settings_v_locales" ALTER COLUMN "version_company_name" DROP NOT NULL;
  ALTER TABLE "banners" ADD COLUMN "place" "enum_banners_place" DEFAULT 'hero';
  ALTER TABLE "banners_rels" ADD COLUMN "products_id" varchar;
  ALTER TABLE "banners_rels" ADD COLUMN "solutions_id" varchar;
  ALTER TABLE "banners_rels" ADD COLUMN "cases_id" varchar;
  ALTER TABLE "_banners_v" ADD COLUMN "version_place" "enum__banners_v_version_place" DEFAULT 'hero';
  ALTER TABLE "_banners_v_rels" ADD COLUMN "products_id" varchar;
  ALTER TABLE "_banners_v_rels" ADD COLUMN "solutions_id" varchar;
  ALTER TABLE "_banners_v_rels" ADD COLUMN "cases_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "products_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "product_categories_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "materials_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "parameters_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "parameter_classes_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "solutions_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "solution_types_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "service_types_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "service_contracts_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "service_cases_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "cases_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "case_types_id" varchar;
  ALTER TABLE "products_traits" ADD CONSTRAINT "products_traits_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_traits" ADD CONSTRAINT "products_traits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_traits_locales" ADD CONSTRAINT "products_traits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_traits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_parameters" ADD CONSTRAINT "products_parameters_parameter_id_parameters_id_fk" FOREIGN KEY ("parameter_id") REFERENCES "public"."parameters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_parameters" ADD CONSTRAINT "products_parameters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_parameters_locales" ADD CONSTRAINT "products_parameters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_parameters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_approvals" ADD CONSTRAINT "products_approvals_document_id_materials_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."materials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_approvals" ADD CONSTRAINT "products_approvals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_markets" ADD CONSTRAINT "products_markets_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_sites" ADD CONSTRAINT "products_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_hd_picture_id_files_id_fk" FOREIGN KEY ("hd_picture_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_replaced_by_id_products_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_category_id_product_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."product_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_traits" ADD CONSTRAINT "_products_v_version_traits_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_traits" ADD CONSTRAINT "_products_v_version_traits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_traits_locales" ADD CONSTRAINT "_products_v_version_traits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_traits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_parameters" ADD CONSTRAINT "_products_v_version_parameters_parameter_id_parameters_id_fk" FOREIGN KEY ("parameter_id") REFERENCES "public"."parameters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_parameters" ADD CONSTRAINT "_products_v_version_parameters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_parameters_locales" ADD CONSTRAINT "_products_v_version_parameters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_parameters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_approvals" ADD CONSTRAINT "_products_v_version_approvals_document_id_materials_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."materials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_approvals" ADD CONSTRAINT "_products_v_version_approvals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_markets" ADD CONSTRAINT "_products_v_version_markets_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_sites" ADD CONSTRAINT "_products_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_hd_picture_id_files_id_fk" FOREIGN KEY ("version_hd_picture_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_replaced_by_id_products_id_fk" FOREIGN KEY ("version_replaced_by_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_category_id_product_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."product_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_categories_sites" ADD CONSTRAINT "product_categories_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_parent_id_product_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_categories_locales" ADD CONSTRAINT "product_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "materials_sites" ADD CONSTRAINT "materials_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "materials" ADD CONSTRAINT "materials_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "materials" ADD CONSTRAINT "materials_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "materials" ADD CONSTRAINT "materials_category_id_product_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."product_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "materials_locales" ADD CONSTRAINT "materials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "materials_rels" ADD CONSTRAINT "materials_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "materials_rels" ADD CONSTRAINT "materials_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_materials_v_version_sites" ADD CONSTRAINT "_materials_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_materials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_materials_v" ADD CONSTRAINT "_materials_v_parent_id_materials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."materials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_materials_v" ADD CONSTRAINT "_materials_v_version_file_id_files_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_materials_v" ADD CONSTRAINT "_materials_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_materials_v" ADD CONSTRAINT "_materials_v_version_category_id_product_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."product_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_materials_v_locales" ADD CONSTRAINT "_materials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_materials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_materials_v_rels" ADD CONSTRAINT "_materials_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_materials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_materials_v_rels" ADD CONSTRAINT "_materials_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "parameters" ADD CONSTRAINT "parameters_class_id_parameter_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."parameter_classes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "parameters_locales" ADD CONSTRAINT "parameters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."parameters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "parameter_classes_locales" ADD CONSTRAINT "parameter_classes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."parameter_classes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_hotspots" ADD CONSTRAINT "solutions_hotspots_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions_hotspots" ADD CONSTRAINT "solutions_hotspots_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_sites" ADD CONSTRAINT "solutions_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions" ADD CONSTRAINT "solutions_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions" ADD CONSTRAINT "solutions_banner_id_media_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions" ADD CONSTRAINT "solutions_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions" ADD CONSTRAINT "solutions_type_id_solution_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."solution_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions_locales" ADD CONSTRAINT "solutions_locales_functions_id_media_id_fk" FOREIGN KEY ("functions_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions_locales" ADD CONSTRAINT "solutions_locales_catalogue_id_materials_id_fk" FOREIGN KEY ("catalogue_id") REFERENCES "public"."materials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions_locales" ADD CONSTRAINT "solutions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_hotspots" ADD CONSTRAINT "_solutions_v_version_hotspots_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_hotspots" ADD CONSTRAINT "_solutions_v_version_hotspots_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_sites" ADD CONSTRAINT "_solutions_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_parent_id_solutions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_version_banner_id_media_id_fk" FOREIGN KEY ("version_banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_version_icon_id_media_id_fk" FOREIGN KEY ("version_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_version_type_id_solution_types_id_fk" FOREIGN KEY ("version_type_id") REFERENCES "public"."solution_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v_locales" ADD CONSTRAINT "_solutions_v_locales_version_functions_id_media_id_fk" FOREIGN KEY ("version_functions_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v_locales" ADD CONSTRAINT "_solutions_v_locales_version_catalogue_id_materials_id_fk" FOREIGN KEY ("version_catalogue_id") REFERENCES "public"."materials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v_locales" ADD CONSTRAINT "_solutions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_types_sites" ADD CONSTRAINT "solution_types_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solution_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_types_locales" ADD CONSTRAINT "solution_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solution_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_types_sites" ADD CONSTRAINT "service_types_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_types" ADD CONSTRAINT "service_types_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_types_locales" ADD CONSTRAINT "service_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_types_v_version_sites" ADD CONSTRAINT "_service_types_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_service_types_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_types_v" ADD CONSTRAINT "_service_types_v_parent_id_service_types_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_types_v" ADD CONSTRAINT "_service_types_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_types_v_locales" ADD CONSTRAINT "_service_types_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_types_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_contracts_traits" ADD CONSTRAINT "service_contracts_traits_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_contracts_traits" ADD CONSTRAINT "service_contracts_traits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_contracts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_contracts_traits_locales" ADD CONSTRAINT "service_contracts_traits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_contracts_traits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_contracts_sites" ADD CONSTRAINT "service_contracts_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_contracts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_contracts" ADD CONSTRAINT "service_contracts_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_contracts" ADD CONSTRAINT "service_contracts_type_id_service_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."service_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_contracts" ADD CONSTRAINT "service_contracts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_contracts_locales" ADD CONSTRAINT "service_contracts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_contracts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_contracts_rels" ADD CONSTRAINT "service_contracts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_contracts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_contracts_rels" ADD CONSTRAINT "service_contracts_rels_materials_fk" FOREIGN KEY ("materials_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_contracts_v_version_traits" ADD CONSTRAINT "_service_contracts_v_version_traits_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_contracts_v_version_traits" ADD CONSTRAINT "_service_contracts_v_version_traits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_contracts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_contracts_v_version_traits_locales" ADD CONSTRAINT "_service_contracts_v_version_traits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_contracts_v_version_traits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_contracts_v_version_sites" ADD CONSTRAINT "_service_contracts_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_service_contracts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_contracts_v" ADD CONSTRAINT "_service_contracts_v_parent_id_service_contracts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_contracts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_contracts_v" ADD CONSTRAINT "_service_contracts_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_contracts_v" ADD CONSTRAINT "_service_contracts_v_version_type_id_service_types_id_fk" FOREIGN KEY ("version_type_id") REFERENCES "public"."service_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_contracts_v" ADD CONSTRAINT "_service_contracts_v_version_product_id_products_id_fk" FOREIGN KEY ("version_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_contracts_v_locales" ADD CONSTRAINT "_service_contracts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_contracts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_contracts_v_rels" ADD CONSTRAINT "_service_contracts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_service_contracts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_contracts_v_rels" ADD CONSTRAINT "_service_contracts_v_rels_materials_fk" FOREIGN KEY ("materials_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_cases_sites" ADD CONSTRAINT "service_cases_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_cases" ADD CONSTRAINT "service_cases_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_cases" ADD CONSTRAINT "service_cases_type_id_service_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."service_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_cases_locales" ADD CONSTRAINT "service_cases_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_cases_v_version_sites" ADD CONSTRAINT "_service_cases_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_service_cases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_cases_v" ADD CONSTRAINT "_service_cases_v_parent_id_service_cases_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_cases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_cases_v" ADD CONSTRAINT "_service_cases_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_cases_v" ADD CONSTRAINT "_service_cases_v_version_type_id_service_types_id_fk" FOREIGN KEY ("version_type_id") REFERENCES "public"."service_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_cases_v_locales" ADD CONSTRAINT "_service_cases_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_cases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cases_sites" ADD CONSTRAINT "cases_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cases" ADD CONSTRAINT "cases_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cases" ADD CONSTRAINT "cases_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cases" ADD CONSTRAINT "cases_type_id_case_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."case_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cases_locales" ADD CONSTRAINT "cases_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cases_rels" ADD CONSTRAINT "cases_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cases_rels" ADD CONSTRAINT "cases_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cases_rels" ADD CONSTRAINT "cases_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cases_rels" ADD CONSTRAINT "cases_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cases_rels" ADD CONSTRAINT "cases_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cases_v_version_sites" ADD CONSTRAINT "_cases_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cases_v" ADD CONSTRAINT "_cases_v_parent_id_cases_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cases_v" ADD CONSTRAINT "_cases_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cases_v" ADD CONSTRAINT "_cases_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cases_v" ADD CONSTRAINT "_cases_v_version_type_id_case_types_id_fk" FOREIGN KEY ("version_type_id") REFERENCES "public"."case_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cases_v_locales" ADD CONSTRAINT "_cases_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cases_v_rels" ADD CONSTRAINT "_cases_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cases_v_rels" ADD CONSTRAINT "_cases_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cases_v_rels" ADD CONSTRAINT "_cases_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cases_v_rels" ADD CONSTRAINT "_cases_v_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cases_v_rels" ADD CONSTRAINT "_cases_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_types_sites" ADD CONSTRAINT "case_types_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_types" ADD CONSTRAINT "case_types_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_types_locales" ADD CONSTRAINT "case_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_types"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_traits_order_idx" ON "products_traits" USING btree ("_order");
  CREATE INDEX "products_traits_parent_id_idx" ON "products_traits" USING btree ("_parent_id");
  CREATE INDEX "products_traits_image_idx" ON "products_traits" USING btree ("image_id");
  CREATE UNIQUE INDEX "products_traits_locales_locale_parent_id_unique" ON "products_traits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_parameters_order_idx" ON "products_parameters" USING btree ("_order");
  CREATE INDEX "products_parameters_parent_id_idx" ON "products_parameters" USING btree ("_parent_id");
  CREATE INDEX "products_parameters_parameter_idx" ON "products_parameters" USING btree ("parameter_id");
  CREATE UNIQUE INDEX "products_parameters_locales_locale_parent_id_unique" ON "products_parameters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_approvals_order_idx" ON "products_approvals" USING btree ("_order");
  CREATE INDEX "products_approvals_parent_id_idx" ON "products_approvals" USING btree ("_parent_id");
  CREATE INDEX "products_approvals_document_idx" ON "products_approvals" USING btree ("document_id");
  CREATE INDEX "products_markets_order_idx" ON "products_markets" USING btree ("order");
  CREATE INDEX "products_markets_parent_idx" ON "products_markets" USING btree ("parent_id");
  CREATE INDEX "products_sites_order_idx" ON "products_sites" USING btree ("order");
  CREATE INDEX "products_sites_parent_idx" ON "products_sites" USING btree ("parent_id");
  CREATE INDEX "products_sites_value_idx" ON "products_sites" USING btree ("value");
  CREATE INDEX "products_model_idx" ON "products" USING btree ("model");
  CREATE INDEX "products_cover_idx" ON "products" USING btree ("cover_id");
  CREATE INDEX "products_hd_picture_idx" ON "products" USING btree ("hd_picture_id");
  CREATE INDEX "products_availability_idx" ON "products" USING btree ("availability");
  CREATE INDEX "products_replaced_by_idx" ON "products" USING btree ("replaced_by_id");
  CREATE INDEX "products_category_idx" ON "products" USING btree ("category_id");
  CREATE INDEX "products_order_idx" ON "products" USING btree ("order");
  CREATE INDEX "products_featured_idx" ON "products" USING btree ("featured");
  CREATE INDEX "products_update_time_idx" ON "products" USING btree ("update_time");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_media_id_idx" ON "products_rels" USING btree ("media_id");
  CREATE INDEX "products_rels_solutions_id_idx" ON "products_rels" USING btree ("solutions_id");
  CREATE INDEX "products_rels_products_id_idx" ON "products_rels" USING btree ("products_id");
  CREATE INDEX "_products_v_version_traits_order_idx" ON "_products_v_version_traits" USING btree ("_order");
  CREATE INDEX "_products_v_version_traits_parent_id_idx" ON "_products_v_version_traits" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_traits_image_idx" ON "_products_v_version_traits" USING btree ("image_id");
  CREATE UNIQUE INDEX "_products_v_version_traits_locales_locale_parent_id_unique" ON "_products_v_version_traits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_parameters_order_idx" ON "_products_v_version_parameters" USING btree ("_order");
  CREATE INDEX "_products_v_version_parameters_parent_id_idx" ON "_products_v_version_parameters" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_parameters_parameter_idx" ON "_products_v_version_parameters" USING btree ("parameter_id");
  CREATE UNIQUE INDEX "_products_v_version_parameters_locales_locale_parent_id_uniq" ON "_products_v_version_parameters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_approvals_order_idx" ON "_products_v_version_approvals" USING btree ("_order");
  CREATE INDEX "_products_v_version_approvals_parent_id_idx" ON "_products_v_version_approvals" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_approvals_document_idx" ON "_products_v_version_approvals" USING btree ("document_id");
  CREATE INDEX "_products_v_version_markets_order_idx" ON "_products_v_version_markets" USING btree ("order");
  CREATE INDEX "_products_v_version_markets_parent_idx" ON "_products_v_version_markets" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_sites_order_idx" ON "_products_v_version_sites" USING btree ("order");
  CREATE INDEX "_products_v_version_sites_parent_idx" ON "_products_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_sites_value_idx" ON "_products_v_version_sites" USING btree ("value");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_model_idx" ON "_products_v" USING btree ("version_model");
  CREATE INDEX "_products_v_version_version_cover_idx" ON "_products_v" USING btree ("version_cover_id");
  CREATE INDEX "_products_v_version_version_hd_picture_idx" ON "_products_v" USING btree ("version_hd_picture_id");
  CREATE INDEX "_products_v_version_version_availability_idx" ON "_products_v" USING btree ("version_availability");
  CREATE INDEX "_products_v_version_version_replaced_by_idx" ON "_products_v" USING btree ("version_replaced_by_id");
  CREATE INDEX "_products_v_version_version_category_idx" ON "_products_v" USING btree ("version_category_id");
  CREATE INDEX "_products_v_version_version_order_idx" ON "_products_v" USING btree ("version_order");
  CREATE INDEX "_products_v_version_version_featured_idx" ON "_products_v" USING btree ("version_featured");
  CREATE INDEX "_products_v_version_version_update_time_idx" ON "_products_v" USING btree ("version_update_time");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE INDEX "_products_v_autosave_idx" ON "_products_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_media_id_idx" ON "_products_v_rels" USING btree ("media_id");
  CREATE INDEX "_products_v_rels_solutions_id_idx" ON "_products_v_rels" USING btree ("solutions_id");
  CREATE INDEX "_products_v_rels_products_id_idx" ON "_products_v_rels" USING btree ("products_id");
  CREATE INDEX "product_categories_sites_order_idx" ON "product_categories_sites" USING btree ("order");
  CREATE INDEX "product_categories_sites_parent_idx" ON "product_categories_sites" USING btree ("parent_id");
  CREATE INDEX "product_categories_sites_value_idx" ON "product_categories_sites" USING btree ("value");
  CREATE INDEX "product_categories_parent_idx" ON "product_categories" USING btree ("parent_id");
  CREATE INDEX "product_categories_icon_idx" ON "product_categories" USING btree ("icon_id");
  CREATE INDEX "product_categories_cover_idx" ON "product_categories" USING btree ("cover_id");
  CREATE INDEX "product_categories_order_idx" ON "product_categories" USING btree ("order");
  CREATE INDEX "product_categories_updated_at_idx" ON "product_categories" USING btree ("updated_at");
  CREATE INDEX "product_categories_created_at_idx" ON "product_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "product_categories_locales_locale_parent_id_unique" ON "product_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "materials_sites_order_idx" ON "materials_sites" USING btree ("order");
  CREATE INDEX "materials_sites_parent_idx" ON "materials_sites" USING btree ("parent_id");
  CREATE INDEX "materials_sites_value_idx" ON "materials_sites" USING btree ("value");
  CREATE INDEX "materials_kind_idx" ON "materials" USING btree ("kind");
  CREATE INDEX "materials_file_idx" ON "materials" USING btree ("file_id");
  CREATE INDEX "materials_cover_idx" ON "materials" USING btree ("cover_id");
  CREATE INDEX "materials_category_idx" ON "materials" USING btree ("category_id");
  CREATE INDEX "materials_order_idx" ON "materials" USING btree ("order");
  CREATE INDEX "materials_update_time_idx" ON "materials" USING btree ("update_time");
  CREATE INDEX "materials_updated_at_idx" ON "materials" USING btree ("updated_at");
  CREATE INDEX "materials_created_at_idx" ON "materials" USING btree ("created_at");
  CREATE INDEX "materials__status_idx" ON "materials" USING btree ("_status");
  CREATE UNIQUE INDEX "materials_locales_locale_parent_id_unique" ON "materials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "materials_rels_order_idx" ON "materials_rels" USING btree ("order");
  CREATE INDEX "materials_rels_parent_idx" ON "materials_rels" USING btree ("parent_id");
  CREATE INDEX "materials_rels_path_idx" ON "materials_rels" USING btree ("path");
  CREATE INDEX "materials_rels_products_id_idx" ON "materials_rels" USING btree ("products_id");
  CREATE INDEX "_materials_v_version_sites_order_idx" ON "_materials_v_version_sites" USING btree ("order");
  CREATE INDEX "_materials_v_version_sites_parent_idx" ON "_materials_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_materials_v_version_sites_value_idx" ON "_materials_v_version_sites" USING btree ("value");
  CREATE INDEX "_materials_v_parent_idx" ON "_materials_v" USING btree ("parent_id");
  CREATE INDEX "_materials_v_version_version_kind_idx" ON "_materials_v" USING btree ("version_kind");
  CREATE INDEX "_materials_v_version_version_file_idx" ON "_materials_v" USING btree ("version_file_id");
  CREATE INDEX "_materials_v_version_version_cover_idx" ON "_materials_v" USING btree ("version_cover_id");
  CREATE INDEX "_materials_v_version_version_category_idx" ON "_materials_v" USING btree ("version_category_id");
  CREATE INDEX "_materials_v_version_version_order_idx" ON "_materials_v" USING btree ("version_order");
  CREATE INDEX "_materials_v_version_version_update_time_idx" ON "_materials_v" USING btree ("version_update_time");
  CREATE INDEX "_materials_v_version_version_updated_at_idx" ON "_materials_v" USING btree ("version_updated_at");
  CREATE INDEX "_materials_v_version_version_created_at_idx" ON "_materials_v" USING btree ("version_created_at");
  CREATE INDEX "_materials_v_version_version__status_idx" ON "_materials_v" USING btree ("version__status");
  CREATE INDEX "_materials_v_created_at_idx" ON "_materials_v" USING btree ("created_at");
  CREATE INDEX "_materials_v_updated_at_idx" ON "_materials_v" USING btree ("updated_at");
  CREATE INDEX "_materials_v_snapshot_idx" ON "_materials_v" USING btree ("snapshot");
  CREATE INDEX "_materials_v_published_locale_idx" ON "_materials_v" USING btree ("published_locale");
  CREATE INDEX "_materials_v_latest_idx" ON "_materials_v" USING btree ("latest");
  CREATE INDEX "_materials_v_autosave_idx" ON "_materials_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_materials_v_locales_locale_parent_id_unique" ON "_materials_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_materials_v_rels_order_idx" ON "_materials_v_rels" USING btree ("order");
  CREATE INDEX "_materials_v_rels_parent_idx" ON "_materials_v_rels" USING btree ("parent_id");
  CREATE INDEX "_materials_v_rels_path_idx" ON "_materials_v_rels" USING btree ("path");
  CREATE INDEX "_materials_v_rels_products_id_idx" ON "_materials_v_rels" USING btree ("products_id");
  CREATE UNIQUE INDEX "parameters_code_idx" ON "parameters" USING btree ("code");
  CREATE INDEX "parameters_class_idx" ON "parameters" USING btree ("class_id");
  CREATE INDEX "parameters_filter_idx" ON "parameters" USING btree ("filter");
  CREATE INDEX "parameters_order_idx" ON "parameters" USING btree ("order");
  CREATE INDEX "parameters_updated_at_idx" ON "parameters" USING btree ("updated_at");
  CREATE INDEX "parameters_created_at_idx" ON "parameters" USING btree ("created_at");
  CREATE UNIQUE INDEX "parameters_locales_locale_parent_id_unique" ON "parameters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "parameter_classes_order_idx" ON "parameter_classes" USING btree ("order");
  CREATE INDEX "parameter_classes_updated_at_idx" ON "parameter_classes" USING btree ("updated_at");
  CREATE INDEX "parameter_classes_created_at_idx" ON "parameter_classes" USING btree ("created_at");
  CREATE UNIQUE INDEX "parameter_classes_locales_locale_parent_id_unique" ON "parameter_classes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solutions_hotspots_order_idx" ON "solutions_hotspots" USING btree ("_order");
  CREATE INDEX "solutions_hotspots_parent_id_idx" ON "solutions_hotspots" USING btree ("_parent_id");
  CREATE INDEX "solutions_hotspots_product_idx" ON "solutions_hotspots" USING btree ("product_id");
  CREATE INDEX "solutions_sites_order_idx" ON "solutions_sites" USING btree ("order");
  CREATE INDEX "solutions_sites_parent_idx" ON "solutions_sites" USING btree ("parent_id");
  CREATE INDEX "solutions_sites_value_idx" ON "solutions_sites" USING btree ("value");
  CREATE INDEX "solutions_cover_idx" ON "solutions" USING btree ("cover_id");
  CREATE INDEX "solutions_banner_idx" ON "solutions" USING btree ("banner_id");
  CREATE INDEX "solutions_icon_idx" ON "solutions" USING btree ("icon_id");
  CREATE INDEX "solutions_type_idx" ON "solutions" USING btree ("type_id");
  CREATE INDEX "solutions_order_idx" ON "solutions" USING btree ("order");
  CREATE INDEX "solutions_update_time_idx" ON "solutions" USING btree ("update_time");
  CREATE INDEX "solutions_updated_at_idx" ON "solutions" USING btree ("updated_at");
  CREATE INDEX "solutions_created_at_idx" ON "solutions" USING btree ("created_at");
  CREATE INDEX "solutions__status_idx" ON "solutions" USING btree ("_status");
  CREATE INDEX "solutions_functions_idx" ON "solutions_locales" USING btree ("functions_id","_locale");
  CREATE INDEX "solutions_catalogue_idx" ON "solutions_locales" USING btree ("catalogue_id","_locale");
  CREATE UNIQUE INDEX "solutions_locales_locale_parent_id_unique" ON "solutions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_solutions_v_version_hotspots_order_idx" ON "_solutions_v_version_hotspots" USING btree ("_order");
  CREATE INDEX "_solutions_v_version_hotspots_parent_id_idx" ON "_solutions_v_version_hotspots" USING btree ("_parent_id");
  CREATE INDEX "_solutions_v_version_hotspots_product_idx" ON "_solutions_v_version_hotspots" USING btree ("product_id");
  CREATE INDEX "_solutions_v_version_sites_order_idx" ON "_solutions_v_version_sites" USING btree ("order");
  CREATE INDEX "_solutions_v_version_sites_parent_idx" ON "_solutions_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_solutions_v_version_sites_value_idx" ON "_solutions_v_version_sites" USING btree ("value");
  CREATE INDEX "_solutions_v_parent_idx" ON "_solutions_v" USING btree ("parent_id");
  CREATE INDEX "_solutions_v_version_version_cover_idx" ON "_solutions_v" USING btree ("version_cover_id");
  CREATE INDEX "_solutions_v_version_version_banner_idx" ON "_solutions_v" USING btree ("version_banner_id");
  CREATE INDEX "_solutions_v_version_version_icon_idx" ON "_solutions_v" USING btree ("version_icon_id");
  CREATE INDEX "_solutions_v_version_version_type_idx" ON "_solutions_v" USING btree ("version_type_id");
  CREATE INDEX "_solutions_v_version_version_order_idx" ON "_solutions_v" USING btree ("version_order");
  CREATE INDEX "_solutions_v_version_version_update_time_idx" ON "_solutions_v" USING btree ("version_update_time");
  CREATE INDEX "_solutions_v_version_version_updated_at_idx" ON "_solutions_v" USING btree ("version_updated_at");
  CREATE INDEX "_solutions_v_version_version_created_at_idx" ON "_solutions_v" USING btree ("version_created_at");
  CREATE INDEX "_solutions_v_version_version__status_idx" ON "_solutions_v" USING btree ("version__status");
  CREATE INDEX "_solutions_v_created_at_idx" ON "_solutions_v" USING btree ("created_at");
  CREATE INDEX "_solutions_v_updated_at_idx" ON "_solutions_v" USING btree ("updated_at");
  CREATE INDEX "_solutions_v_snapshot_idx" ON "_solutions_v" USING btree ("snapshot");
  CREATE INDEX "_solutions_v_published_locale_idx" ON "_solutions_v" USING btree ("published_locale");
  CREATE INDEX "_solutions_v_latest_idx" ON "_solutions_v" USING btree ("latest");
  CREATE INDEX "_solutions_v_autosave_idx" ON "_solutions_v" USING btree ("autosave");
  CREATE INDEX "_solutions_v_version_version_functions_idx" ON "_solutions_v_locales" USING btree ("version_functions_id","_locale");
  CREATE INDEX "_solutions_v_version_version_catalogue_idx" ON "_solutions_v_locales" USING btree ("version_catalogue_id","_locale");
  CREATE UNIQUE INDEX "_solutions_v_locales_locale_parent_id_unique" ON "_solutions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solution_types_sites_order_idx" ON "solution_types_sites" USING btree ("order");
  CREATE INDEX "solution_types_sites_parent_idx" ON "solution_types_sites" USING btree ("parent_id");
  CREATE INDEX "solution_types_sites_value_idx" ON "solution_types_sites" USING btree ("value");
  CREATE INDEX "solution_types_order_idx" ON "solution_types" USING btree ("order");
  CREATE INDEX "solution_types_updated_at_idx" ON "solution_types" USING btree ("updated_at");
  CREATE INDEX "solution_types_created_at_idx" ON "solution_types" USING btree ("created_at");
  CREATE UNIQUE INDEX "solution_types_locales_locale_parent_id_unique" ON "solution_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "service_types_sites_order_idx" ON "service_types_sites" USING btree ("order");
  CREATE INDEX "service_types_sites_parent_idx" ON "service_types_sites" USING btree ("parent_id");
  CREATE INDEX "service_types_sites_value_idx" ON "service_types_sites" USING btree ("value");
  CREATE INDEX "service_types_cover_idx" ON "service_types" USING btree ("cover_id");
  CREATE INDEX "service_types_order_idx" ON "service_types" USING btree ("order");
  CREATE INDEX "service_types_updated_at_idx" ON "service_types" USING btree ("updated_at");
  CREATE INDEX "service_types_created_at_idx" ON "service_types" USING btree ("created_at");
  CREATE INDEX "service_types__status_idx" ON "service_types" USING btree ("_status");
  CREATE UNIQUE INDEX "service_types_locales_locale_parent_id_unique" ON "service_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_service_types_v_version_sites_order_idx" ON "_service_types_v_version_sites" USING btree ("order");
  CREATE INDEX "_service_types_v_version_sites_parent_idx" ON "_service_types_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_service_types_v_version_sites_value_idx" ON "_service_types_v_version_sites" USING btree ("value");
  CREATE INDEX "_service_types_v_parent_idx" ON "_service_types_v" USING btree ("parent_id");
  CREATE INDEX "_service_types_v_version_version_cover_idx" ON "_service_types_v" USING btree ("version_cover_id");
  CREATE INDEX "_service_types_v_version_version_order_idx" ON "_service_types_v" USING btree ("version_order");
  CREATE INDEX "_service_types_v_version_version_updated_at_idx" ON "_service_types_v" USING btree ("version_updated_at");
  CREATE INDEX "_service_types_v_version_version_created_at_idx" ON "_service_types_v" USING btree ("version_created_at");
  CREATE INDEX "_service_types_v_version_version__status_idx" ON "_service_types_v" USING btree ("version__status");
  CREATE INDEX "_service_types_v_created_at_idx" ON "_service_types_v" USING btree ("created_at");
  CREATE INDEX "_service_types_v_updated_at_idx" ON "_service_types_v" USING btree ("updated_at");
  CREATE INDEX "_service_types_v_snapshot_idx" ON "_service_types_v" USING btree ("snapshot");
  CREATE INDEX "_service_types_v_published_locale_idx" ON "_service_types_v" USING btree ("published_locale");
  CREATE INDEX "_service_types_v_latest_idx" ON "_service_types_v" USING btree ("latest");
  CREATE INDEX "_service_types_v_autosave_idx" ON "_service_types_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_service_types_v_locales_locale_parent_id_unique" ON "_service_types_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "service_contracts_traits_order_idx" ON "service_contracts_traits" USING btree ("_order");
  CREATE INDEX "service_contracts_traits_parent_id_idx" ON "service_contracts_traits" USING btree ("_parent_id");
  CREATE INDEX "service_contracts_traits_image_idx" ON "service_contracts_traits" USING btree ("image_id");
  CREATE UNIQUE INDEX "service_contracts_traits_locales_locale_parent_id_unique" ON "service_contracts_traits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "service_contracts_sites_order_idx" ON "service_contracts_sites" USING btree ("order");
  CREATE INDEX "service_contracts_sites_parent_idx" ON "service_contracts_sites" USING btree ("parent_id");
  CREATE INDEX "service_contracts_sites_value_idx" ON "service_contracts_sites" USING btree ("value");
  CREATE INDEX "service_contracts_cover_idx" ON "service_contracts" USING btree ("cover_id");
  CREATE INDEX "service_contracts_type_idx" ON "service_contracts" USING btree ("type_id");
  CREATE INDEX "service_contracts_product_idx" ON "service_contracts" USING btree ("product_id");
  CREATE INDEX "service_contracts_order_idx" ON "service_contracts" USING btree ("order");
  CREATE INDEX "service_contracts_updated_at_idx" ON "service_contracts" USING btree ("updated_at");
  CREATE INDEX "service_contracts_created_at_idx" ON "service_contracts" USING btree ("created_at");
  CREATE INDEX "service_contracts__status_idx" ON "service_contracts" USING btree ("_status");
  CREATE UNIQUE INDEX "service_contracts_locales_locale_parent_id_unique" ON "service_contracts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "service_contracts_rels_order_idx" ON "service_contracts_rels" USING btree ("order");
  CREATE INDEX "service_contracts_rels_parent_idx" ON "service_contracts_rels" USING btree ("parent_id");
  CREATE INDEX "service_contracts_rels_path_idx" ON "service_contracts_rels" USING btree ("path");
  CREATE INDEX "service_contracts_rels_materials_id_idx" ON "service_contracts_rels" USING btree ("materials_id");
  CREATE INDEX "_service_contracts_v_version_traits_order_idx" ON "_service_contracts_v_version_traits" USING btree ("_order");
  CREATE INDEX "_service_contracts_v_version_traits_parent_id_idx" ON "_service_contracts_v_version_traits" USING btree ("_parent_id");
  CREATE INDEX "_service_contracts_v_version_traits_image_idx" ON "_service_contracts_v_version_traits" USING btree ("image_id");
  CREATE UNIQUE INDEX "_service_contracts_v_version_traits_locales_locale_parent_id" ON "_service_contracts_v_version_traits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_service_contracts_v_version_sites_order_idx" ON "_service_contracts_v_version_sites" USING btree ("order");
  CREATE INDEX "_service_contracts_v_version_sites_parent_idx" ON "_service_contracts_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_service_contracts_v_version_sites_value_idx" ON "_service_contracts_v_version_sites" USING btree ("value");
  CREATE INDEX "_service_contracts_v_parent_idx" ON "_service_contracts_v" USING btree ("parent_id");
  CREATE INDEX "_service_contracts_v_version_version_cover_idx" ON "_service_contracts_v" USING btree ("version_cover_id");
  CREATE INDEX "_service_contracts_v_version_version_type_idx" ON "_service_contracts_v" USING btree ("version_type_id");
  CREATE INDEX "_service_contracts_v_version_version_product_idx" ON "_service_contracts_v" USING btree ("version_product_id");
  CREATE INDEX "_service_contracts_v_version_version_order_idx" ON "_service_contracts_v" USING btree ("version_order");
  CREATE INDEX "_service_contracts_v_version_version_updated_at_idx" ON "_service_contracts_v" USING btree ("version_updated_at");
  CREATE INDEX "_service_contracts_v_version_version_created_at_idx" ON "_service_contracts_v" USING btree ("version_created_at");
  CREATE INDEX "_service_contracts_v_version_version__status_idx" ON "_service_contracts_v" USING btree ("version__status");
  CREATE INDEX "_service_contracts_v_created_at_idx" ON "_service_contracts_v" USING btree ("created_at");
  CREATE INDEX "_service_contracts_v_updated_at_idx" ON "_service_contracts_v" USING btree ("updated_at");
  CREATE INDEX "_service_contracts_v_snapshot_idx" ON "_service_contracts_v" USING btree ("snapshot");
  CREATE INDEX "_service_contracts_v_published_locale_idx" ON "_service_contracts_v" USING btree ("published_locale");
  CREATE INDEX "_service_contracts_v_latest_idx" ON "_service_contracts_v" USING btree ("latest");
  CREATE INDEX "_service_contracts_v_autosave_idx" ON "_service_contracts_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_service_contracts_v_locales_locale_parent_id_unique" ON "_service_contracts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_service_contracts_v_rels_order_idx" ON "_service_contracts_v_rels" USING btree ("order");
  CREATE INDEX "_service_contracts_v_rels_parent_idx" ON "_service_contracts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_service_contracts_v_rels_path_idx" ON "_service_contracts_v_rels" USING btree ("path");
  CREATE INDEX "_service_contracts_v_rels_materials_id_idx" ON "_service_contracts_v_rels" USING btree ("materials_id");
  CREATE INDEX "service_cases_sites_order_idx" ON "service_cases_sites" USING btree ("order");
  CREATE INDEX "service_cases_sites_parent_idx" ON "service_cases_sites" USING btree ("parent_id");
  CREATE INDEX "service_cases_sites_value_idx" ON "service_cases_sites" USING btree ("value");
  CREATE INDEX "service_cases_cover_idx" ON "service_cases" USING btree ("cover_id");
  CREATE INDEX "service_cases_type_idx" ON "service_cases" USING btree ("type_id");
  CREATE INDEX "service_cases_order_idx" ON "service_cases" USING btree ("order");
  CREATE INDEX "service_cases_updated_at_idx" ON "service_cases" USING btree ("updated_at");
  CREATE INDEX "service_cases_created_at_idx" ON "service_cases" USING btree ("created_at");
  CREATE INDEX "service_cases__status_idx" ON "service_cases" USING btree ("_status");
  CREATE UNIQUE INDEX "service_cases_locales_locale_parent_id_unique" ON "service_cases_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_service_cases_v_version_sites_order_idx" ON "_service_cases_v_version_sites" USING btree ("order");
  CREATE INDEX "_service_cases_v_version_sites_parent_idx" ON "_service_cases_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_service_cases_v_version_sites_value_idx" ON "_service_cases_v_version_sites" USING btree ("value");
  CREATE INDEX "_service_cases_v_parent_idx" ON "_service_cases_v" USING btree ("parent_id");
  CREATE INDEX "_service_cases_v_version_version_cover_idx" ON "_service_cases_v" USING btree ("version_cover_id");
  CREATE INDEX "_service_cases_v_version_version_type_idx" ON "_service_cases_v" USING btree ("version_type_id");
  CREATE INDEX "_service_cases_v_version_version_order_idx" ON "_service_cases_v" USING btree ("version_order");
  CREATE INDEX "_service_cases_v_version_version_updated_at_idx" ON "_service_cases_v" USING btree ("version_updated_at");
  CREATE INDEX "_service_cases_v_version_version_created_at_idx" ON "_service_cases_v" USING btree ("version_created_at");
  CREATE INDEX "_service_cases_v_version_version__status_idx" ON "_service_cases_v" USING btree ("version__status");
  CREATE INDEX "_service_cases_v_created_at_idx" ON "_service_cases_v" USING btree ("created_at");
  CREATE INDEX "_service_cases_v_updated_at_idx" ON "_service_cases_v" USING btree ("updated_at");
  CREATE INDEX "_service_cases_v_snapshot_idx" ON "_service_cases_v" USING btree ("snapshot");
  CREATE INDEX "_service_cases_v_published_locale_idx" ON "_service_cases_v" USING btree ("published_locale");
  CREATE INDEX "_service_cases_v_latest_idx" ON "_service_cases_v" USING btree ("latest");
  CREATE INDEX "_service_cases_v_autosave_idx" ON "_service_cases_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_service_cases_v_locales_locale_parent_id_unique" ON "_service_cases_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "cases_sites_order_idx" ON "cases_sites" USING btree ("order");
  CREATE INDEX "cases_sites_parent_idx" ON "cases_sites" USING btree ("parent_id");
  CREATE INDEX "cases_sites_value_idx" ON "cases_sites" USING btree ("value");
  CREATE INDEX "cases_cover_idx" ON "cases" USING btree ("cover_id");
  CREATE INDEX "cases_logo_idx" ON "cases" USING btree ("logo_id");
  CREATE INDEX "cases_type_idx" ON "cases" USING btree ("type_id");
  CREATE INDEX "cases_create_time_idx" ON "cases" USING btree ("create_time");
  CREATE INDEX "cases_update_time_idx" ON "cases" USING btree ("update_time");
  CREATE INDEX "cases_recommended_idx" ON "cases" USING btree ("recommended");
  CREATE INDEX "cases_updated_at_idx" ON "cases" USING btree ("updated_at");
  CREATE INDEX "cases_created_at_idx" ON "cases" USING btree ("created_at");
  CREATE INDEX "cases__status_idx" ON "cases" USING btree ("_status");
  CREATE UNIQUE INDEX "cases_locales_locale_parent_id_unique" ON "cases_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "cases_rels_order_idx" ON "cases_rels" USING btree ("order");
  CREATE INDEX "cases_rels_parent_idx" ON "cases_rels" USING btree ("parent_id");
  CREATE INDEX "cases_rels_path_idx" ON "cases_rels" USING btree ("path");
  CREATE INDEX "cases_rels_media_id_idx" ON "cases_rels" USING btree ("media_id");
  CREATE INDEX "cases_rels_files_id_idx" ON "cases_rels" USING btree ("files_id");
  CREATE INDEX "cases_rels_solutions_id_idx" ON "cases_rels" USING btree ("solutions_id");
  CREATE INDEX "cases_rels_products_id_idx" ON "cases_rels" USING btree ("products_id");
  CREATE INDEX "_cases_v_version_sites_order_idx" ON "_cases_v_version_sites" USING btree ("order");
  CREATE INDEX "_cases_v_version_sites_parent_idx" ON "_cases_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_cases_v_version_sites_value_idx" ON "_cases_v_version_sites" USING btree ("value");
  CREATE INDEX "_cases_v_parent_idx" ON "_cases_v" USING btree ("parent_id");
  CREATE INDEX "_cases_v_version_version_cover_idx" ON "_cases_v" USING btree ("version_cover_id");
  CREATE INDEX "_cases_v_version_version_logo_idx" ON "_cases_v" USING btree ("version_logo_id");
  CREATE INDEX "_cases_v_version_version_type_idx" ON "_cases_v" USING btree ("version_type_id");
  CREATE INDEX "_cases_v_version_version_create_time_idx" ON "_cases_v" USING btree ("version_create_time");
  CREATE INDEX "_cases_v_version_version_update_time_idx" ON "_cases_v" USING btree ("version_update_time");
  CREATE INDEX "_cases_v_version_version_recommended_idx" ON "_cases_v" USING btree ("version_recommended");
  CREATE INDEX "_cases_v_version_version_updated_at_idx" ON "_cases_v" USING btree ("version_updated_at");
  CREATE INDEX "_cases_v_version_version_created_at_idx" ON "_cases_v" USING btree ("version_created_at");
  CREATE INDEX "_cases_v_version_version__status_idx" ON "_cases_v" USING btree ("version__status");
  CREATE INDEX "_cases_v_created_at_idx" ON "_cases_v" USING btree ("created_at");
  CREATE INDEX "_cases_v_updated_at_idx" ON "_cases_v" USING btree ("updated_at");
  CREATE INDEX "_cases_v_snapshot_idx" ON "_cases_v" USING btree ("snapshot");
  CREATE INDEX "_cases_v_published_locale_idx" ON "_cases_v" USING btree ("published_locale");
  CREATE INDEX "_cases_v_latest_idx" ON "_cases_v" USING btree ("latest");
  CREATE INDEX "_cases_v_autosave_idx" ON "_cases_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_cases_v_locales_locale_parent_id_unique" ON "_cases_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_cases_v_rels_order_idx" ON "_cases_v_rels" USING btree ("order");
  CREATE INDEX "_cases_v_rels_parent_idx" ON "_cases_v_rels" USING btree ("parent_id");
  CREATE INDEX "_cases_v_rels_path_idx" ON "_cases_v_rels" USING btree ("path");
  CREATE INDEX "_cases_v_rels_media_id_idx" ON "_cases_v_rels" USING btree ("media_id");
  CREATE INDEX "_cases_v_rels_files_id_idx" ON "_cases_v_rels" USING btree ("files_id");
  CREATE INDEX "_cases_v_rels_solutions_id_idx" ON "_cases_v_rels" USING btree ("solutions_id");
  CREATE INDEX "_cases_v_rels_products_id_idx" ON "_cases_v_rels" USING btree ("products_id");
  CREATE INDEX "case_types_sites_order_idx" ON "case_types_sites" USING btree ("order");
  CREATE INDEX "case_types_sites_parent_idx" ON "case_types_sites" USING btree ("parent_id");
  CREATE INDEX "case_types_sites_value_idx" ON "case_types_sites" USING btree ("value");
  CREATE INDEX "case_types_cover_idx" ON "case_types" USING btree ("cover_id");
  CREATE INDEX "case_types_order_idx" ON "case_types" USING btree ("order");
  CREATE INDEX "case_types_updated_at_idx" ON "case_types" USING btree ("updated_at");
  CREATE INDEX "case_types_created_at_idx" ON "case_types" USING btree ("created_at");
  CREATE UNIQUE INDEX "case_types_locales_locale_parent_id_unique" ON "case_types_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "banners_rels" ADD CONSTRAINT "banners_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners_rels" ADD CONSTRAINT "banners_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners_rels" ADD CONSTRAINT "banners_rels_cases_fk" FOREIGN KEY ("cases_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v_rels" ADD CONSTRAINT "_banners_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v_rels" ADD CONSTRAINT "_banners_v_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v_rels" ADD CONSTRAINT "_banners_v_rels_cases_fk" FOREIGN KEY ("cases_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_categories_fk" FOREIGN KEY ("product_categories_id") REFERENCES "public"."product_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_materials_fk" FOREIGN KEY ("materials_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parameters_fk" FOREIGN KEY ("parameters_id") REFERENCES "public"."parameters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parameter_classes_fk" FOREIGN KEY ("parameter_classes_id") REFERENCES "public"."parameter_classes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_solution_types_fk" FOREIGN KEY ("solution_types_id") REFERENCES "public"."solution_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_solution_types_fk" FOREIGN KEY ("service_types_id") REFERENCES "public"."service_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_contracts_fk" FOREIGN KEY ("service_contracts_id") REFERENCES "public"."service_contracts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_cases_fk" FOREIGN KEY ("service_cases_id") REFERENCES "public"."service_cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cases_fk" FOREIGN KEY ("cases_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_case_types_fk" FOREIGN KEY ("case_types_id") REFERENCES "public"."case_types"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "banners_place_idx" ON "banners" USING btree ("place");
  CREATE INDEX "banners_rels_products_id_idx" ON "banners_rels" USING btree ("products_id");
  CREATE INDEX "banners_rels_solutions_id_idx" ON "banners_rels" USING btree ("solutions_id");
  CREATE INDEX "banners_rels_cases_id_idx" ON "banners_rels" USING btree ("cases_id");
  CREATE INDEX "_banners_v_version_version_place_idx" ON "_banners_v" USING btree ("version_place");
  CREATE INDEX "_banners_v_rels_products_id_idx" ON "_banners_v_rels" USING btree ("products_id");
  CREATE INDEX "_banners_v_rels_solutions_id_idx" ON "_banners_v_rels" USING btree ("solutions_id");
  CREATE INDEX "_banners_v_rels_cases_id_idx" ON "_banners_v_rels" USING btree ("cases_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_product_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("product_categories_id");
  CREATE INDEX "payload_locked_documents_rels_materials_id_idx" ON "payload_locked_documents_rels" USING btree ("materials_id");
  CREATE INDEX "payload_locked_documents_rels_parameters_id_idx" ON "payload_locked_documents_rels" USING btree ("parameters_id");
  CREATE INDEX "payload_locked_documents_rels_parameter_classes_id_idx" ON "payload_locked_documents_rels" USING btree ("parameter_classes_id");
  CREATE INDEX "payload_locked_documents_rels_solutions_id_idx" ON "payload_locked_documents_rels" USING btree ("solutions_id");
  CREATE INDEX "payload_locked_documents_rels_solution_types_id_idx" ON "payload_locked_documents_rels" USING btree ("solution_types_id");
  CREATE INDEX "payload_locked_documents_rels_service_types_id_idx" ON "payload_locked_documents_rels" USING btree ("service_types_id");
  CREATE INDEX "payload_locked_documents_rels_service_contracts_id_idx" ON "payload_locked_documents_rels" USING btree ("service_contracts_id");
  CREATE INDEX "payload_locked_documents_rels_service_cases_id_idx" ON "payload_locked_documents_rels" USING btree ("service_cases_id");
  CREATE INDEX "payload_locked_documents_rels_cases_id_idx" ON "payload_locked_documents_rels" USING btree ("cases_id");
  CREATE INDEX "payload_locked_documents_rels_case_types_id_idx" ON "payload_locked_documents_rels" USING btree ("case_types_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products_traits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_traits_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_parameters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_parameters_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_approvals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_markets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_traits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_traits_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_parameters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_parameters_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_approvals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_markets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_categories_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_categories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "materials_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "materials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "materials_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "materials_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_materials_v_version_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_materials_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_materials_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_materials_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "parameters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "parameters_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "parameter_classes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "parameter_classes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "solutions_hotspots" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "solutions_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "solutions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "solutions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_solutions_v_version_hotspots" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_solutions_v_version_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_solutions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_solutions_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "solution_types_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "solution_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "solution_types_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_types_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_types_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_types_v_version_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_types_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_types_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_contracts_traits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_contracts_traits_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_contracts_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_contracts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_contracts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_contracts_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_contracts_v_version_traits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_contracts_v_version_traits_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_contracts_v_version_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_contracts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_contracts_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_contracts_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_cases_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_cases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_cases_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_cases_v_version_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_cases_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_cases_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cases_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cases_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cases_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cases_v_version_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cases_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cases_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cases_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_types_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_types_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "products_traits" CASCADE;
  DROP TABLE "products_traits_locales" CASCADE;
  DROP TABLE "products_parameters" CASCADE;
  DROP TABLE "products_parameters_locales" CASCADE;
  DROP TABLE "products_approvals" CASCADE;
  DROP TABLE "products_markets" CASCADE;
  DROP TABLE "products_sites" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_locales" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "_products_v_version_traits" CASCADE;
  DROP TABLE "_products_v_version_traits_locales" CASCADE;
  DROP TABLE "_products_v_version_parameters" CASCADE;
  DROP TABLE "_products_v_version_parameters_locales" CASCADE;
  DROP TABLE "_products_v_version_approvals" CASCADE;
  DROP TABLE "_products_v_version_markets" CASCADE;
  DROP TABLE "_products_v_version_sites" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_locales" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  DROP TABLE "product_categories_sites" CASCADE;
  DROP TABLE "product_categories" CASCADE;
  DROP TABLE "product_categories_locales" CASCADE;
  DROP TABLE "materials_sites" CASCADE;
  DROP TABLE "materials" CASCADE;
  DROP TABLE "materials_locales" CASCADE;
  DROP TABLE "materials_rels" CASCADE;
  DROP TABLE "_materials_v_version_sites" CASCADE;
  DROP TABLE "_materials_v" CASCADE;
  DROP TABLE "_materials_v_locales" CASCADE;
  DROP TABLE "_materials_v_rels" CASCADE;
  DROP TABLE "parameters" CASCADE;
  DROP TABLE "parameters_locales" CASCADE;
  DROP TABLE "parameter_classes" CASCADE;
  DROP TABLE "parameter_classes_locales" CASCADE;
  DROP TABLE "solutions_hotspots" CASCADE;
  DROP TABLE "solutions_sites" CASCADE;
  DROP TABLE "solutions" CASCADE;
  DROP TABLE "solutions_locales" CASCADE;
  DROP TABLE "_solutions_v_version_hotspots" CASCADE;
  DROP TABLE "_solutions_v_version_sites" CASCADE;
  DROP TABLE "_solutions_v" CASCADE;
  DROP TABLE "_solutions_v_locales" CASCADE;
  DROP TABLE "solution_types_sites" CASCADE;
  DROP TABLE "solution_types" CASCADE;
  DROP TABLE "solution_types_locales" CASCADE;
  DROP TABLE "service_types_sites" CASCADE;
  DROP TABLE "service_types" CASCADE;
  DROP TABLE "service_types_locales" CASCADE;
  DROP TABLE "_service_types_v_version_sites" CASCADE;
  DROP TABLE "_service_types_v" CASCADE;
  DROP TABLE "_service_types_v_locales" CASCADE;
  DROP TABLE "service_contracts_traits" CASCADE;
  DROP TABLE "service_contracts_traits_locales" CASCADE;
  DROP TABLE "service_contracts_sites" CASCADE;
  DROP TABLE "service_contracts" CASCADE;
  DROP TABLE "service_contracts_locales" CASCADE;
  DROP TABLE "service_contracts_rels" CASCADE;
  DROP TABLE "_service_contracts_v_version_traits" CASCADE;
  DROP TABLE "_service_contracts_v_version_traits_locales" CASCADE;
  DROP TABLE "_service_contracts_v_version_sites" CASCADE;
  DROP TABLE "_service_contracts_v" CASCADE;
  DROP TABLE "_service_contracts_v_locales" CASCADE;
  DROP TABLE "_service_contracts_v_rels" CASCADE;
  DROP TABLE "service_cases_sites" CASCADE;
  DROP TABLE "service_cases" CASCADE;
  DROP TABLE "service_cases_locales" CASCADE;
  DROP TABLE "_service_cases_v_version_sites" CASCADE;
  DROP TABLE "_service_cases_v" CASCADE;
  DROP TABLE "_service_cases_v_locales" CASCADE;
  DROP TABLE "cases_sites" CASCADE;
  DROP TABLE "cases" CASCADE;
  DROP TABLE "cases_locales" CASCADE;
  DROP TABLE "cases_rels" CASCADE;
  DROP TABLE "_cases_v_version_sites" CASCADE;
  DROP TABLE "_cases_v" CASCADE;
  DROP TABLE "_cases_v_locales" CASCADE;
  DROP TABLE "_cases_v_rels" CASCADE;
  DROP TABLE "case_types_sites" CASCADE;
  DROP TABLE "case_types" CASCADE;
  DROP TABLE "case_types_locales" CASCADE;
  ALTER TABLE "banners_rels" DROP CONSTRAINT "banners_rels_products_fk";
  
  ALTER TABLE "banners_rels" DROP CONSTRAINT "banners_rels_solutions_fk";
  
  ALTER TABLE "banners_rels" DROP CONSTRAINT "banners_rels_cases_fk";
  
  ALTER TABLE "_banners_v_rels" DROP CONSTRAINT "_banners_v_rels_products_fk";
  
  ALTER TABLE "_banners_v_rels" DROP CONSTRAINT "_banners_v_rels_solutions_fk";
  
  ALTER TABLE "_banners_v_rels" DROP CONSTRAINT "_banners_v_rels_cases_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_products_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_product_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_materials_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_parameters_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_parameter_classes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_solutions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_solution_types_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_service_solution_types_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_service_contracts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_service_cases_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_cases_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_case_types_fk";
  
  DROP INDEX "banners_place_idx";
  DROP INDEX "banners_rels_products_id_idx";
  DROP INDEX "banners_rels_solutions_id_idx";
  DROP INDEX "banners_rels_cases_id_idx";
  DROP INDEX "_banners_v_version_version_place_idx";
  DROP INDEX "_banners_v_rels_products_id_idx";
  DROP INDEX "_banners_v_rels_solutions_id_idx";
  DROP INDEX "_banners_v_rels_cases_id_idx";
  DROP INDEX "payload_locked_documents_rels_products_id_idx";
  DROP INDEX "payload_locked_documents_rels_product_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_materials_id_idx";
  DROP INDEX "payload_locked_documents_rels_parameters_id_idx";
  DROP INDEX "payload_locked_documents_rels_parameter_classes_id_idx";
  DROP INDEX "payload_locked_documents_rels_solutions_id_idx";
  DROP INDEX "payload_locked_documents_rels_solution_types_id_idx";
  DROP INDEX "payload_locked_documents_rels_service_types_id_idx";
  DROP INDEX "payload_locked_documents_rels_service_contracts_id_idx";
  DROP INDEX "payload_locked_documents_rels_service_cases_id_idx";
  DROP INDEX "payload_locked_documents_rels_cases_id_idx";
  DROP INDEX "payload_locked_documents_rels_case_types_id_idx";
  ALTER TABLE "news_types_locales" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "site_settings_locales" ALTER COLUMN "company_name" SET NOT NULL;
  ALTER TABLE "_site_settings_v_locales" ALTER COLUMN "version_company_name" SET NOT NULL;
  ALTER TABLE "banners" DROP COLUMN "place";
  ALTER TABLE "banners_rels" DROP COLUMN "products_id";
  ALTER TABLE "banners_rels" DROP COLUMN "solutions_id";
  ALTER TABLE "banners_rels" DROP COLUMN "cases_id";
  ALTER TABLE "_banners_v" DROP COLUMN "version_place";
  ALTER TABLE "_banners_v_rels" DROP COLUMN "products_id";
  ALTER TABLE "_banners_v_rels" DROP COLUMN "solutions_id";
  ALTER TABLE "_banners_v_rels" DROP COLUMN "cases_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "products_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "product_categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "materials_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "parameters_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "parameter_classes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "solutions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "solution_types_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "service_types_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "service_contracts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "service_cases_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "cases_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "case_types_id";
  DROP TYPE "public"."enum_banners_place";
  DROP TYPE "public"."enum__banners_v_version_place";
  DROP TYPE "public"."enum_products_approvals_kind";
  DROP TYPE "public"."enum_products_markets";
  DROP TYPE "public"."enum_products_sites";
  DROP TYPE "public"."enum_products_availability";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_approvals_kind";
  DROP TYPE "public"."enum__products_v_version_markets";
  DROP TYPE "public"."enum__products_v_version_sites";
  DROP TYPE "public"."enum__products_v_version_availability";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum__products_v_published_locale";
  DROP TYPE "public"."enum_product_categories_sites";
  DROP TYPE "public"."enum_materials_sites";
  DROP TYPE "public"."enum_materials_kind";
  DROP TYPE "public"."enum_materials_language";
  DROP TYPE "public"."enum_materials_status";
  DROP TYPE "public"."enum__materials_v_version_sites";
  DROP TYPE "public"."enum__materials_v_version_kind";
  DROP TYPE "public"."enum__materials_v_version_language";
  DROP TYPE "public"."enum__materials_v_version_status";
  DROP TYPE "public"."enum__materials_v_published_locale";
  DROP TYPE "public"."enum_parameters_kind";
  DROP TYPE "public"."enum_parameters_filter";
  DROP TYPE "public"."enum_solutions_sites";
  DROP TYPE "public"."enum_solutions_status";
  DROP TYPE "public"."enum__solutions_v_version_sites";
  DROP TYPE "public"."enum__solutions_v_version_status";
  DROP TYPE "public"."enum__solutions_v_published_locale";
  DROP TYPE "public"."enum_solution_types_sites";
  DROP TYPE "public"."enum_service_types_sites";
  DROP TYPE "public"."enum_service_types_mode";
  DROP TYPE "public"."enum_service_types_contract_layout";
  DROP TYPE "public"."enum_service_types_status";
  DROP TYPE "public"."enum__service_types_v_version_sites";
  DROP TYPE "public"."enum__service_types_v_version_mode";
  DROP TYPE "public"."enum__service_types_v_version_contract_layout";
  DROP TYPE "public"."enum__service_types_v_version_status";
  DROP TYPE "public"."enum__service_types_v_published_locale";
  DROP TYPE "public"."enum_service_contracts_sites";
  DROP TYPE "public"."enum_service_contracts_status";
  DROP TYPE "public"."enum__service_contracts_v_version_sites";
  DROP TYPE "public"."enum__service_contracts_v_version_status";
  DROP TYPE "public"."enum__service_contracts_v_published_locale";
  DROP TYPE "public"."enum_service_cases_sites";
  DROP TYPE "public"."enum_service_cases_status";
  DROP TYPE "public"."enum__service_cases_v_version_sites";
  DROP TYPE "public"."enum__service_cases_v_version_status";
  DROP TYPE "public"."enum__service_cases_v_published_locale";
  DROP TYPE "public"."enum_cases_sites";
  DROP TYPE "public"."enum_cases_status";
  DROP TYPE "public"."enum__cases_v_version_sites";
  DROP TYPE "public"."enum__cases_v_version_status";
  DROP TYPE "public"."enum__cases_v_published_locale";
  DROP TYPE "public"."enum_case_types_sites";`)
}

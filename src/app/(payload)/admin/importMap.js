import { FormNotices as FormNotices_a0fb1e230bd3b83f6e49eb1f2ae9c609 } from '../../../../src/cms/admin/form-notices/form-notices'
import { ThumbnailCell as ThumbnailCell_763f194190f686946eb1df972bc4e76f } from '../../../../src/cms/lists/admin/cells'
import { SiteNotice as SiteNotice_fd53e347217fa14f6e431382cb8e9b69 } from '../../../../src/cms/admin/site-notice'
import { TitleCell as TitleCell_0aab923a7268c8c14da286ec994949f5 } from '../../../../src/cms/lists/admin/title-cell'
import { TargetField as TargetField_29b0caf1372884a6c3ccfb7ba9262db3 } from '../../../../src/cms/link-targets/admin/target-field'
import { LinkGaps as LinkGaps_1b4413cdf4c6724c2ba264a21d56d821 } from '../../../../src/cms/admin/gaps/gaps'
import { SchedulePanel as SchedulePanel_d34fdce187ca83033193ee37a41c7448 } from '../../../../src/cms/scheduling/admin/schedule-panel'
import { SitesCell as SitesCell_763f194190f686946eb1df972bc4e76f } from '../../../../src/cms/lists/admin/cells'
import { OrderPanel as OrderPanel_17c7cecd7f91c2b3b436f192c173e3d3 } from '../../../../src/cms/ordering/admin/order-list'
import { ContentFilters as ContentFilters_d38cc6a4258bf3b1ff934d53c34d518e } from '../../../../src/cms/lists/admin/content-filters'
import { RestoreNotice as RestoreNotice_7445aab6c21404f72e183b2c6885a062 } from '../../../../src/cms/restoring/admin/restore-notice'
import { PreviewBridge as PreviewBridge_a574e6a5c4f13cb87ff7dd70b25c0a6d } from '../../../../src/cms/preview/admin/preview-bridge'
import { DocumentTitle as DocumentTitle_ca17eab086c8d5c54b83436db48e49e8 } from '../../../../src/cms/lists/admin/document-title'
import { FieldInAddress as FieldInAddress_045b8c9dc48c6f4aebc6caa169bd1a56 } from '../../../../src/cms/preview/admin/field-in-address'
import { CopyTextsItem as CopyTextsItem_406f2e1f3ca158c13364ec2df639cece } from '../../../../src/cms/copying/admin/copy-texts'
import { SharePreviewItem as SharePreviewItem_4304d8fde5641729bfe7507c011dbb0b } from '../../../../src/cms/preview/admin/share-preview'
import { PublishButton as PublishButton_a53f60d70022b8140664552d16518a2a } from '../../../../src/cms/admin/saving/publish-button'
import { PreviewPane as PreviewPane_0956bb1c250b4999ea833c36bd300687 } from '../../../../src/cms/preview/admin/pane/preview-pane'
import { SitesView as SitesView_3b77fc57814f6663592a1fc4478a2e1a } from '../../../../src/cms/preview/admin/sites/sites-view'
import { CompareView as CompareView_b9f3269bc4c79d02b46b18d8e0146ba2 } from '../../../../src/cms/preview/admin/compare/compare-view'
import { VersionsView as VersionsView_deee30487023d2afacffb3914450ecb5 } from '../../../../src/cms/versions/admin/versions-view'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TextLinkGaps as TextLinkGaps_1b4413cdf4c6724c2ba264a21d56d821 } from '../../../../src/cms/admin/gaps/gaps'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_77738a2c5bca17c7cde210e6f83af899 } from '../../../../src/cms/rich-text/admin/table-feature'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FilePreview as FilePreview_11b49087a62626ae2e1d16abf32c1e31 } from '../../../../src/cms/admin/file-preview/file-preview'
import { TraitLabel as TraitLabel_bf12a84469d5155d157fe4c4394d5ada } from '../../../../src/cms/admin/row-labels/row-labels'
import { ValueField as ValueField_5d8c554a52e0914c30a7b4a292183bef } from '../../../../src/cms/admin/parameter-fields/parameter-fields'
import { UpToField as UpToField_5d8c554a52e0914c30a7b4a292183bef } from '../../../../src/cms/admin/parameter-fields/parameter-fields'
import { OwnUnitField as OwnUnitField_5d8c554a52e0914c30a7b4a292183bef } from '../../../../src/cms/admin/parameter-fields/parameter-fields'
import { WordsField as WordsField_5d8c554a52e0914c30a7b4a292183bef } from '../../../../src/cms/admin/parameter-fields/parameter-fields'
import { FlagField as FlagField_5d8c554a52e0914c30a7b4a292183bef } from '../../../../src/cms/admin/parameter-fields/parameter-fields'
import { ParameterLabel as ParameterLabel_bf12a84469d5155d157fe4c4394d5ada } from '../../../../src/cms/admin/row-labels/row-labels'
import { ApprovalLabel as ApprovalLabel_bf12a84469d5155d157fe4c4394d5ada } from '../../../../src/cms/admin/row-labels/row-labels'
import { TextLength as TextLength_80da1a3aeda8003521d3a7e8a481e3af } from '../../../../src/cms/seo/admin/text-length'
import { FlagCell as FlagCell_763f194190f686946eb1df972bc4e76f } from '../../../../src/cms/lists/admin/cells'
import { WithdrawnInList as WithdrawnInList_80bdc34b7e915df6c12882a9207eb117 } from '../../../../src/cms/missing-addresses/admin/withdrawn-in-list'
import { ProductTableLinks as ProductTableLinks_238917da09f2dd1fa1a9d1f5409beeb6 } from '../../../../src/cms/product-table/admin/table-links'
import { WithdrawnInForm as WithdrawnInForm_29e4314dcc7c121dd903f3e7ec090388 } from '../../../../src/cms/missing-addresses/admin/withdrawn-in-form'
import { TableView as TableView_5d39ad8ee94a7ce737671ef83106dc1c } from '../../../../src/cms/tables/admin/table-view'
import { OrderField as OrderField_17c7cecd7f91c2b3b436f192c173e3d3 } from '../../../../src/cms/ordering/admin/order-list'
import { TableLink as TableLink_b903897134b04cbc599cfd38119fc782 } from '../../../../src/cms/tables/admin/table-link'
import { WhereUsed as WhereUsed_dd26c89da1291952dac893eeeeb17122 } from '../../../../src/cms/admin/where-used/where-used'
import { MaterialListFilters as MaterialListFilters_a133a3102751ccfcdd3bff3d788815e8 } from '../../../../src/cms/materials/admin/list-filters'
import { MaterialUploadView as MaterialUploadView_b01940880d5f201ac20d81bb26024ba9 } from '../../../../src/cms/materials/admin/upload-view'
import { UnitCell as UnitCell_763f194190f686946eb1df972bc4e76f } from '../../../../src/cms/lists/admin/cells'
import { ClosedRows as ClosedRows_f4b6d208d9655441de59d69924343ec4 } from '../../../../src/cms/admin/row-labels/closed-rows'
import { FieldsLabel as FieldsLabel_dc9ec5ee837d89f37556e27a8aa2af85 } from '../../../../src/cms/admin/row-labels/fields-label'
import { HotspotPicker as HotspotPicker_44a1d98eafb5a69bbfa2558ecb27d2df } from '../../../../src/cms/admin/hotspots/hotspot-picker'
import { HotspotLabel as HotspotLabel_bf12a84469d5155d157fe4c4394d5ada } from '../../../../src/cms/admin/row-labels/row-labels'
import { WordsCell as WordsCell_763f194190f686946eb1df972bc4e76f } from '../../../../src/cms/lists/admin/cells'
import { PromotionGaps as PromotionGaps_1b4413cdf4c6724c2ba264a21d56d821 } from '../../../../src/cms/admin/gaps/gaps'
import { SearchesList as SearchesList_c0ae3de3235138cfa130803caf62b4c0 } from '../../../../src/cms/search/admin/list'
import { SearchesView as SearchesView_39553f84bd6284fee56248b628d3016f } from '../../../../src/cms/search/admin/overview'
import { RedirectTestField as RedirectTestField_df5c2765482a8f05adb80c3767dc5a8b } from '../../../../src/cms/redirects/admin/redirect-test'
import { RedirectListTools as RedirectListTools_ebd53544dd55c8c99fab95eb17188588 } from '../../../../src/cms/redirects/admin/list-tools'
import { RedirectTableView as RedirectTableView_21d8ec8a850525f35060add637ee5f5d } from '../../../../src/cms/redirects/admin/table-view'
import { RedirectCell as RedirectCell_02afddbccdaf1c8714987564a4491577 } from '../../../../src/cms/missing-addresses/admin/redirect-link'
import { RedirectField as RedirectField_02afddbccdaf1c8714987564a4491577 } from '../../../../src/cms/missing-addresses/admin/redirect-link'
import { Handling as Handling_1324c1162d005ee1a37b48dbbf30330b } from '../../../../src/cms/inquiries/admin/handling'
import { InquiryContent as InquiryContent_6e4ad9cf3594d70fca024e45a570979b } from '../../../../src/cms/inquiries/admin/inquiry-content'
import { Deliveries as Deliveries_0bed3ea2c6fe272131bb38089aac3b11 } from '../../../../src/cms/inquiries/admin/deliveries'
import { Erasure as Erasure_62b5dfd2b661d5a62e2ae4828c9e0028 } from '../../../../src/cms/inquiries/admin/erasure'
import { HiddenField as HiddenField_ad734eefa770f70b24023a6eb1396861 } from '../../../../src/cms/inquiries/admin/hidden-field'
import { SenderCell as SenderCell_d93e4ee423ea9121eaabefddf7c5abac } from '../../../../src/cms/inquiries/admin/cells'
import { CompanyCell as CompanyCell_d93e4ee423ea9121eaabefddf7c5abac } from '../../../../src/cms/inquiries/admin/cells'
import { StatusCell as StatusCell_d93e4ee423ea9121eaabefddf7c5abac } from '../../../../src/cms/inquiries/admin/cells'
import { OwnerCell as OwnerCell_d93e4ee423ea9121eaabefddf7c5abac } from '../../../../src/cms/inquiries/admin/cells'
import { OwnerField as OwnerField_37afaf5a4fb41f7e002d30783df88954 } from '../../../../src/cms/inquiries/admin/owner-field'
import { InboxList as InboxList_dde81772e5f2ee28291bab7365a457fe } from '../../../../src/cms/inquiries/admin/list'
import { AccountPanel as AccountPanel_e3cafaff8976e9bdff1cc50bd9080238 } from '../../../../src/cms/distributors/admin/account-panel'
import { ExportLink as ExportLink_d32fb0dd173d3409053cc1b465e12be8 } from '../../../../src/cms/admin/export-link/export-link'
import { SameContent as SameContent_28176299a750c70636da3e508bfabc02 } from '../../../../src/cms/library/admin/same-content'
import { FocalPoint as FocalPoint_4cf0d7376dbb783bbc1fdaad0c5a5728 } from '../../../../src/cms/library/admin/focal-point'
import { FileTypeCell as FileTypeCell_763f194190f686946eb1df972bc4e76f } from '../../../../src/cms/lists/admin/cells'
import { FileSizeCell as FileSizeCell_763f194190f686946eb1df972bc4e76f } from '../../../../src/cms/lists/admin/cells'
import { MediaList as MediaList_ff9708d29ddd78febb1b9f6075befde6 } from '../../../../src/cms/library/admin/media-list'
import { FileAddress as FileAddress_adb526d9aa84f21de4f8091829283f61 } from '../../../../src/cms/admin/file-address/file-address'
import { OwnFilePreview as OwnFilePreview_11b49087a62626ae2e1d16abf32c1e31 } from '../../../../src/cms/admin/file-preview/file-preview'
import { FileListFilters as FileListFilters_a133a3102751ccfcdd3bff3d788815e8 } from '../../../../src/cms/materials/admin/list-filters'
import { CurrentPassword as CurrentPassword_4b44ae1cff69866aae5a9411e18570be } from '../../../../src/cms/staff/admin/current-password'
import { SecondFactorPanel as SecondFactorPanel_be7ad5ed230bf2938e1a578bdb16679e } from '../../../../src/cms/staff/admin/second-factor-panel'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { CopyTextsButton as CopyTextsButton_406f2e1f3ca158c13364ec2df639cece } from '../../../../src/cms/copying/admin/copy-texts'
import { SharePreviewButton as SharePreviewButton_4304d8fde5641729bfe7507c011dbb0b } from '../../../../src/cms/preview/admin/share-preview'
import { NoUnpublishing as NoUnpublishing_6a2b65597dcd3a830935f8685128be7f } from '../../../../src/cms/scheduling/admin/no-unpublishing'
import { AdminIcon as AdminIcon_ee4a3f68c53642aa536633bb62deb74d } from '../../../../src/cms/admin/brand'
import { AdminLogo as AdminLogo_ee4a3f68c53642aa536633bb62deb74d } from '../../../../src/cms/admin/brand'
import { CommandPalette as CommandPalette_1fe22aafc27b8986837869f281e62ded } from '../../../../src/cms/palette/admin/command-palette'
import { NewRows as NewRows_f399027909575de1ff6a6ffe99bae27b } from '../../../../src/cms/admin/new-rows/new-rows'
import { InboxRedirect as InboxRedirect_92c634aa55e4657d87c2015ee40a9e9d } from '../../../../src/cms/inquiries/admin/dashboard'
import { InboxLink as InboxLink_af1cddb3f26909ee7439abf4d1173413 } from '../../../../src/cms/inquiries/admin/nav-link'
import { GuideLink as GuideLink_60b6308efaf887d96b66a53f90a03c07 } from '../../../../src/cms/guide/admin/guide-link'
import { SavingWatch as SavingWatch_b5060ac0279deb041f305d1b3edb3081 } from '../../../../src/cms/admin/saving/saving-watch'
import { SignInView as SignInView_af5a7d4b848912a74600a6a85c6f41c3 } from '../../../../src/cms/staff/admin/sign-in-view'
import { DashboardListView as DashboardListView_3d8f1cb28a9fbbe8cf86dfb90fba9b3b } from '../../../../src/cms/dashboard/admin/list-view'
import { GuideView as GuideView_8b5c4c7f73a9f81a4170c417d3289b4b } from '../../../../src/cms/guide/admin/guide-view'
import { InboxWidget as InboxWidget_92c634aa55e4657d87c2015ee40a9e9d } from '../../../../src/cms/inquiries/admin/dashboard'
import { SearchesWidget as SearchesWidget_05bc2b26e049d4509cb60c284febc809 } from '../../../../src/cms/search/admin/dashboard'
import { CardsWidget as CardsWidget_4e05ee3b4222ebd0b9e6d3d1f279d1c1 } from '../../../../src/cms/dashboard/admin/cards-widget'
import { ListWidget as ListWidget_d35adf62b5617672b357a835f92900be } from '../../../../src/cms/dashboard/admin/list-widget'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/cms/admin/form-notices/form-notices#FormNotices": FormNotices_a0fb1e230bd3b83f6e49eb1f2ae9c609,
  "/src/cms/lists/admin/cells#ThumbnailCell": ThumbnailCell_763f194190f686946eb1df972bc4e76f,
  "/src/cms/admin/site-notice#SiteNotice": SiteNotice_fd53e347217fa14f6e431382cb8e9b69,
  "/src/cms/lists/admin/title-cell#TitleCell": TitleCell_0aab923a7268c8c14da286ec994949f5,
  "/src/cms/link-targets/admin/target-field#TargetField": TargetField_29b0caf1372884a6c3ccfb7ba9262db3,
  "/src/cms/admin/gaps/gaps#LinkGaps": LinkGaps_1b4413cdf4c6724c2ba264a21d56d821,
  "/src/cms/scheduling/admin/schedule-panel#SchedulePanel": SchedulePanel_d34fdce187ca83033193ee37a41c7448,
  "/src/cms/lists/admin/cells#SitesCell": SitesCell_763f194190f686946eb1df972bc4e76f,
  "/src/cms/ordering/admin/order-list#OrderPanel": OrderPanel_17c7cecd7f91c2b3b436f192c173e3d3,
  "/src/cms/lists/admin/content-filters#ContentFilters": ContentFilters_d38cc6a4258bf3b1ff934d53c34d518e,
  "/src/cms/restoring/admin/restore-notice#RestoreNotice": RestoreNotice_7445aab6c21404f72e183b2c6885a062,
  "/src/cms/preview/admin/preview-bridge#PreviewBridge": PreviewBridge_a574e6a5c4f13cb87ff7dd70b25c0a6d,
  "/src/cms/lists/admin/document-title#DocumentTitle": DocumentTitle_ca17eab086c8d5c54b83436db48e49e8,
  "/src/cms/preview/admin/field-in-address#FieldInAddress": FieldInAddress_045b8c9dc48c6f4aebc6caa169bd1a56,
  "/src/cms/copying/admin/copy-texts#CopyTextsItem": CopyTextsItem_406f2e1f3ca158c13364ec2df639cece,
  "/src/cms/preview/admin/share-preview#SharePreviewItem": SharePreviewItem_4304d8fde5641729bfe7507c011dbb0b,
  "/src/cms/admin/saving/publish-button#PublishButton": PublishButton_a53f60d70022b8140664552d16518a2a,
  "/src/cms/preview/admin/pane/preview-pane#PreviewPane": PreviewPane_0956bb1c250b4999ea833c36bd300687,
  "/src/cms/preview/admin/sites/sites-view#SitesView": SitesView_3b77fc57814f6663592a1fc4478a2e1a,
  "/src/cms/preview/admin/compare/compare-view#CompareView": CompareView_b9f3269bc4c79d02b46b18d8e0146ba2,
  "/src/cms/versions/admin/versions-view#VersionsView": VersionsView_deee30487023d2afacffb3914450ecb5,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/cms/admin/gaps/gaps#TextLinkGaps": TextLinkGaps_1b4413cdf4c6724c2ba264a21d56d821,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/cms/rich-text/admin/table-feature#TableFeatureClient": TableFeatureClient_77738a2c5bca17c7cde210e6f83af899,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/cms/admin/file-preview/file-preview#FilePreview": FilePreview_11b49087a62626ae2e1d16abf32c1e31,
  "/src/cms/admin/row-labels/row-labels#TraitLabel": TraitLabel_bf12a84469d5155d157fe4c4394d5ada,
  "/src/cms/admin/parameter-fields/parameter-fields#ValueField": ValueField_5d8c554a52e0914c30a7b4a292183bef,
  "/src/cms/admin/parameter-fields/parameter-fields#UpToField": UpToField_5d8c554a52e0914c30a7b4a292183bef,
  "/src/cms/admin/parameter-fields/parameter-fields#OwnUnitField": OwnUnitField_5d8c554a52e0914c30a7b4a292183bef,
  "/src/cms/admin/parameter-fields/parameter-fields#WordsField": WordsField_5d8c554a52e0914c30a7b4a292183bef,
  "/src/cms/admin/parameter-fields/parameter-fields#FlagField": FlagField_5d8c554a52e0914c30a7b4a292183bef,
  "/src/cms/admin/row-labels/row-labels#ParameterLabel": ParameterLabel_bf12a84469d5155d157fe4c4394d5ada,
  "/src/cms/admin/row-labels/row-labels#ApprovalLabel": ApprovalLabel_bf12a84469d5155d157fe4c4394d5ada,
  "/src/cms/seo/admin/text-length#TextLength": TextLength_80da1a3aeda8003521d3a7e8a481e3af,
  "/src/cms/lists/admin/cells#FlagCell": FlagCell_763f194190f686946eb1df972bc4e76f,
  "/src/cms/missing-addresses/admin/withdrawn-in-list#WithdrawnInList": WithdrawnInList_80bdc34b7e915df6c12882a9207eb117,
  "/src/cms/product-table/admin/table-links#ProductTableLinks": ProductTableLinks_238917da09f2dd1fa1a9d1f5409beeb6,
  "/src/cms/missing-addresses/admin/withdrawn-in-form#WithdrawnInForm": WithdrawnInForm_29e4314dcc7c121dd903f3e7ec090388,
  "/src/cms/tables/admin/table-view#TableView": TableView_5d39ad8ee94a7ce737671ef83106dc1c,
  "/src/cms/ordering/admin/order-list#OrderField": OrderField_17c7cecd7f91c2b3b436f192c173e3d3,
  "/src/cms/tables/admin/table-link#TableLink": TableLink_b903897134b04cbc599cfd38119fc782,
  "/src/cms/admin/where-used/where-used#WhereUsed": WhereUsed_dd26c89da1291952dac893eeeeb17122,
  "/src/cms/materials/admin/list-filters#MaterialListFilters": MaterialListFilters_a133a3102751ccfcdd3bff3d788815e8,
  "/src/cms/materials/admin/upload-view#MaterialUploadView": MaterialUploadView_b01940880d5f201ac20d81bb26024ba9,
  "/src/cms/lists/admin/cells#UnitCell": UnitCell_763f194190f686946eb1df972bc4e76f,
  "/src/cms/admin/row-labels/closed-rows#ClosedRows": ClosedRows_f4b6d208d9655441de59d69924343ec4,
  "/src/cms/admin/row-labels/fields-label#FieldsLabel": FieldsLabel_dc9ec5ee837d89f37556e27a8aa2af85,
  "/src/cms/admin/hotspots/hotspot-picker#HotspotPicker": HotspotPicker_44a1d98eafb5a69bbfa2558ecb27d2df,
  "/src/cms/admin/row-labels/row-labels#HotspotLabel": HotspotLabel_bf12a84469d5155d157fe4c4394d5ada,
  "/src/cms/lists/admin/cells#WordsCell": WordsCell_763f194190f686946eb1df972bc4e76f,
  "/src/cms/admin/gaps/gaps#PromotionGaps": PromotionGaps_1b4413cdf4c6724c2ba264a21d56d821,
  "/src/cms/search/admin/list#SearchesList": SearchesList_c0ae3de3235138cfa130803caf62b4c0,
  "/src/cms/search/admin/overview#SearchesView": SearchesView_39553f84bd6284fee56248b628d3016f,
  "/src/cms/redirects/admin/redirect-test#RedirectTestField": RedirectTestField_df5c2765482a8f05adb80c3767dc5a8b,
  "/src/cms/redirects/admin/list-tools#RedirectListTools": RedirectListTools_ebd53544dd55c8c99fab95eb17188588,
  "/src/cms/redirects/admin/table-view#RedirectTableView": RedirectTableView_21d8ec8a850525f35060add637ee5f5d,
  "/src/cms/missing-addresses/admin/redirect-link#RedirectCell": RedirectCell_02afddbccdaf1c8714987564a4491577,
  "/src/cms/missing-addresses/admin/redirect-link#RedirectField": RedirectField_02afddbccdaf1c8714987564a4491577,
  "/src/cms/inquiries/admin/handling#Handling": Handling_1324c1162d005ee1a37b48dbbf30330b,
  "/src/cms/inquiries/admin/inquiry-content#InquiryContent": InquiryContent_6e4ad9cf3594d70fca024e45a570979b,
  "/src/cms/inquiries/admin/deliveries#Deliveries": Deliveries_0bed3ea2c6fe272131bb38089aac3b11,
  "/src/cms/inquiries/admin/erasure#Erasure": Erasure_62b5dfd2b661d5a62e2ae4828c9e0028,
  "/src/cms/inquiries/admin/hidden-field#HiddenField": HiddenField_ad734eefa770f70b24023a6eb1396861,
  "/src/cms/inquiries/admin/cells#SenderCell": SenderCell_d93e4ee423ea9121eaabefddf7c5abac,
  "/src/cms/inquiries/admin/cells#CompanyCell": CompanyCell_d93e4ee423ea9121eaabefddf7c5abac,
  "/src/cms/inquiries/admin/cells#StatusCell": StatusCell_d93e4ee423ea9121eaabefddf7c5abac,
  "/src/cms/inquiries/admin/cells#OwnerCell": OwnerCell_d93e4ee423ea9121eaabefddf7c5abac,
  "/src/cms/inquiries/admin/owner-field#OwnerField": OwnerField_37afaf5a4fb41f7e002d30783df88954,
  "/src/cms/inquiries/admin/list#InboxList": InboxList_dde81772e5f2ee28291bab7365a457fe,
  "/src/cms/distributors/admin/account-panel#AccountPanel": AccountPanel_e3cafaff8976e9bdff1cc50bd9080238,
  "/src/cms/admin/export-link/export-link#ExportLink": ExportLink_d32fb0dd173d3409053cc1b465e12be8,
  "/src/cms/library/admin/same-content#SameContent": SameContent_28176299a750c70636da3e508bfabc02,
  "/src/cms/library/admin/focal-point#FocalPoint": FocalPoint_4cf0d7376dbb783bbc1fdaad0c5a5728,
  "/src/cms/lists/admin/cells#FileTypeCell": FileTypeCell_763f194190f686946eb1df972bc4e76f,
  "/src/cms/lists/admin/cells#FileSizeCell": FileSizeCell_763f194190f686946eb1df972bc4e76f,
  "/src/cms/library/admin/media-list#MediaList": MediaList_ff9708d29ddd78febb1b9f6075befde6,
  "/src/cms/admin/file-address/file-address#FileAddress": FileAddress_adb526d9aa84f21de4f8091829283f61,
  "/src/cms/admin/file-preview/file-preview#OwnFilePreview": OwnFilePreview_11b49087a62626ae2e1d16abf32c1e31,
  "/src/cms/materials/admin/list-filters#FileListFilters": FileListFilters_a133a3102751ccfcdd3bff3d788815e8,
  "/src/cms/staff/admin/current-password#CurrentPassword": CurrentPassword_4b44ae1cff69866aae5a9411e18570be,
  "/src/cms/staff/admin/second-factor-panel#SecondFactorPanel": SecondFactorPanel_be7ad5ed230bf2938e1a578bdb16679e,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/src/cms/copying/admin/copy-texts#CopyTextsButton": CopyTextsButton_406f2e1f3ca158c13364ec2df639cece,
  "/src/cms/preview/admin/share-preview#SharePreviewButton": SharePreviewButton_4304d8fde5641729bfe7507c011dbb0b,
  "/src/cms/scheduling/admin/no-unpublishing#NoUnpublishing": NoUnpublishing_6a2b65597dcd3a830935f8685128be7f,
  "/src/cms/admin/brand#AdminIcon": AdminIcon_ee4a3f68c53642aa536633bb62deb74d,
  "/src/cms/admin/brand#AdminLogo": AdminLogo_ee4a3f68c53642aa536633bb62deb74d,
  "/src/cms/palette/admin/command-palette#CommandPalette": CommandPalette_1fe22aafc27b8986837869f281e62ded,
  "/src/cms/admin/new-rows/new-rows#NewRows": NewRows_f399027909575de1ff6a6ffe99bae27b,
  "/src/cms/inquiries/admin/dashboard#InboxRedirect": InboxRedirect_92c634aa55e4657d87c2015ee40a9e9d,
  "/src/cms/inquiries/admin/nav-link#InboxLink": InboxLink_af1cddb3f26909ee7439abf4d1173413,
  "/src/cms/guide/admin/guide-link#GuideLink": GuideLink_60b6308efaf887d96b66a53f90a03c07,
  "/src/cms/admin/saving/saving-watch#SavingWatch": SavingWatch_b5060ac0279deb041f305d1b3edb3081,
  "/src/cms/staff/admin/sign-in-view#SignInView": SignInView_af5a7d4b848912a74600a6a85c6f41c3,
  "/src/cms/dashboard/admin/list-view#DashboardListView": DashboardListView_3d8f1cb28a9fbbe8cf86dfb90fba9b3b,
  "/src/cms/guide/admin/guide-view#GuideView": GuideView_8b5c4c7f73a9f81a4170c417d3289b4b,
  "/src/cms/inquiries/admin/dashboard#InboxWidget": InboxWidget_92c634aa55e4657d87c2015ee40a9e9d,
  "/src/cms/search/admin/dashboard#SearchesWidget": SearchesWidget_05bc2b26e049d4509cb60c284febc809,
  "/src/cms/dashboard/admin/cards-widget#CardsWidget": CardsWidget_4e05ee3b4222ebd0b9e6d3d1f279d1c1,
  "/src/cms/dashboard/admin/list-widget#ListWidget": ListWidget_d35adf62b5617672b357a835f92900be
}

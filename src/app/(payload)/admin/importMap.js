import { SiteNotice as SiteNotice_fd53e347217fa14f6e431382cb8e9b69 } from '../../../../src/cms/admin/site-notice'
import { LinkGaps as LinkGaps_1b4413cdf4c6724c2ba264a21d56d821 } from '../../../../src/cms/admin/gaps/gaps'
import { RestoreNotice as RestoreNotice_8d3a32cc2262a5f9f0d06abea82d4519 } from '../../../../src/cms/admin/restoring/restore-notice'
import { CopyTextsItem as CopyTextsItem_3f2e2c3add2bb82986db29e68f5124cf } from '../../../../src/cms/admin/copying/copy-texts'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TextLinkGaps as TextLinkGaps_1b4413cdf4c6724c2ba264a21d56d821 } from '../../../../src/cms/admin/gaps/gaps'
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
import { ParameterLabel as ParameterLabel_bf12a84469d5155d157fe4c4394d5ada } from '../../../../src/cms/admin/row-labels/row-labels'
import { ApprovalLabel as ApprovalLabel_bf12a84469d5155d157fe4c4394d5ada } from '../../../../src/cms/admin/row-labels/row-labels'
import { ProductTableLinks as ProductTableLinks_cde8ade50297b79f96985a009e4fcb0d } from '../../../../src/cms/admin/product-table/table-links'
import { ProductTableView as ProductTableView_f571473be0fda8204d6d5f011bc0a420 } from '../../../../src/cms/admin/product-table/table-view'
import { OrderField as OrderField_32e8136ca005011d4a14eaedcc1a4394 } from '../../../../src/cms/admin/ordering/order-list'
import { OrderPanel as OrderPanel_32e8136ca005011d4a14eaedcc1a4394 } from '../../../../src/cms/admin/ordering/order-list'
import { WhereUsed as WhereUsed_dd26c89da1291952dac893eeeeb17122 } from '../../../../src/cms/admin/where-used/where-used'
import { MaterialListFilters as MaterialListFilters_dd4300661f947d967d0997cae401d0b4 } from '../../../../src/cms/admin/materials/list-filters'
import { MaterialUploadView as MaterialUploadView_5bfaf98b1e1f6f7f6747fe86cfa62c4d } from '../../../../src/cms/admin/materials/upload-view'
import { HotspotPicker as HotspotPicker_44a1d98eafb5a69bbfa2558ecb27d2df } from '../../../../src/cms/admin/hotspots/hotspot-picker'
import { HotspotLabel as HotspotLabel_bf12a84469d5155d157fe4c4394d5ada } from '../../../../src/cms/admin/row-labels/row-labels'
import { PromotionGaps as PromotionGaps_1b4413cdf4c6724c2ba264a21d56d821 } from '../../../../src/cms/admin/gaps/gaps'
import { SearchesList as SearchesList_9d2cb4599832b569d8eea34f7a085c42 } from '../../../../src/cms/admin/searches/list'
import { SearchesView as SearchesView_6935a2244bdc9b078a3a57e9600d4d96 } from '../../../../src/cms/admin/searches/overview'
import { Handling as Handling_2f07bfa773754a54a894d6d761ef7f02 } from '../../../../src/cms/admin/inbox/handling'
import { InquiryContent as Letter_6b814607a08cc951117240660f9c6870 } from '../../../../src/cms/admin/inbox/letter'
import { Deliveries as Deliveries_9f143b097c69a4832598f1a9b3a4078a } from '../../../../src/cms/admin/requests/deliveries'
import { Erasure as Erasure_da571afb25adfb3715d1764bdb096db4 } from '../../../../src/cms/admin/inbox/erasure'
import { HiddenField as Unseen_970b68895487462ddbc4b106aa56af53 } from '../../../../src/cms/admin/inbox/unseen'
import { SenderCell as SenderCell_eaa691d5373d152807fb6799ec28a870 } from '../../../../src/cms/admin/inbox/cells'
import { CompanyCell as CompanyCell_eaa691d5373d152807fb6799ec28a870 } from '../../../../src/cms/admin/inbox/cells'
import { StatusCell as StatusCell_eaa691d5373d152807fb6799ec28a870 } from '../../../../src/cms/admin/inbox/cells'
import { OwnerCell as OwnerCell_eaa691d5373d152807fb6799ec28a870 } from '../../../../src/cms/admin/inbox/cells'
import { OwnerField as OwnerField_7a3dff756b9a59fda817e83e000b3d46 } from '../../../../src/cms/admin/inbox/owner-field'
import { InboxList as InboxList_dcf2ddf8279abfe7bf7314aef85f0ceb } from '../../../../src/cms/admin/inbox/list'
import { AccountPanel as AccountPanel_4fda4fb60830469df35f5a42c33a2a9d } from '../../../../src/cms/admin/distributors/account-panel'
import { ExportLink as ExportLink_d32fb0dd173d3409053cc1b465e12be8 } from '../../../../src/cms/admin/export-link/export-link'
import { FileAddress as FileAddress_adb526d9aa84f21de4f8091829283f61 } from '../../../../src/cms/admin/file-address/file-address'
import { OwnFilePreview as OwnFilePreview_11b49087a62626ae2e1d16abf32c1e31 } from '../../../../src/cms/admin/file-preview/file-preview'
import { FileListFilters as FileListFilters_dd4300661f947d967d0997cae401d0b4 } from '../../../../src/cms/admin/materials/list-filters'
import { CurrentPassword as CurrentPassword_6ee0ca58a2396a31487dbce84072869d } from '../../../../src/cms/admin/staff/current-password'
import { FieldsLabel as FieldsLabel_bf12a84469d5155d157fe4c4394d5ada } from '../../../../src/cms/admin/row-labels/row-labels'
import { CopyTextsButton as CopyTextsButton_3f2e2c3add2bb82986db29e68f5124cf } from '../../../../src/cms/admin/copying/copy-texts'
import { AdminIcon as AdminIcon_ee4a3f68c53642aa536633bb62deb74d } from '../../../../src/cms/admin/brand'
import { AdminLogo as AdminLogo_ee4a3f68c53642aa536633bb62deb74d } from '../../../../src/cms/admin/brand'
import { InboxDashboard as InboxDashboard_fe4beb7d30e7ef1557607a9089d6e982 } from '../../../../src/cms/admin/inbox/dashboard'
import { SearchesDashboard as SearchesDashboard_6c4dff6e5e91697a7d68ebc1200c1bd2 } from '../../../../src/cms/admin/searches/dashboard'
import { InboxLink as InboxLink_1b5583a616415a89149fd095c9f2d575 } from '../../../../src/cms/admin/inbox/nav-link'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/cms/admin/site-notice#SiteNotice": SiteNotice_fd53e347217fa14f6e431382cb8e9b69,
  "/src/cms/admin/gaps/gaps#LinkGaps": LinkGaps_1b4413cdf4c6724c2ba264a21d56d821,
  "/src/cms/admin/restoring/restore-notice#RestoreNotice": RestoreNotice_8d3a32cc2262a5f9f0d06abea82d4519,
  "/src/cms/admin/copying/copy-texts#CopyTextsItem": CopyTextsItem_3f2e2c3add2bb82986db29e68f5124cf,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/cms/admin/gaps/gaps#TextLinkGaps": TextLinkGaps_1b4413cdf4c6724c2ba264a21d56d821,
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
  "/src/cms/admin/row-labels/row-labels#ParameterLabel": ParameterLabel_bf12a84469d5155d157fe4c4394d5ada,
  "/src/cms/admin/row-labels/row-labels#ApprovalLabel": ApprovalLabel_bf12a84469d5155d157fe4c4394d5ada,
  "/src/cms/admin/product-table/table-links#ProductTableLinks": ProductTableLinks_cde8ade50297b79f96985a009e4fcb0d,
  "/src/cms/admin/product-table/table-view#ProductTableView": ProductTableView_f571473be0fda8204d6d5f011bc0a420,
  "/src/cms/admin/ordering/order-list#OrderField": OrderField_32e8136ca005011d4a14eaedcc1a4394,
  "/src/cms/admin/ordering/order-list#OrderPanel": OrderPanel_32e8136ca005011d4a14eaedcc1a4394,
  "/src/cms/admin/where-used/where-used#WhereUsed": WhereUsed_dd26c89da1291952dac893eeeeb17122,
  "/src/cms/admin/materials/list-filters#MaterialListFilters": MaterialListFilters_dd4300661f947d967d0997cae401d0b4,
  "/src/cms/admin/materials/upload-view#MaterialUploadView": MaterialUploadView_5bfaf98b1e1f6f7f6747fe86cfa62c4d,
  "/src/cms/admin/hotspots/hotspot-picker#HotspotPicker": HotspotPicker_44a1d98eafb5a69bbfa2558ecb27d2df,
  "/src/cms/admin/row-labels/row-labels#HotspotLabel": HotspotLabel_bf12a84469d5155d157fe4c4394d5ada,
  "/src/cms/admin/gaps/gaps#PromotionGaps": PromotionGaps_1b4413cdf4c6724c2ba264a21d56d821,
  "/src/cms/admin/searches/list#SearchesList": SearchesList_9d2cb4599832b569d8eea34f7a085c42,
  "/src/cms/admin/searches/overview#SearchesView": SearchesView_6935a2244bdc9b078a3a57e9600d4d96,
  "/src/cms/admin/inbox/handling#Handling": Handling_2f07bfa773754a54a894d6d761ef7f02,
  "/src/cms/admin/inbox/letter#InquiryContent": Letter_6b814607a08cc951117240660f9c6870,
  "/src/cms/admin/requests/deliveries#Deliveries": Deliveries_9f143b097c69a4832598f1a9b3a4078a,
  "/src/cms/admin/inbox/erasure#Erasure": Erasure_da571afb25adfb3715d1764bdb096db4,
  "/src/cms/admin/inbox/unseen#HiddenField": Unseen_970b68895487462ddbc4b106aa56af53,
  "/src/cms/admin/inbox/cells#SenderCell": SenderCell_eaa691d5373d152807fb6799ec28a870,
  "/src/cms/admin/inbox/cells#CompanyCell": CompanyCell_eaa691d5373d152807fb6799ec28a870,
  "/src/cms/admin/inbox/cells#StatusCell": StatusCell_eaa691d5373d152807fb6799ec28a870,
  "/src/cms/admin/inbox/cells#OwnerCell": OwnerCell_eaa691d5373d152807fb6799ec28a870,
  "/src/cms/admin/inbox/owner-field#OwnerField": OwnerField_7a3dff756b9a59fda817e83e000b3d46,
  "/src/cms/admin/inbox/list#InboxList": InboxList_dcf2ddf8279abfe7bf7314aef85f0ceb,
  "/src/cms/admin/distributors/account-panel#AccountPanel": AccountPanel_4fda4fb60830469df35f5a42c33a2a9d,
  "/src/cms/admin/export-link/export-link#ExportLink": ExportLink_d32fb0dd173d3409053cc1b465e12be8,
  "/src/cms/admin/file-address/file-address#FileAddress": FileAddress_adb526d9aa84f21de4f8091829283f61,
  "/src/cms/admin/file-preview/file-preview#OwnFilePreview": OwnFilePreview_11b49087a62626ae2e1d16abf32c1e31,
  "/src/cms/admin/materials/list-filters#FileListFilters": FileListFilters_dd4300661f947d967d0997cae401d0b4,
  "/src/cms/admin/staff/current-password#CurrentPassword": CurrentPassword_6ee0ca58a2396a31487dbce84072869d,
  "/src/cms/admin/row-labels/row-labels#FieldsLabel": FieldsLabel_bf12a84469d5155d157fe4c4394d5ada,
  "/src/cms/admin/copying/copy-texts#CopyTextsButton": CopyTextsButton_3f2e2c3add2bb82986db29e68f5124cf,
  "/src/cms/admin/brand#AdminIcon": AdminIcon_ee4a3f68c53642aa536633bb62deb74d,
  "/src/cms/admin/brand#AdminLogo": AdminLogo_ee4a3f68c53642aa536633bb62deb74d,
  "/src/cms/admin/inbox/dashboard#InboxDashboard": InboxDashboard_fe4beb7d30e7ef1557607a9089d6e982,
  "/src/cms/admin/searches/dashboard#SearchesDashboard": SearchesDashboard_6c4dff6e5e91697a7d68ebc1200c1bd2,
  "/src/cms/admin/inbox/nav-link#InboxLink": InboxLink_1b5583a616415a89149fd095c9f2d575,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}

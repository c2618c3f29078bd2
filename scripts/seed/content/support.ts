import type { SupportKind } from '@/lib/support-kinds'
import type { Localised } from './types'

type SupportPageSeed = {
  id: string
  kind: SupportKind
  title: string
  lead: string
  /** A picture of `../assets`. */
  icon: string
  /** Markdown. */
  content: string
  /** ISO 8601 with offset. */
  updateTime: string
}

/** The pages below the Chinese support page (S2 2.17). */
export const supportPageSeeds: SupportPageSeed[] = [
  {
    id: '1217000000000002011',
    kind: 'maintenance',
    title: '维护保养',
    lead: '按计划巡检、清洁和校准，及早排除故障隐患。',
    icon: 'icon-support-maintenance.webp',
    updateTime: '2026-07-12T09:00:00+08:00',
    content: `降温变慢、压缩机启停频繁、冷凝器积灰、门封变硬，往往在故障之前几个月就会出现。定期保养可以在样本受到影响之前发现并处理。

~~~figures
60 | 秒 | 恢复时间测试的开门时长
3 | 年 | 报警电池更换周期
10 | 年 | 停产型号备件供应
~~~

## 保养内容

- **制冷系统**：清洁冷凝器与滤网，测量运行电流和启停周期，检查各级压缩机的排气温度
- **箱体与门封**：检查门封、门锁和内门，清除积霜，测量开门 60 秒后的恢复时间
- **控制与报警**：核对全部探头，逐项触发报警，检查电池电压和远程报警触点
- **记录**：导出运行记录，与上次保养对比，提出处理建议

保养当天提交报告，可用于质量体系审核。

## 保养周期

|周期|执行人|内容|
|---|---|---|
|每天|用户|登记显示温度，检查门封|
|每月|用户|清除门封积霜，测试一次报警|
|每季度|用户|先确认箱温正常，再拔下插头，清洁冷凝器，随即恢复供电|
|每年|工程师|全面保养，用经校准的探头比对全部测点；疫苗、血液和药品设备另做温度分布验证|
|每 3 年|工程师|更换报警电池|

## 3Q 检测与消毒

持证工程师按书面方案完成安装确认（IQ）、运行确认（OQ）和性能确认（PQ），自动采集数据，逐条关闭偏差。设备迁移、维修制冷回路或改变用途之前，可同时进行箱内消毒，并出具消毒记录。

## 备件

在产型号的常用备件存放在区域库，当天发出。停产型号的备件与服务，自停产之日起保留 10 年。`,
  },
  {
    id: '1217000000000002021',
    kind: 'contact',
    title: '联系我们',
    lead: '服务热线全年 365 天、每天 24 小时开通；来信在两个工作日内答复。',
    icon: 'icon-support-contact.webp',
    updateTime: '2026-07-12T09:00:00+08:00',
    content: `## 服务热线

**400-000-0086**，全年 365 天，每天 24 小时，夜间由值班工程师接听。

- **报修后 1 小时内**：工程师来电，约定到场时间
- **24 小时内**：工程师到达现场

来电之前，请记下型号、序列号、报警代码和报警开始的时间。样本温度上升时，请先按应急预案转移样本，再来电。

## 书面联系

- **邮箱**：service@norvane.example
- **地址**：山海省青屿市高新区冷泉路 86 号，诺凡生物医疗股份有限公司客户服务中心

与在用设备有关的来信，请附上序列号和现场照片。我们在两个工作日内答复。

## 服务网点

全国有 70 多个自建与授权服务网点，省会城市均有驻点工程师。服务热线将您的请求转给最近的网点，并告知工程师的姓名和电话。

## 意见与投诉

请发邮件至 service@norvane.example，标题注明“服务意见”。客户服务中心负责人在两个工作日内答复。`,
  },
  {
    id: '1217000000000002031',
    kind: 'repair',
    title: '在线报修',
    lead: '可通过电话、公众号或报修平台报修，凭报修单号查询进度。',
    icon: 'icon-support-repair.webp',
    updateTime: '2026-09-12T09:00:00+08:00',
    content: `## 报修之前

1. 记下显示屏上的报警代码和当前温度。
2. 在铭牌上找到型号和序列号，铭牌在右侧板下方。
3. 检查电源、箱门和冷凝器滤网，约三成报修由这三处引起。
4. 样本温度仍在上升时，先按应急预案转移样本，再报修。

## 报修之后

- **立即**：系统生成报修单号，并通知值班工程师
- **1 小时内**：工程师来电，先做电话诊断，再约定到场时间
- **24 小时内**：工程师携带常用备件到达现场
- **修复之后**：电子报告发送至您的邮箱，客服三天后回访

接入 Trace 监测平台的设备报警时，平台自动生成报修单草稿，附上运行记录，由您确认后提交。`,
  },
]

type Promised = { figure: string; label: string }
type Pillar = { title: string; text: string }

/** Promises and pillars of the Chinese page (S2 1), and the text above the customer support form (S2 2.16). */
export const serviceSupportSeed = {
  picture: 'banner-monitoring.webp',
  officialAccount: 'qr-wechat.webp',
  /** The banner of the contact page: its own on es_ES and fr_FR (S2 2.18). */
  contactPicture: {
    en_EN: 'contact-desk.webp',
    es_ES: 'office-hall.webp',
    fr_FR: 'contract-monitoring-plus.webp',
  } as Localised,
  promises: {
    zh_CN: [
      { figure: '24 小时', label: '服务热线，全年 365 天' },
      { figure: '1 小时内', label: '工程师来电约定上门时间' },
      { figure: '24 小时内', label: '工程师到达现场' },
    ],
  } as Partial<Record<string, Promised[]>>,
  pillars: {
    zh_CN: [
      {
        title: '全产品线应急快速响应',
        text: '从样本库到社区接种点，所有产品线使用同一套应急流程。值班工程师可随时调用各地的备件和备用机。',
      },
      {
        title: '信息化管控 100% 到位',
        text: '每台设备都有服务档案，安装、保养、校准、维修和更换的零件可按序列号查询。每次上门均有电子工单。',
      },
      {
        title: '远程运维，主动服务',
        text: '运维中心每天查看接入监测平台的设备的温度曲线，发现降温变慢、启停频繁时主动与您联系。',
      },
      {
        title: '定制化服务',
        text: '面向临床试验、疫苗接种季和样本库搬迁等项目，按您的流程约定服务内容、周期和人员，并写入合同。',
      },
      {
        title: '3Q 检测与消毒',
        text: '持证工程师按方案完成安装、运行和性能确认，报告可用于审核。设备迁移或改变用途之前，可同时进行箱内消毒。',
      },
      {
        title: '日常巡检',
        text: '工程师按计划到场，清洁设备、比对温度、测试报警，并指导操作人员。发现的问题当场处理，需要备件的提前安排。',
      },
    ],
  } as Partial<Record<string, Pillar[]>>,
  texts: {
    lead: {
      zh_CN:
        '全国 70 多个服务网点和 24 小时热线，为样本、血液、疫苗和药品的储存设备提供安装、维护、校准和维修。',
    },
    hotline: { zh_CN: '400-000-0086' },
    repairLabel: { zh_CN: '进入在线报修平台' },
    repairAddress: { zh_CN: 'https://repair.norvane.example' },
    // The first line is the lead; the others are beside the form.
    customerIntroduction: {
      en_EN: `Tell us what is wrong; an engineer who knows the model answers within two working days.
If samples are warming up, carry out your emergency plan first, then telephone us: messages are read during office hours.
Service hub in Rotterdam, for Europe: service.eu@norvane.example, in English, French, German, Spanish or Dutch.`,
      en_US: `Tell us what is wrong; an engineer who knows the model answers within two business days.
If samples are warming up, carry out your emergency plan first, then call us: messages are read during office hours.`,
      es_ES: `Díganos qué ocurre; un técnico que conoce el modelo le responderá en dos días laborables.
Si las muestras se están calentando, aplique primero su plan de emergencia y llámenos después: los mensajes se leen en horario de oficina.
Centro de servicio de Róterdam, para Europa: service.eu@norvane.example, también en español.`,
      fr_FR: `Dites-nous ce qui se passe ; un technicien qui connaît le modèle vous répond sous deux jours ouvrés.
Si des échantillons se réchauffent, appliquez d’abord votre plan d’urgence, puis appelez-nous : les messages sont lus aux heures de bureau.
Centre de service de Rotterdam, pour l’Europe : service.eu@norvane.example, en français aussi.`,
    },
  } satisfies Record<string, Localised>,
}

import { internationalOnly } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const sohoRegulation: NewsSeed = {
  id: '1214000000000011019',
  slug: 'soho-regulation',
  type: 'IndustryNews',
  cover: 'case-27.webp',
  publishTime: '2024-09-12T08:25:00+00:00',
  recommended: false,
  sites: internationalOnly,
  title: {
    zh_CN: '欧盟人源物质法规：从血液到母乳，对冷藏设备有何影响',
    en_EN: 'From blood to breast milk: what the SoHO Regulation means for cold storage',
    es_ES: 'De la sangre a la leche materna: qué supone el Reglamento SoHO para la conservación en frío',
    fr_FR: 'Du sang au lait maternel : ce que le règlement SoHO change pour le stockage au froid',
  },
  coverAlt: coverAlts['case-27.webp'],
  body: {
    zh_CN: `欧盟 (EU) 2024/1938 号条例规定了拟用于人体的人源物质（SoHO）的质量与安全标准，2024 年 8 月 6 日生效，2027 年 8 月 7 日起适用，取代血液指令 2002/98/EC 和组织细胞指令 2004/23/EC。器官不在其列。

**范围扩大。** 除血液、组织和细胞外，还包括母乳和肠道菌群。向其他婴儿提供捐献母乳的母乳库，今后与血站适用同一部法规。

**技术要求改由指南规定。** 旧指令把储存温度写入附件，修改须经立法程序。新条例只规定原则，具体做法依据欧洲药品质量管理局（EDQM）和欧洲疾控中心（ECDC）的指南。指南更新较快，各单位应每年核对一次。

**登记更细。** 从事有关活动的单位登记为 SoHO 实体；既加工又储存的，须经批准成为 SoHO 机构。每台冷藏设备因此应明确属于哪一项批准范围。

## 对设备的要求

条例没有直接规定冷藏设备，但可追溯、偏差报告和风险评估都以温度记录为基础。适用之前建议完成：

- 将设备清单与活动清单对应
- 确认报警记录能否导出，保存多久
- 为母乳、肠道菌群设置单独的存放区，不混放

冷藏设备从申请到验收有时需要两年，请尽早准备。`,
    en_EN: `Regulation (EU) 2024/1938 sets standards of quality and safety for substances of human origin intended for human application, in short SoHO. It entered into force on 6 August 2024 and applies from 7 August 2027, when the blood directive (2002/98/EC) and the directive on tissues and cells (2004/23/EC) end. Organs stay outside.

**The scope is wider.** Besides blood, tissues and cells it takes in breast milk and intestinal microbiota. A bank for donated breast milk will be subject to the same law as a blood service.

**Technical requirements move to guidelines.** The old directives gave storage temperatures in an annex, which only the legislator could change. The Regulation gives principles and relies on guidelines of the EDQM and the ECDC. These change more often, so procedures should be checked against them every year.

**Registration is more detailed.** Whoever carries out a SoHO activity is registered as an entity; those that both process and store need an authorisation as an establishment. It should therefore be clear to which authorisation each refrigerator belongs.

## Requirements for equipment

The Regulation does not mention them. But traceability, reports of deviations and risk assessment are all based on temperature records. Before it applies, we recommend that you

- match the list of equipment with the list of activities
- find out whether alarm records can be exported, and how long they are kept
- store breast milk and microbiota on shelves of their own

Some refrigerators take two years from request to acceptance, so it is advisable to start early.`,
    es_ES: `El Reglamento (UE) 2024/1938 fija normas de calidad y seguridad para las sustancias de origen humano destinadas a su aplicación en personas (SoHO, por su sigla inglesa). Entró en vigor el 6 de agosto de 2024 y se aplica desde el 7 de agosto de 2027, cuando quedan derogadas la directiva de la sangre (2002/98/CE) y la de tejidos y células (2004/23/CE). Los órganos quedan fuera.

**Un ámbito más amplio.** Además de sangre, tejidos y células, abarca la leche materna y la microbiota intestinal. Un banco de leche humana quedará sujeto a la misma norma que un banco de sangre.

**Directrices en lugar de anexos.** Las directivas fijaban las temperaturas de conservación en un anexo, que solo el legislador podía cambiar. El Reglamento da principios y se apoya en directrices de la EDQM y del ECDC, que se actualizan con más frecuencia. Conviene revisar cada año los procedimientos con ellas.

**Un registro más detallado.** Quien realiza una actividad SoHO se inscribe como entidad; quien procesa y almacena necesita autorización. Por tanto, debe quedar claro a qué autorización pertenece cada frigorífico.

## Requisitos de los equipos

El Reglamento no los menciona. Pero la trazabilidad, la notificación de desviaciones y el análisis de riesgos se basan en registros de temperatura. Antes de su aplicación recomendamos:

- cotejar la lista de equipos con la de actividades
- averiguar si los registros de alarmas se pueden exportar y cuánto tiempo se conservan
- asignar estantes propios a la leche materna y la microbiota

Algunos frigoríficos tardan dos años desde la solicitud hasta la recepción, por lo que conviene empezar pronto.`,
    fr_FR: `Le règlement (UE) 2024/1938 fixe des normes de qualité et de sécurité pour les substances d’origine humaine destinées à une application humaine, dites SoHO d’après l’anglais. Entré en vigueur le 6 août 2024, il s’applique à compter du 7 août 2027, date à laquelle prennent fin la directive sur le sang (2002/98/CE) et celle sur les tissus et cellules (2004/23/CE). Les organes restent à part.

**Un champ d’application élargi.** Outre le sang, les tissus et les cellules, il comprend le lait maternel et le microbiote intestinal. Un lactarium sera soumis au même texte qu’un service du sang.

**Des lignes directrices au lieu d’annexes.** Les directives fixaient les températures de conservation en annexe, que seul le législateur pouvait modifier. Le règlement pose des principes et s’appuie sur les lignes directrices de l’EDQM et de l’ECDC, actualisées plus souvent. Les procédures internes seront à revoir chaque année.

**Un registre plus précis.** Qui exerce une activité SoHO s’enregistre comme entité ; qui traite et conserve à la fois doit être autorisé comme établissement. Chaque réfrigérateur doit donc être rattaché à une autorisation.

## Exigences pour les appareils

Le règlement ne les mentionne pas. Mais la traçabilité, la notification des écarts et l’analyse de risque reposent toutes sur des relevés de température. D’ici à son application, nous recommandons de

- rapprocher la liste des appareils de celle des activités
- vérifier si les alarmes s’exportent et combien de temps elles sont conservées
- réserver des clayettes au lait maternel et au microbiote

Mieux vaut commencer tôt : l’achat d’un réfrigérateur peut prendre deux ans, de la demande à la réception.`,
  },
}

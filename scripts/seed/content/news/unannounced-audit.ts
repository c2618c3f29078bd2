import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const unannouncedAudit: NewsSeed = {
  id: '1214000000000002041',
  slug: 'unannounced-audit',
  type: 'LatestNews',
  cover: 'menu-recruitment.webp',
  publishTime: '2024-03-21T09:15:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '青屿工厂 ISO 13485 飞行检查：两项轻微不符合，一项观察项',
    en_EN: 'Unannounced ISO 13485 audit: three minor findings',
    es_ES: 'Auditoría ISO 13485 sin previo aviso: tres observaciones menores',
    fr_FR: 'Audit ISO 13485 inopiné : trois constats mineurs',
  },
  coverAlt: {
    zh_CN: '工厂工作台上的压缩机与控制板，后面是生产线上的箱体',
    en_EN: 'Compressors and control boards on a bench in the factory, freezer bodies behind',
    es_ES:
      'Compresores y placas de control sobre un banco de la fábrica; detrás, cuerpos de ultracongeladores',
    fr_FR: 'Compresseurs et cartes de commande sur un établi de l’usine, des corps de congélateurs derrière',
  },
  body: {
    zh_CN: `3 月 5 日 8 时 50 分，公告机构的两位审核员到达青屿工厂，进行为期两天的飞行检查。从登记到进入测试大厅用了 11 分钟。

## 检查内容

第一天上午，审核员在总装线上任选一台 U500，逐项追溯：压缩机批号、充注记录、操作者的培训证明、天平的校准。四份文件在 38 分钟内提供齐全。

下午检查投诉处理，抽取 20 份，逐份核对至关闭。

第二天检查消防器材、来料检验和一次实际停线。

## 检查结果

- **轻微不符合**：一台扭矩扳手的校准标签褪色，日期无法辨认。扳手本身在有效期内。全厂 212 张标签已改用激光打标
- **轻微不符合**：一份供应商年度评价晚了九天
- **观察项**：测试大厅的操作说明挂得过高（2 米），现已降至 1.5 米

没有严重不符合项。整改报告 3 月 18 日提交，三条均已关闭。

> 飞行检查看到的，是工厂日常的状态。

**贺远舟，制造与质量总监**`,
    en_EN: `At 8:50 on 5 March two auditors of our notified body arrived at the Qingyu plant for an unannounced audit of two days. Eleven minutes after signing in, they were in the test hall.

## What was examined

The auditors chose a U500 on the line and traced its history: batch of the compressor, record of the charge, training of the person who charged it, calibration of the scale. All four documents were available within 38 minutes.

In the afternoon they examined twenty complaints, each until it was closed. On the second day they looked at incoming goods, fire extinguishers and an actual stop of the line.

## Findings

- **Minor**: a torque wrench whose calibration label had faded. The calibration itself was valid. All 212 labels are now engraved
- **Minor**: an annual review of one supplier, nine days late
- **Observation**: the instructions in the test hall hung too high, at two metres. They now hang at a metre and a half

There was no major finding. Our answer was submitted on 18 March, and all three points are closed.

> An unannounced audit shows an ordinary working day.

**He Yuanzhou, Director of Manufacturing and Quality**`,
    es_ES: `A las 8:50 del 5 de marzo, dos auditores de nuestro organismo notificado se presentaron en la planta de Qingyu para una auditoría sin previo aviso de dos días. Once minutos después de registrarse estaban en la sala de ensayos.

## Qué se examinó

Los auditores eligieron un U500 de la línea y siguieron su trazabilidad: lote del compresor, registro de la carga, formación de quien lo cargó, calibración de la báscula. Los cuatro documentos estuvieron disponibles en 38 minutos.

Por la tarde revisaron veinte reclamaciones, cada una hasta su cierre. El segundo día examinaron la recepción de materiales, los extintores y una parada real de la línea.

## Observaciones

- **Menor**: una llave dinamométrica con la etiqueta de calibración descolorida. La calibración era válida. Las 212 etiquetas están ahora grabadas
- **Menor**: la revisión anual de un proveedor, con nueve días de retraso
- **Observación**: las instrucciones de la sala de ensayos estaban a dos metros de altura, demasiado altas. Ahora están a metro y medio

No hubo ninguna observación mayor. La respuesta se envió el 18 de marzo y los tres puntos están cerrados.

> Una auditoría sin previo aviso muestra un día de trabajo normal.

**He Yuanzhou, director de Fabricación y Calidad**`,
    fr_FR: `Le 5 mars à 8 h 50, deux auditeurs se sont présentés à l’entrée de l’usine de Qingyu et ont annoncé un audit inopiné de notre organisme notifié, sur deux jours. Onze minutes après avoir signé le registre, ils étaient dans la salle d’essai.

## L’examen

Les auditeurs ont choisi un U500 sur la ligne et demandé sa traçabilité : lot du compresseur, relevé de charge, formation de l’opérateur, étalonnage de la balance. Les quatre documents ont été présentés en 38 minutes.

L’après-midi a été consacré aux réclamations : vingt ont été tirées au sort et suivies jusqu’à leur clôture. Le second jour, ils ont examiné la réception des matières, les extincteurs et un arrêt de ligne réel.

## Les constats

- **Mineur** : une clé dynamométrique à l’étiquette d’étalonnage effacée, l’étalonnage étant à jour. Les 212 étiquettes sont désormais gravées
- **Mineur** : la revue annuelle d’un fournisseur, en retard de neuf jours
- **Remarque** : les consignes de la salle d’essai étaient affichées trop haut, à deux mètres. Elles sont maintenant à un mètre cinquante

Aucun constat majeur. Notre réponse est partie le 18 mars ; les trois points sont clos.

> Un audit inopiné porte sur une journée de travail ordinaire.

**He Yuanzhou, directeur de la fabrication et de la qualité**`,
  },
}

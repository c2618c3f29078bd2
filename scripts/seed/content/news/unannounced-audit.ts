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
    zh_CN: 'ISO 13485 飞行检查：三条观察项',
    en_EN: 'Unannounced ISO 13485 audit: three minor findings',
    es_ES: 'Auditoría ISO 13485 sin previo aviso: tres observaciones menores',
    fr_FR: 'Audit ISO 13485 inopiné : trois constats mineurs',
  },
  coverAlt: {
    zh_CN: '总装线上的成品超低温保存箱',
    en_EN: 'Finished freezers on the assembly line',
    es_ES: 'Ultracongeladores terminados en la línea de montaje',
    fr_FR: 'Congélateurs finis sur la chaîne de montage',
  },
  body: {
    zh_CN: `3 月 5 日 8 时 50 分，两位审核员站在青屿工厂门卫室，出示证件，说明来意：公告机构的不预先通知审核，两天。门卫按规定先请他们换鞋套，再打电话。从登记到走进测试大厅，用了 11 分钟。

## 他们要看的

第一天上午，他们没有去会议室。一位随手指了总装线上的一台 U500，要求从它倒查回去：压缩机批号、充注记录、操作者的培训证明、那台天平的校准。四份文件，38 分钟到齐。

下午查投诉。抽了 20 份，逐份看到关闭为止。

第二天看灭火器、来料检验和一次真实的停线。

## 三条记录

- **轻微不符合**：一台扭矩扳手的校准标签褪色，日期读不出来。扳手本身在有效期内。全厂 212 张标签已改用激光打标
- **轻微不符合**：一份供应商年度评价晚了九天
- **观察项**：测试大厅的操作说明挂在两米高处，“对高个子很友好”

没有严重不符合。整改报告 3 月 18 日提交，三条均已关闭。

> 预先通知的审核，查的是我们的准备。不通知的，查的是星期二。

**贺远舟，制造与质量总监**

说明牌已降到一米五。`,
    en_EN: `At 8:50 on 5 March two auditors stood at the gate of the Qingyu plant, showed their papers and explained themselves: an unannounced audit by our notified body, two days. The gatekeeper followed the rule and gave them overshoes before she telephoned. Eleven minutes after signing in, they were in the test hall.

## What they asked for

They did not go to the meeting room. One of them pointed at a U500 on the line and wanted its history backwards: batch of the compressor, record of the charge, training of the person who charged it, calibration of the scale. Four documents, 38 minutes.

The afternoon went to complaints. They drew twenty and followed each until it was closed. On the second day they looked at incoming goods, fire extinguishers and a stop of the line that happened while they watched.

## What they wrote

- **Minor**: a torque wrench whose calibration label had faded. The wrench was in date, the label could not say so. All 212 labels are now engraved
- **Minor**: a yearly review of one supplier, nine days late
- **Observation**: the instructions in the test hall hang at two metres, which is “kind to tall people”

There was no major finding. Our answer went out on 18 March and all three points are closed.

> An announced audit examines how we prepare. This one examined a Tuesday.

**He Yuanzhou, Director of Manufacturing and Quality**

The instructions now hang at a metre and a half.`,
    es_ES: `A las 8:50 del 5 de marzo, dos auditores se presentaron en la entrada de la planta de Qingyu, mostraron sus credenciales y anunciaron una auditoría sin previo aviso del organismo notificado, de dos días. Once minutos después de firmar estaban en la sala de ensayos.

## Qué pidieron

No pasaron por la sala de reuniones. Uno señaló un U500 de la línea y pidió su trazabilidad: lote del compresor, registro de la carga, formación de quien lo cargó, calibración de la báscula. Cuatro documentos, 38 minutos.

Por la tarde revisaron las reclamaciones: eligieron veinte y siguieron cada una hasta su cierre. El segundo día miraron la recepción de materiales, los extintores y una parada de línea que ocurrió ante sus ojos.

## Qué escribieron

- **Menor**: una llave dinamométrica con la etiqueta de calibración descolorida. La llave estaba en plazo, pero la etiqueta era ilegible. Las 212 etiquetas van ahora grabadas
- **Menor**: la revisión anual de un proveedor, con nueve días de retraso
- **Observación**: las instrucciones de la sala de ensayos cuelgan a dos metros, demasiado altas para leerlas

No hubo ninguna mayor. Respondimos el 18 de marzo y los tres puntos están cerrados.

> Una auditoría anunciada examina cómo nos preparamos; esta, cómo trabajamos un día cualquiera.

**He Yuanzhou, director de Fabricación y Calidad**

Las instrucciones cuelgan ya a metro y medio.`,
    fr_FR: `Le 5 mars à 8 h 50, deux auditeurs se sont présentés à l’entrée de l’usine de Qingyu et ont annoncé un audit inopiné de notre organisme notifié, sur deux jours. Onze minutes après avoir signé le registre, ils étaient dans la salle d’essai.

## Ce qu’ils ont demandé

Pas de salle de réunion. L’un d’eux a désigné un U500 sur la ligne et demandé sa traçabilité : lot du compresseur, relevé de charge, formation de l’opérateur, étalonnage de la balance. Quatre documents, 38 minutes.

L’après-midi a été consacré aux réclamations : vingt tirées au sort, suivies chacune jusqu’à sa clôture. Le second jour, ils ont vu la réception des matières, les extincteurs et un arrêt de ligne survenu sous leurs yeux.

## Ce qu’ils ont écrit

- **Mineur** : une clé dynamométrique à l’étiquette d’étalonnage effacée. La clé était à jour, mais l’étiquette illisible. Les 212 étiquettes sont désormais gravées
- **Mineur** : la revue annuelle d’un fournisseur, en retard de neuf jours
- **Remarque** : les consignes de la salle d’essai sont affichées à deux mètres, trop haut pour être lues

Aucun constat majeur. Notre réponse est partie le 18 mars ; les trois points sont clos.

> Un audit annoncé examine notre préparation ; celui-ci, notre travail d’un jour ordinaire.

**He Yuanzhou, directeur de la fabrication et de la qualité**

Les consignes sont maintenant à un mètre cinquante.`,
  },
}

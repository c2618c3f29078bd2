import { internationalOnly } from '../sites'
import type { ServiceTypeSeed } from './types'

export const iqOqPq: ServiceTypeSeed = {
  id: '1214000000000002202',
  slug: 'iq-oq-pq',
  mode: 'single',
  contractLayout: 'normal',
  cover: 'service-iq-oq-pq.webp',
  order: 2,
  sites: internationalOnly,
  updateTime: '2026-08-11T09:10:00+02:00',
  name: { zh_CN: 'IQ/OQ/PQ 确认', en_EN: 'IQ/OQ/PQ', es_ES: 'IQ/OQ/PQ', fr_FR: 'QI/QO/QP' },
  content: {
    zh_CN: `IQ、OQ、PQ 依次确认三项内容：安装是否正确，性能是否达标，在实际使用条件下能否保持。

~~~figures
2 | 天 | U830 的 IQ 与 OQ 用时
7 | 天 | PQ 连续运行时间
27 | 点 | 空载温度分布的布点
~~~

## 安装确认（IQ）

- 型号、序列号、配件与订单逐项核对，运输冲击标签拍照留存
- 供电、接地、散热间距、地面水平、房间温度
- 固件版本、时钟、校准证书有效期、随机文件清单

## 运行确认（OQ）

1. 降温时间，与出厂测试曲线对照
2. 空载 27 点（冷藏箱 9 点）温度分布
3. 开门 60 秒后的恢复，断电升温
4. 报警逐条触发：高温、低温、断电、门、探头、电池，并确认相应电话收到呼叫
5. 权限、审计追踪、电子记录的备份与恢复

## 性能确认（PQ）

使用您的冻存盒和冻存架，按您的开门频次连续运行七天。装载图由双方签字，作为以后再验证的依据。生物安全柜的 PQ 另含操作者在位时的气流烟雾模式。

## 文件

方案先审批，后执行；偏差当场编号，写明原因与处理。签字页、原始记录、仪器证书装订为一册，同时给电子版，按 21 CFR Part 11 与欧盟 GMP 附录 11 组织。也可采用您的模板。

一台 U830 的 IQ 与 OQ 两天完成，PQ 连续运行七天，无需值守。多台设备可同时进行，不增加人员。`,
    en_EN: `IQ, OQ and PQ answer three questions: is the equipment installed correctly, does it meet its specification, and does it keep doing so in your use?

~~~figures
2 | days | for IQ and OQ of a U830
7 | days | of PQ, unattended
27 || points mapped in a freezer
~~~

## Installation qualification

- Model, serial number and accessories against the order; shock labels photographed
- Power supply, earth, clearances, level, room temperature
- Firmware, clock, validity of certificates, list of documents

## Operational qualification

1. Pull-down time, compared with the curve from the plant
2. Empty mapping, 27 points in a freezer, nine in a refrigerator
3. Recovery after 60 seconds with the door open; warm-up without power
4. Each alarm triggered (warm, cold, power, door, probe, battery) and its reception on the right telephone confirmed
5. Rights, audit trail, backup and restoration of records

## Performance qualification

PQ takes seven days, with your boxes, racks and pattern of door openings. Both parties sign the loading plan, to which later requalification refers. For a biosafety cabinet it includes a smoke test at the front opening with the operator seated.

## Documents

Protocols are approved before they are carried out. Deviations receive a number on the spot, with cause and action. Signatures, raw data and certificates form one file, on paper and electronically, arranged for 21 CFR Part 11 and EU GMP Annex 11. If you have templates of your own, we use those.

IQ and OQ of a U830 take two days; PQ then runs for seven days unattended. Several units can be qualified at once without additional staff.`,
    es_ES: `IQ, OQ y PQ responden a tres preguntas: si el equipo está bien instalado, si cumple sus especificaciones y si las mantiene en su uso real.

~~~figures
2 | días | de IQ y OQ para un U830
7 | días | de PQ, sin intervención
27 || puntos de mapeo en vacío
~~~

## Cualificación de la instalación (IQ)

- Modelo, número de serie y accesorios frente al pedido; etiquetas de impacto fotografiadas
- Alimentación, toma de tierra, distancias, nivelación y temperatura de la sala
- Firmware, reloj, vigencia de certificados, lista de documentos

## Cualificación operacional (OQ)

1. Tiempo de enfriamiento, comparado con la curva de fábrica
2. Mapeo en vacío, 27 puntos en un congelador y nueve en un frigorífico
3. Recuperación tras 60 segundos de puerta abierta; calentamiento sin corriente
4. Cada alarma provocada (calor, frío, corriente, puerta, sonda, batería) y recepción comprobada en el teléfono previsto
5. Permisos, pista de auditoría, copia de seguridad y restauración de registros

## Cualificación del desempeño (PQ)

Dura siete días y se realiza con sus cajas, sus racks y su pauta de aperturas. Ambas partes firman el plano de carga, al que se remitirá la recualificación. En una cabina de seguridad biológica incluye la prueba de humo en la abertura frontal con el operador sentado.

## Documentos

Los protocolos se aprueban antes de ejecutarse. Las desviaciones se numeran en el acto, con causa y acción. Firmas, datos brutos y certificados forman un expediente, en papel y electrónico, ordenado para 21 CFR Part 11 y el anexo 11 de las NCF de la UE. Si tiene plantillas propias, utilizamos las suyas.

Un U830 requiere dos días de IQ y OQ; la PQ dura después siete días sin intervención. Varios equipos pueden cualificarse a la vez sin personal adicional.`,
    fr_FR: `QI, QO et QP répondent à trois questions : l’appareil est-il correctement installé, est-il conforme à ses spécifications, le reste-t-il dans vos conditions d’utilisation ?

~~~figures
2 | jours | de QI et QO pour un U830
7 | jours | de QP, sans intervention
27 || points de cartographie à vide
~~~

## Qualification d’installation (QI)

- Modèle, numéro de série et accessoires comparés à la commande ; indicateurs de choc photographiés
- Alimentation, mise à la terre, dégagements, mise à niveau, température de la pièce
- Micrologiciel, horloge, validité des certificats, liste des documents

## Qualification opérationnelle (QO)

1. Descente en température, comparée à la courbe d’usine
2. Cartographie à vide, 27 points pour un congélateur, neuf pour un réfrigérateur
3. Temps de récupération après 60 secondes de porte ouverte ; temps de remontée hors tension
4. Chaque alarme déclenchée (température haute et basse, courant, porte, sonde, batterie) et sa réception vérifiée sur le téléphone prévu
5. Droits, piste d’audit, sauvegarde et restauration des enregistrements

## Qualification de performance (QP)

Elle dure sept jours, avec vos boîtes, vos racks et votre rythme d’ouvertures. Les deux parties signent le plan de chargement, auquel se référera la requalification. Pour un poste de sécurité microbiologique, elle comprend l’essai à la fumée à l’ouverture frontale, opérateur assis.

## Documents

Les protocoles sont approuvés avant exécution. Les écarts reçoivent un numéro sur-le-champ, avec cause et action. Signatures, données brutes et certificats forment un dossier, papier et électronique, structuré selon le 21 CFR Part 11 et l’annexe 11 des BPF européennes. Si vous avez vos propres modèles, nous les utilisons.

Un U830 demande deux jours de QI et QO ; la QP dure ensuite sept jours sans intervention. Plusieurs appareils peuvent être qualifiés en même temps sans personnel supplémentaire.`,
  },
}

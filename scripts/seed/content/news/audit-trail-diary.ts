import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const auditTrailDiary: NewsSeed = {
  id: '1214000000000011014',
  slug: 'audit-trail-diary',
  type: 'IndustryNews',
  cover: 'news-cleanroom-corridor.webp',
  publishTime: '2023-12-21T08:45:00+00:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '温度数据的审计追踪：每条记录须写明的五项内容',
    en_EN: 'Audit trail of temperature data: five questions that every entry must answer',
    es_ES: 'Pista de auditoría: las cinco preguntas que debe responder cada registro',
    fr_FR: 'Piste d’audit : cinq questions auxquelles chaque entrée doit répondre',
  },
  coverAlt: coverAlts['news-cleanroom-corridor.webp'],
  body: {
    zh_CN: `受 GxP 监管的客户验收监测系统时，看得最多的是报警记录；检查员看得最多的则是另一项：谁、在什么时候、把什么由多少改为多少、原因是什么。这就是审计追踪。美国 21 CFR Part 11、欧盟 GMP 附录 11 都有要求，国内 GMP 附录《计算机化系统》也有规定。

## 以一条报警限为例

周二 16:42，某台冰箱的上限由 −70 °C 改为 −60 °C。一条合格的记录应能回答：

1. 谁改的？个人账号。“管理员”不是人名
2. 什么时候？时钟要与时间源同步，时区写清楚
3. 原来是多少？旧值保留，看得见
4. 为什么？一句话，由改的人写
5. 谁看过？定期审核追踪本身，也要留下记录

第五条最常缺失。追踪功能虽已开启，若无人定期审核，便起不到作用。

## 时钟同步

我们见过一家企业，十二台记录仪的时钟最多相差 41 分钟。单看每条曲线都正确，放在一起，事件的先后便无法判断。校准证书写明了温度的不确定度，时钟却常常无人核对。

## 纸质记录

打印后签字可以，前提是原始电子数据仍然保留。ALCOA 原则中的“原始”，指最先生成的那一份记录，而不是盖了章的那一份。`,
    en_EN: `When a company that works under GxP accepts a monitoring system, it spends most of the time on the alarm log. Inspectors turn to another page: who changed what, from which value to which, when, and for what reason. That page is the audit trail. 21 CFR Part 11 in the United States and Annex 11 of the EU’s GMP guide both ask for it.

## One alarm limit, five questions

On Tuesday at 16:42 the upper limit of a freezer went from −70 °C to −60 °C. A good entry tells you

1. who made the change, by a personal account; “admin” is not a person
2. when, by a clock synchronised with a time source, with the time zone
3. what the previous value was, still legible
4. why, in a sentence written by the same person
5. who has reviewed it since, because the trail itself must be reviewed and the review recorded

The fifth is the one most often missing. A trail that nobody reviews is of no use.

## Synchronised clocks

In one plant we found twelve loggers whose clocks differed by up to 41 minutes. Each curve was right; side by side, they no longer showed what had happened first. The certificates gave the uncertainty of the temperature to two decimals, but nobody had checked the clocks.

## Paper records

You may print and sign, as long as the electronic record is kept. In ALCOA, the O stands for *original*: the record that was made first, not the one with the stamp.`,
    es_ES: `Cuando una empresa sujeta a GxP recepciona un sistema de monitorización, dedica casi todo el tiempo al registro de alarmas. Los inspectores consultan otra página: quién cambió qué, de qué valor a cuál, cuándo y por qué motivo. Es la pista de auditoría, que exigen el 21 CFR Part 11 en Estados Unidos y el anexo 11 de las normas de correcta fabricación de la UE.

## Un límite de alarma, cinco preguntas

El martes a las 16:42, el límite superior de un congelador pasó de −70 °C a −60 °C. Una anotación completa indica:

1. quién lo hizo, con una cuenta personal y no con un «admin» compartido
2. cuándo, según un reloj sincronizado y con su huso horario
3. qué valor había antes, todavía legible
4. por qué, en una frase escrita por la misma persona
5. quién lo ha revisado desde entonces, porque la pista se revisa y la revisión queda registrada

La quinta es la que falta con más frecuencia. Una pista que nadie revisa no sirve ante un inspector.

## Relojes sincronizados

En una planta encontramos doce registradores cuyos relojes diferían hasta 41 minutos. Cada curva era correcta; juntas, ya no mostraban qué había ocurrido antes. Los certificados daban la incertidumbre de la temperatura con dos decimales, pero nadie había comprobado los relojes.

## Registros en papel

Se puede imprimir y firmar, siempre que se conserve el registro electrónico. En ALCOA, la O es de *original*: el primer registro, no el que lleva el sello.`,
    fr_FR: `Quand un client soumis aux BPx (GxP) réceptionne un système de surveillance, il consacre l’essentiel du temps aux alarmes. L’inspecteur regarde une autre page : qui a changé quoi, de quelle valeur à quelle autre, quand et pourquoi. C’est la piste d’audit, exigée par le 21 CFR Part 11 aux États-Unis et par l’annexe 11 des BPF européennes.

## Un seuil d’alarme, cinq questions

Mardi à 16 h 42, le seuil haut d’un congélateur est passé de −70 °C à −60 °C. Une ligne complète indique

1. qui l’a fait, sous un compte personnel et non sous un compte « admin » partagé
2. quand, selon une horloge synchronisée, fuseau compris
3. quelle valeur s’y trouvait auparavant, encore lisible
4. pourquoi, en une phrase écrite par la même personne
5. qui l’a relue depuis, car la piste est revue et la revue enregistrée

La cinquième manque le plus souvent. Une piste que personne ne relit n’a aucune valeur devant un inspecteur.

## Des horloges synchronisées

Dans une usine, nous avons trouvé douze enregistreurs dont les horloges différaient de 41 minutes au plus. Chaque courbe était juste ; côte à côte, elles ne montraient plus ce qui s’était produit en premier. Les certificats donnaient l’incertitude de la température à deux décimales, mais personne n’avait vérifié les horloges.

## Enregistrements papier

On peut imprimer et signer, à condition de conserver l’enregistrement électronique. Dans ALCOA, le O signifie *original* : le premier enregistrement, et non la copie tamponnée.`,
  },
}

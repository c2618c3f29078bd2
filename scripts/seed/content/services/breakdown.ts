import { internationalOnly } from '../sites'
import type { ServiceTypeSeed } from './types'

export const breakdown: ServiceTypeSeed = {
  id: '1214000000000002203',
  slug: 'breakdown',
  mode: 'single',
  contractLayout: 'normal',
  cover: 'news-rotterdam-service-hub.webp',
  order: 3,
  sites: internationalOnly,
  updateTime: '2026-10-06T09:00:00+02:00',
  name: { zh_CN: '故障抢修', en_EN: 'Breakdown', es_ES: 'Averías', fr_FR: 'Dépannage' },
  content: {
    zh_CN: `冰箱升温时，时间比零件要紧。一台满载的 U830 断电后由 −80 °C 升到 −50 °C 有 290 分钟，知道这个数，第一个电话就不会慌。

## 打电话之前

1. 门不要再开
2. 看门封、电源、冷凝器前格栅：三成来电到此为止
3. 记下屏幕读数、报警代码、序列号
4. 有备用冰箱的，先想好谁来搬、搬哪几层

## 电话里

接电话的人都做过三年以上现场。联网设备的曲线我们同时看得到，判断是门、是电、还是制冷，通常用不了十分钟。工作时间之外，值班电话只接一类来电：正在升温的冰箱。

## 零件与备机

- 鹿特丹服务中心储备 11,400 种备件，中欧时间 16 时前下单，当天出库；试运行期间从下单到送达的中位时间为 27 小时
- 12 台备用超低温冰箱常年制冷，Complete 合同用户 24 小时内送达
- 碳氢制冷剂维修只由持证人员进行，先测浓度，再动工具

## 修好以后

不是压缩机转了就算好。我们等到箱体回到设定温度，连续记录 12 小时，必要时做一次简化的温度分布验证，再请您签字。报告写三行：坏了什么、为什么、怎样才不再坏。没有合同的用户同样可以报修，按次计费，两个工作日内答复。`,
    en_EN: `When a freezer warms, time matters before parts do. A loaded U830 without power takes 290 minutes from −80 °C to −50 °C. Whoever knows that figure makes a calmer call.

## Before you call

1. Leave the door shut
2. Look at the seal, the plug and the grille in front of the condenser: three calls in ten end here
3. Note the reading, the alarm code and the serial number
4. If there is a spare freezer, decide who will carry, and which shelves first

## On the telephone

Those who answer have spent at least three years in the field. If the appliance is connected they see its curve while you speak, and it seldom takes ten minutes to tell a door from a supply and a supply from a compressor. Outside working hours the line is staffed for one kind of call, a freezer that is warming.

## Parts and loans

- The Rotterdam hub keeps 11,400 part numbers. What is ordered before 16:00 Central European Time leaves the same day; in the trial run the median to delivery was 27 hours
- Twelve loan freezers stand cold. With a Complete contract one reaches you within 24 hours
- Hydrocarbon circuits are opened only by certified engineers, who measure the air before they touch a tool

## When it runs again

A compressor that turns is not a repair. We wait until the cabinet is back at its setting, record for twelve hours, map at a few points where the work demands it, and then ask for your signature. The report has three lines: what failed, why, and what keeps it from happening again. Without a contract you are welcome too: visits are charged singly and answered within two working days.`,
    es_ES: `Cuando un congelador se calienta, el tiempo importa antes que las piezas. Un U830 cargado y sin corriente tarda 290 minutos en pasar de −80 °C a −50 °C. Quien conoce esa cifra llama con más calma.

## Antes de llamar

1. No vuelva a abrir la puerta
2. Mire la junta, el enchufe y la rejilla del condensador: tres de cada diez llamadas acaban aquí
3. Anote la lectura, el código de alarma y el número de serie
4. Si hay un congelador de reserva, decida quién traslada y qué estantes primero

## Al teléfono

Quien responde tiene al menos tres años de trabajo de campo. Si el equipo está conectado, ve su curva mientras usted habla, y rara vez hacen falta diez minutos para distinguir una puerta de una alimentación y esta de un compresor. Fuera del horario, la línea atiende una sola clase de llamada: un congelador que se calienta.

## Piezas y préstamos

- El centro de Róterdam guarda 11 400 referencias. Lo pedido antes de las 16:00, hora central europea, sale el mismo día; en la prueba, la mediana hasta la entrega fue de 27 horas
- Doce congeladores de préstamo están siempre fríos. Con un contrato Complete, uno llega en 24 horas
- Los circuitos de hidrocarburos solo los abre personal certificado, que mide el aire antes de tocar una herramienta

## Cuando vuelve a funcionar

Que el compresor gire no es una reparación. Esperamos a que el equipo vuelva a su consigna, registramos doce horas, mapeamos unos puntos si el trabajo lo exige y solo entonces pedimos su firma. El informe tiene tres líneas: qué falló, por qué y qué impide que se repita. Sin contrato también atendemos: las visitas se cobran una a una y se responden en dos días laborables.`,
    fr_FR: `Quand un congélateur se réchauffe, le temps compte avant les pièces. Un U830 chargé et sans courant met 290 minutes de −80 °C à −50 °C. Qui connaît ce chiffre appelle plus calmement.

## Avant d’appeler

1. N’ouvrez plus la porte
2. Regardez le joint, la prise et la grille du condenseur : trois appels sur dix s’arrêtent là
3. Notez la valeur affichée, le code d’alarme et le numéro de série
4. S’il existe un congélateur de secours, décidez qui transporte, et quelles clayettes d’abord

## Au téléphone

Ceux qui répondent ont au moins trois ans de terrain. Si l’appareil est connecté, ils voient sa courbe pendant que vous parlez ; il faut rarement dix minutes pour distinguer une porte d’une alimentation, et celle-ci d’un compresseur. Hors des heures ouvrées, la ligne répond à un seul type d’appel : un congélateur qui se réchauffe.

## Pièces et prêts

- Le centre de Rotterdam garde 11 400 références. Ce qui est commandé avant 16 h, heure d’Europe centrale, part le jour même ; pendant l’essai, le délai médian de livraison a été de 27 heures
- Douze congélateurs de prêt attendent, froids. Avec un contrat Complete, l’un d’eux arrive sous 24 heures
- Les circuits à hydrocarbures ne sont ouverts que par des personnes certifiées, qui mesurent l’air avant de toucher un outil

## Quand il tourne de nouveau

Un compresseur qui tourne n’est pas une réparation. Nous attendons le retour à la consigne, enregistrons douze heures, cartographions quelques points si l’intervention l’exige, puis demandons votre signature. Le rapport tient en trois lignes : ce qui a lâché, pourquoi, et ce qui l’empêche de recommencer. Sans contrat, vous êtes aussi les bienvenus : les visites se facturent à l’unité, avec réponse sous deux jours ouvrés.`,
  },
}
